import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const month = monthWriter("fr-FR");
const muteH = /^h(ô|o[mnrs]|uiss|y|abi|é|er|i)/i;

/** "de" before a vowel that is heard. */
const of = (name: string) => (/^[aeiouàâéèêëîïôùû]/i.test(name) || muteH.test(name) ? `d’${name}` : `de ${name}`);

const institution =
  /^(hôpital|hospice|chu|ch|clinique|école|lycée|collège|université|mairie|ministère|association|institut|centre|ehpad)\b/i;

/** One is employed "chez" a firm; the article of an institution's name is not known. */
const at = (organisation: string) => (institution.test(organisation) ? `(${organisation})` : `chez ${organisation}`);

export const frenchPhrases: DocumentPhrases = {
  locale: "fr-FR",
  region: null,
  names: { cv: "CV", letter: "Lettre de motivation" },
  headings: {
    summary: "Profil",
    experience: "Expérience professionnelle",
    education: "Formation",
    skills: "Compétences",
    certifications: "Certificats",
    volunteer: "Bénévolat",
    training: "Formation continue",
    publications: "Publications",
    languages: "Langues",
    references: "Références",
  },
  month,
  present: "aujourd’hui",
  grade: (grade) => `Note\u00a0: ${grade}`,
  topics: (list) => `Contenu : ${list}`,
  salutation: "Madame, Monsieur,",
  closing: "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
  subject: (title) => `Candidature au poste ${of(title)}`,
  applying: (title, company) => `Je vous adresse ma candidature au poste ${of(title)} ${at(company)}.`,
  worksSince: (title, organisation, from) => `Depuis ${month(from)}, je travaille comme ${title} ${at(organisation)}.`,
  workedUntil: (title, organisation, to) => `J’ai travaillé comme ${title} ${at(organisation)} jusqu’en ${month(to)}.`,
  hasWorked: (title, organisation) => `J’ai travaillé comme ${title} ${at(organisation)}.`,
  aboutMe: "En bref\u00a0:",
  semicolon: "\u00a0;",
  asks: [
    (quote) => `Votre annonce mentionne «\u00a0${quote}\u00a0».`,
    (quote) => `Vous mentionnez aussi «\u00a0${quote}\u00a0».`,
  ],
  fromWork: (title, organisation) => `Mon travail comme ${title} ${at(organisation)}\u00a0:`,
  skills: (list) => `Mes compétences\u00a0: ${list}.`,
  certificates: (list) => `Mes certificats\u00a0: ${list}.`,
  languages: (list) => `Mes langues\u00a0: ${list}.`,
  study: (parts) => `Ma formation\u00a0: ${parts.join(", ")}.`,
  conversation: "Je me tiens à votre disposition pour un entretien.",
  thanks: [],
  ownVoice: /^(Je\b|J['’]|Mon\b|Ma\b|Mes\b)/,
  plainOpening: /^\p{Lu}\p{Ll}*(tion|sion|ment|age|ance|ence|ture|prise|mise|ivi|ente|oins|able)(?=\s)/u,
};
