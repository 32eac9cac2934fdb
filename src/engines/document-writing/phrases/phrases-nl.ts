import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { employerBehind } from "./employer-names.ts";

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
  notCompleted: "niet afgerond",
  topics: (list) => `Inhoud: ${list}`,
  salutation: "Geachte heer, mevrouw,",
  closing: "Met vriendelijke groet,",
  subject: (title) => `Sollicitatie naar de functie van ${title}`,
  applying: (title, company) => `Hierbij solliciteer ik naar de functie van ${title} bij ${company}.`,
  brings: (experience) => `Ik heb ${experience}.`,
  asPost: (title) => `als ${title}`,
  experience: (years, posts) => `${years} jaar ervaring ${posts}`,
  iAm: (trade) => `Ik ben ${trade}`,
  atEmployer: employerBehind((employer) => `bij ${employer}`),
  worksAs: (role, from) => `Sinds ${month(from)} werk ik als ${role}`,
  workedAs: (role, from, to, isBefore) =>
    isBefore
      ? `Daarvoor werkte ik van ${month(from)} tot ${month(to)} als ${role}`
      : `Van ${month(from)} tot ${month(to)} werkte ik als ${role}`,
  holds: (list, isOne) => `Ik breng de volgende ${isOne ? "kwalificatie" : "kwalificaties"} mee: ${list}`,
  studyOf: (degree, subject) => `${degree} ${subject}`,
  skillsAre: (list, isOne) => `Ook breng ik de volgende ${isOne ? "vaardigheid" : "vaardigheden"} mee: ${list}`,
  examples: "Voorbeelden uit mijn werk:",
  asksPay: (pay) => `Mijn salariswens is ${pay}.`,
  startsFrom: (date) => `Ik kan beginnen ${/^\d/.test(date) ? "per" : "vanaf"} ${date}.`,
  noticeIs: (period) => `Mijn opzegtermijn is ${period}.`,
  because: [/^omdat /i, "Ik solliciteer"],
  conversation: "Graag licht ik mijn sollicitatie toe in een gesprek.",
  thanks: [],
  ownVoice: /^(Ik|Mijn)\b/,
  subjectless: [/^(?:Kan|Ben|Heb|Hou|Werk|Ken|Spreek) /, "Ik"],
  wishes: [[/^(Wil|Zou|Zoek) /, "Ik"]],
};
