import type { LanguageForms } from "./language-forms.ts";

const role = "{T} en {O}";

export const spanishForms: LanguageForms = {
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  beforeYear: " de ",
  present: "(?:la )?actualidad",
  and: "y|e",
  presentJob: [
    `Desde {F},? trabajo como ${role}`,
    `(?:Actualmente )?[Tt]rabajo (?:actualmente )?como ${role}(?: desde {F})?`,
    `Soy (?:actualmente )?${role}(?: desde {F})?`,
    `Desde {F},? soy ${role}`,
  ],
  pastJob: [
    `Hasta {E},? trabajé como ${role}`,
    `Trabajé como ${role}(?: hasta {E}| de {F} a {E}| desde {F} hasta {E})?`,
    `He trabajado como ${role}(?: hasta {E}| de {F} a {E}| desde {F} hasta {E})?`,
    `(?:De {F} a {E}|Desde {F} hasta {E}),? (?:trabajé como|fui) ${role}`,
    `Fui ${role}(?: hasta {E}| de {F} a {E})?`,
  ],
  work: [`De mi trabajo como ${role}: `, `Como ${role}: `, `En mi (?:puesto|trabajo) como ${role}: `, "En {O}: "],
  study: ["(?:Mi )?[Ff]ormación: {D}(?:(?:,| en)? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?", "Estudié {J} en (?:la )?{O}"],
  grade: "Nota(?: media)?: {G}",
  person: [
    "(?:Mis competencias incluyen|Entre mis competencias están|Competencias:|Mis competencias:) {S*}",
    "(?:Mis idiomas:|Idiomas:|Mis idiomas son|Hablo) {L*}",
  ],
  aboutMe: "En resumen: ",
  courtesies: [
    "Quedo a su disposición para una entrevista.",
    "Quedo a su disposición para ampliar esta información.",
    "Gracias por su tiempo.",
  ],
  applying: [
    "Candidatura al puesto de {title}",
    "(?:Les p|P)resento mi candidatura al puesto de {title}(?: en {company})?",
    "Solicito el puesto de {title}(?: en {company})?",
  ],
  quoting: ["En su oferta mencionan «{quote}»", "También mencionan «{quote}»", "Ustedes buscan «{quote}»"],
  self: /\b(?:[Yy]o|[Ss]oy|[Tt]engo|he)\b/,
};
