import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { houseBehind } from "./house-names.ts";
import { studyIn } from "./study-names.ts";

const month = monthWriter("it-IT");

/** Begins in lower case behind the salutation's comma. */
export const italianPhrases: DocumentPhrases = {
  locale: "it-IT",
  region: null,
  names: { cv: "CV", letter: "Lettera di presentazione" },
  headings: {
    summary: "Profilo",
    experience: "Esperienza professionale",
    education: "Istruzione",
    skills: "Competenze",
    certifications: "Certificati",
    volunteer: "Volontariato",
    training: "Corsi",
    publications: "Pubblicazioni",
    languages: "Lingue",
    references: "Referenze",
  },
  month,
  present: "oggi",
  grade: (grade) => `Voto: ${grade}`,
  notCompleted: "non concluso",
  topics: (list) => `Contenuti: ${list}`,
  salutation: "Gentili Signore e Signori,",
  closing: "Cordiali saluti",
  subject: (title) => `Candidatura per la posizione di ${title}`,
  applying: (title, company) =>
    `mi candido per la posizione di ${title}${company.includes(" ") ? "" : ` presso ${company}`}.`,
  brings: (experience) => `porto con me ${experience}.`,
  asPost: (title) => `come ${title}`,
  experience: (years, posts) => `${years} anni di esperienza ${posts}`,
  iAm: (trade) => `Sono ${trade}`,
  atHouse: houseBehind("presso"),
  worksAs: (role, from) => `Da ${month(from)} lavoro come ${role}`,
  workedAs: (role, from, to, isBefore) =>
    `${isBefore ? "In precedenza, da" : "Da"} ${month(from)} a ${month(to)}, ho lavorato come ${role}`,
  holds: (list) => `La mia formazione comprende ${list}`,
  studyOf: studyIn("in"),
  courses: (list) => `I miei corsi comprendono ${list}`,
  skillsAre: (list) => `Le mie competenze comprendono ${list}`,
  speaks: (list) => `Parlo ${list}`,
  examples: "Esempi del mio lavoro:",
  leadIn: "Nell’annuncio si chiede un esempio del mio lavoro.",
  asksPay: (pay) => `La mia richiesta economica è di ${pay}.`,
  startsFrom: (date) => `Posso iniziare dal ${date}.`,
  conversation: "Resto a disposizione per un colloquio.",
  thanks: [],
  wishes: [[/^(?:Cerco|Vorrei) /, ""]],
  ownVoice: /^(Sono|Ho|Lavoro|Cerco|Vorrei|Mi|Il mio|La mia|I miei|Le mie)\b/,
};
