import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { byFirstWord, employerBehind } from "./employer-names.ts";
import { studyIn } from "./study-names.ts";

const month = monthWriter("it-IT");

const at = byFirstWord("presso", [
  [
    /^(?:[aeiou]\p{Ll}*eria|associazione|agenzia|azienda|officina|autofficina|impresa|università|accademia|ospedale|hotel|istituto|albergo|asilo|agriturismo|ente|ufficio|ateneo)$/u,
    "presso l’",
  ],
  [/^st(?:udio|abilimento)$/, "presso lo "],
  [
    /(?<!^val)eria$|^(?:fondazione|federazione|confederazione|direzione|società|comunità|residenza|cooperativa|clinica|scuola|farmacia|casa|ditta|biblioteca|parrocchia|banca|tipografia)$/,
    "presso la ",
  ],
  [
    /ificio$|^(?:comune|centro|gruppo|ristorante|laboratorio|forno|negozio|supermercato|museo|teatro|consorzio|liceo|caffè|bar|policlinico|salone|convitto)$/,
    "presso il ",
  ],
]);

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
  applying: (title, company) => `mi candido per la posizione di ${title} ${at(company)}.`,
  brings: (experience) => `porto con me ${experience}.`,
  asPost: (title) => `come ${title}`,
  experience: (years, posts) => `${years} anni di esperienza ${posts}`,
  iAm: (trade) => `Sono ${trade}`,
  atEmployer: employerBehind(at),
  worksAs: (role, from) => `Da ${month(from)} lavoro come ${role}`,
  workedAs: (role, from, to, isBefore) =>
    `${isBefore ? "In precedenza, da" : "Da"} ${month(from)} a ${month(to)}, ho lavorato come ${role}`,
  holds: (list, isOne) => `Porto con me ${isOne ? "il seguente titolo" : "i seguenti titoli"}: ${list}`,
  studyOf: studyIn("in"),
  skillsAre: (list, isOne) => `Porto inoltre ${isOne ? "la seguente competenza" : "le seguenti competenze"}: ${list}`,
  examples: "Esempi del mio lavoro:",
  asksPay: (pay) => `La mia richiesta economica è di ${pay}.`,
  startsFrom: (date) => `Posso iniziare da${/^\d/.test(date) ? "l" : ""} ${date}.`,
  noticeIs: (period) => `Il mio preavviso è di ${period}.`,
  because: [/^perché /i, "Mi candido"],
  conversation: "Resto a disposizione per un colloquio.",
  thanks: [],
  wishes: [[/^(?:Cerco|Vorrei) /, ""]],
  ownVoice: /^(Sono|Ho|Lavoro|Cerco|Vorrei|Mi|Il mio|La mia|I miei|Le mie)\b/,
};
