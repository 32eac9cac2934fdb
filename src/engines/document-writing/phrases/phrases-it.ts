import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const month = monthWriter("it-IT");
const until = (yearMonth: string) => `fino ${/^a/.test(month(yearMonth)) ? "ad" : "a"} ${month(yearMonth)}`;

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
  topics: (list) => `Contenuti: ${list}`,
  titleSince: (title, from) => `${title} da ${month(from)}`,
  qualifications: "Competenze e titoli",
  salutation: "Gentili Signore e Signori,",
  closing: "Cordiali saluti",
  subject: (title) => `Candidatura per la posizione di ${title}`,
  at: (organisation) => `presso ${organisation}`,
  applying: (title, company) =>
    `mi candido per la posizione di ${title}${company.includes(" ") ? "" : ` presso ${company}`}.`,
  brings: (experience) => `porto con me ${experience}.`,
  experience: (years, titles) => `${years} anni di esperienza come ${titles}`,
  worksSince: (title, where, from) => `Da ${month(from)} lavoro come ${title} ${where}.`,
  worked: (title, where, to, from) =>
    from
      ? `Da ${month(from)} a ${month(to)} ho lavorato come ${title} ${where}.`
      : `Ho lavorato come ${title} ${where} ${until(to)}.`,
  hasWorked: (title, where) => `Ho lavorato come ${title} ${where}.`,
  iAm: (trade) => `Sono ${trade}`,
  fromWork: (title, where) => `Come ${title} ${where}`,
  fromThisWork: "L’essenziale di questo lavoro, in breve:",
  ofNote: "Da segnalare:",
  courses: (list, isOne) => `Ho frequentato ${isOne ? "il corso" : "i corsi"} ${list}.`,
  quoted: (name) => `«${name}»`,
  speaks: (list) => `Parlo ${list}.`,
  alsoBrings: (list) => `Porto inoltre con me: ${list}.`,
  conversation: "Resto a disposizione per un colloquio.",
  thanks: [],
  wishes: [[/^(?:Cerco|Vorrei) /, ""]],
  ownVoice: /^(Sono|Ho|Lavoro|Cerco|Vorrei|Mi|Il mio|La mia|I miei|Le mie)\b/,
};
