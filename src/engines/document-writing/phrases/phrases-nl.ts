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
  salutation: "Geachte heer, mevrouw,",
  closing: "Met vriendelijke groet,",
  subject: (title) => `Sollicitatie naar de functie van ${title}`,
  applying: (title, company) => `Hierbij solliciteer ik naar de functie van ${title} bij ${company}.`,
  worksSince: (title, organisation, from) => `Sinds ${month(from)} werk ik als ${title} bij ${organisation}.`,
  workedUntil: (title, organisation, to) => `Tot en met ${month(to)} werkte ik als ${title} bij ${organisation}.`,
  hasWorked: (title, organisation) => `Ik heb als ${title} bij ${organisation} gewerkt.`,
  aboutMe: "In het kort:",
  asks: [(quote) => `In uw vacature noemt u “${quote}”.`, (quote) => `U noemt ook “${quote}”.`],
  fromWork: (title, organisation) => `Uit mijn werk als ${title} bij ${organisation}:`,
  skills: (list) => `Mijn vaardigheden: ${list}.`,
  certificates: (list) => `Mijn certificaten: ${list}.`,
  languages: (list) => `Ik spreek ${list}.`,
  study: (parts) => `Mijn opleiding: ${parts.join(", ")}.`,
  conversation: "Graag licht ik mijn sollicitatie toe in een gesprek.",
  thanks: [],
  ownVoice: /^(Ik|Mijn)\b/,
  plainOpening: /^\p{Lu}\p{Ll}*(ing|atie|heid|eren|den|elijk|oop|eer)(?=\s)/u,
};
