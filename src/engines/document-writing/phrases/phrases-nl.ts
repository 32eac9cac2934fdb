import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const month = monthWriter("nl-NL");

export const dutchPhrases: DocumentPhrases = {
  locale: "nl-NL",
  region: null,
  names: { cv: "CV", letter: "Motivatiebrief" },
  headings: {
    summary: "Profiel",
    experience: "Werkervaring",
    education: "Opleiding",
    skills: "Vaardigheden",
    certifications: "Certificaten",
    volunteer: "Vrijwilligerswerk",
    training: "Cursussen",
    publications: "Publicaties",
    languages: "Talen",
    references: "Referenties",
  },
  month,
  present: "heden",
  grade: (grade) => `Cijfer: ${grade}`,
  topics: (list) => `Inhoud: ${list}`,
  relevant: (list) => `Voor deze functie: ${list}`,
  salutation: "Geachte heer, mevrouw,",
  closing: "Met vriendelijke groet,",
  subject: (title) => `Sollicitatie naar de functie van ${title}`,
  at: (organisation) => `bij ${organisation}`,
  applying: (title, company) => `Hierbij solliciteer ik naar de functie van ${title} bij ${company}.`,
  brings: (experience) => `Ik heb ${experience}.`,
  experience: (years, titles) => `${years} jaar ervaring als ${titles}`,
  worksSince: (title, where, from) => `Sinds ${month(from)} werk ik als ${title} ${where}.`,
  worked: (title, where, to, from) =>
    `${from ? `Van ${month(from)} tot` : "Tot"} en met ${month(to)} werkte ik als ${title} ${where}.`,
  hasWorked: (title, where) => `Ik heb als ${title} ${where} gewerkt.`,
  iAm: (trade) => `Ik ben ${trade}`,
  fromWork: (title, where) => `Als ${title} ${where}`,
  fromThisWork: "Uit dit werk:",
  holds: (list) => `Ik heb ook ${list}.`,
  speaks: (list) => `Ik spreek ${list}.`,
  alsoBrings: (list) => `Mijn profiel omvat verder: ${list}.`,
  study: (degree) => `Mijn opleiding: ${degree}.`,
  conversation: "Graag licht ik mijn sollicitatie toe in een gesprek.",
  thanks: [],
  ownVoice: /^(Ik|Mijn)\b/,
  wishes: [[/^(Wil|Zou|Zoek) /, "Ik"]],
};
