import type { LanguageForms } from "./language-forms.ts";

const role = "{T} presso {O}";

export const italianForms: LanguageForms = {
  months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  beforeYear: " ",
  present: "oggi",
  and: "e|ed",
  presentJob: [`Da {F} lavoro come ${role}`, `(?:Attualmente )?[Ll]avoro (?:attualmente )?come ${role}(?: da {F})?`],
  pastJob: [`Ho lavorato come ${role}(?: fino ad? {E}| da {F} ad? {E})?`, `Fino ad? {E} ho lavorato come ${role}`],
  work: [`Dal mio lavoro come ${role}: `, `Come ${role}: `, "Presso {O}: "],
  study: ["(?:La mia f|F)ormazione: {D}(?:(?:,| in)? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?"],
  grade: "Vot[oi]: {G}",
  person: [
    "(?:Le mie competenze comprendono|Le mie competenze:|Competenze:) {S*}",
    "(?:Le mie lingue:|Lingue:|Parlo) {L*}",
  ],
  aboutMe: "In breve: ",
  courtesies: ["Resto a disposizione per un colloquio.", "Vi ringrazio per l'attenzione."],
  applying: [
    "Candidatura per la posizione di {title}",
    "[Cc]on la presente presento la mia candidatura per la posizione di {title}(?: presso {company})?",
    "[Mm]i candido per la posizione di {title}(?: presso {company})?",
  ],
  quoting: ["Nel vostro annuncio citate «{quote}»", "Citate inoltre «{quote}»"],
  self: /\b(?:[Ii]o|[Ss]ono|ho)\b/,
};
