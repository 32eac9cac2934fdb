import type { LanguageForms } from "./language-forms.ts";

const at = "(?:chez {O}|\\({O}\\)|au sein d(?:e |['’]){O})";
const role = `{T} ${at}`;

export const frenchForms: LanguageForms = {
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  beforeYear: " ",
  present: "aujourd['’]hui",
  and: "et",
  presentJob: [
    `Depuis {F},? je (?:travaille comme|suis) ${role}`,
    `Je (?:travaille (?:actuellement )?comme|suis (?:actuellement )?) ?${role}(?: depuis {F})?`,
    `Actuellement, je (?:travaille comme|suis) ${role}`,
  ],
  pastJob: [
    `J['’]ai travaillé comme ${role}(?: jusqu['’]en {E}| de {F} à {E})?`,
    `J['’]ai été ${role}(?: jusqu['’]en {E}| de {F} à {E})?`,
    `De {F} à {E},? j['’]ai (?:travaillé comme|été) ${role}`,
  ],
  work: [`Mon travail comme ${role} ?: `, `Comme ${role} ?: `, `En tant que ${role} ?: `, "Chez {O} ?: "],
  study: [
    "(?:Ma )?[Ff]ormation ?: {D}(?:(?:,| en)? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?",
    "J['’]ai étudié (?:à|chez) {O}",
  ],
  grade: "(?:Note|Mention) ?: {G}",
  person: [
    "(?:Mes compétences comprennent|Mes compétences ?:|Compétences ?:) {S*}",
    "(?:Mes langues|Langues|Je parle)(?: ?:)? {L*}",
  ],
  aboutMe: "En bref ?: ",
  courtesies: [
    "Je me tiens à votre disposition pour un entretien.",
    "Je vous remercie de votre attention.",
    "Je vous remercie de l'attention portée à ma candidature.",
  ],
  applying: [
    "Candidature au poste d(?:e |['’]){title}",
    "Je vous adresse ma candidature au poste d(?:e |['’]){title}(?: chez {company}| \\({company}\\))?",
    "Je postule au poste d(?:e |['’]){title}(?: chez {company}| \\({company}\\))?",
  ],
  quoting: [
    "Votre annonce mentionne « ?{quote} ?»",
    "Vous mentionnez aussi « ?{quote} ?»",
    "Vous recherchez « ?{quote} ?»",
  ],
  self: /(?:^|[\s(])(?:[Jj]e\s|[Jj]['’])/,
};
