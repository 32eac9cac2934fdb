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
  salutation: "Gentili Signore e Signori,",
  closing: "Cordiali saluti",
  subject: (title) => `Candidatura per la posizione di ${title}`,
  applying: (title, company) =>
    `con la presente presento la mia candidatura per la posizione di ${title} presso ${company}.`,
  worksSince: (title, organisation, from) => `Da ${month(from)} lavoro come ${title} presso ${organisation}.`,
  workedUntil: (title, organisation, to) => `Ho lavorato come ${title} presso ${organisation} ${until(to)}.`,
  hasWorked: (title, organisation) => `Ho lavorato come ${title} presso ${organisation}.`,
  aboutMe: "In breve:",
  asks: [(quote) => `Nel vostro annuncio citate «${quote}».`, (quote) => `Citate inoltre «${quote}».`],
  fromWork: (title, organisation) => `Dal mio lavoro come ${title} presso ${organisation}:`,
  skills: (list) => `Le mie competenze: ${list}.`,
  certificates: (list) => `I miei certificati: ${list}.`,
  languages: (list) => `Le mie lingue: ${list}.`,
  study: (parts) => `La mia formazione: ${parts.join(", ")}.`,
  conversation: "Resto a disposizione per un colloquio.",
  thanks: [],
  ownVoice: /^(Sono|Ho|Lavoro|Mi|Il mio|La mia|I miei|Le mie)\b/,
  plainOpening: /^\p{Lu}\p{Ll}*(zione|stione|sione|mento|aggio|ura|enza|ita|abile|lli|cura)(?=\s)/u,
};
