import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { byFirstWord, employerBehind } from "./employer-names.ts";
import { capitalised } from "./first-letters.ts";

const month = monthWriter("fr-FR");
const muteH = /^h(ô|o[mnrs]|uiss|y|abi|é|er|i)/i;

/** "de" before a vowel that is heard. */
const isElided = (name: string) => /^[aeiouàâéèêëîïôùû]/i.test(name) || muteH.test(name);
const of = (name: string) => (isElided(name) ? `d’${name}` : `de ${name}`);

const byKind = byFirstWord("chez", [
  [
    /^(?:hôpital|hospice|école|université|association|institut|ehpad|opéra|atelier|hôtel|agence|académie|usine|office|entreprise|imprimerie|auberge)$/,
    "à l’",
  ],
  [
    /^(?:lycée|collège|ministère|centre|chu|ch|musée|théâtre|laboratoire|restaurant|domaine|château|conservatoire|cabinet|refuge|groupe|garage|foyer)$/,
    "au ",
  ],
  [
    /^(?:clinique|mairie|fruitière|crèmerie|boulangerie|librairie|ferme|station|pharmacie|bibliothèque|médiathèque|fondation|compagnie|maison|régie|société|menuiserie|crèche|résidence|polyclinique|banque|coopérative|brasserie|blanchisserie|biscuiterie)$/,
    "à la ",
  ],
  [/^(?:transports|établissements|ateliers|jardins|serres|éditions|chantiers|laboratoires|galeries)$/, "aux "],
]);

/** One works "chez" a firm; of an employer whose kind is named, by the article of the kind. */
function at(organisation: string): string {
  const [, article = "", own = ""] = /^(Les? |La |L['’])(.+)$/.exec(organisation) ?? [];
  if (own) return `${{ "Le ": "au ", "Les ": "aux ", "La ": "à La " }[article] ?? `à ${article}`}${own}`;
  const named = byKind(organisation);
  if (!named.startsWith("chez ")) return named;
  if (/^\p{Lu}\p{Ll}+(?<!ai|oi|ui|our|ma|pay|repa)s (?:de|des|du|d['’])/u.test(organisation))
    return `aux ${organisation}`;
  // "Ludothèque de Kerlann" wants an article of its own gender.
  return /^\p{Lu}\p{Ll}+ (?:de|des|du|d['’])/u.test(organisation) ? `(${organisation})` : named;
}

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
  notCompleted: "non achevé",
  topics: (list) => `Contenu : ${list}`,
  salutation: "Madame, Monsieur,",
  closing: "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
  subject: (title) => `Candidature au poste ${of(title)}`,
  applying: (title, company) =>
    `Je vous adresse ma candidature au poste ${of(title)}${at(company).startsWith("(") ? "" : ` ${at(company)}`}.`,
  brings: (experience) => `J’apporte ${experience}.`,
  asPost: (title) => `comme ${title}`,
  experience: (years, posts) => `${years} ans d’expérience ${posts}`,
  iAm: (trade) => `Je suis ${trade}`,
  colon: "\u00a0:",
  atEmployer: employerBehind(at),
  worksAs: (role, from) => `Depuis ${month(from)}, je travaille comme ${role}`,
  workedAs: (role, from, to, isBefore) => {
    const time = `${of(month(from))} à ${month(to)}`;
    return `${isBefore ? `Auparavant, ${time}` : capitalised(time)}, j’ai travaillé comme ${role}`;
  },
  holds: (list, isOne) =>
    `J’apporte ${isOne ? "la qualification suivante" : "les qualifications suivantes"}\u00a0: ${list}`,
  studyOf: (degree, subject) => `${degree} ${subject}`,
  skillsAre: (list, isOne) =>
    `J’apporte également ${isOne ? "la compétence suivante" : "les compétences suivantes"}\u00a0: ${list}`,
  examples: "Quelques exemples de mon travail\u00a0:",
  asksPay: (pay) => `Mes prétentions salariales sont ${of(pay)}.`,
  startsFrom: (date) => `Je peux commencer à partir ${/^\d/.test(date) ? `du ${date}` : of(date)}.`,
  noticeIs: (period) => `Mon préavis est ${of(period)}.`,
  because: [/^parce qu(?:e |['’])/i, "Je postule"],
  conversation: "Je me tiens à votre disposition pour un entretien.",
  thanks: [],
  wishes: [[/^(?:Je (?:cherche|souhaite|voudrais)|J['’]aimerais) /, ""]],
  ownVoice: /^(Je\b|J['’]|Mon\b|Ma\b|Mes\b)/,
};
