import type { LanguageForms } from "./language-forms.ts";

const role = "{T} bij {O}";

export const dutchForms: LanguageForms = {
  months: "januari februari maart april mei juni juli augustus september oktober november december",
  beforeYear: " ",
  present: "heden",
  and: "en",
  presentJob: [
    `Sinds {F} werk ik als ${role}`,
    `Ik werk (?:momenteel |sinds {F} )?als ${role}`,
    `Ik ben (?:momenteel |sinds {F} )${role}`,
  ],
  pastJob: [
    `Tot en met {E} werkte ik als ${role}`,
    `Van {F} tot en met {E} werkte ik als ${role}`,
    `Ik heb (?:van {F} tot en met {E} |tot en met {E} )?als ${role} gewerkt`,
  ],
  work: [`Uit mijn werk als ${role}: `, `Als ${role}: `, "Bij {O}: "],
  study: ["(?:Mijn o|O)pleiding: {D}(?:(?:,| in)? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?"],
  grade: "Cijfer: {G}",
  person: ["(?:Mijn vaardigheden omvatten|Mijn vaardigheden:|Vaardigheden:) {S*}", "(?:Ik spreek|Talen:) {L*}"],
  aboutMe: "In het kort: ",
  courtesies: ["Graag licht ik mijn sollicitatie toe in een gesprek.", "Ik kijk uit naar uw reactie."],
  applying: [
    "Sollicitatie naar de functie van {title}",
    "Hierbij solliciteer ik naar de functie van {title}(?: bij {company})?",
    "Ik solliciteer naar de functie van {title}(?: bij {company})?",
  ],
  quoting: ["In uw vacature noemt u “{quote}”", "U noemt ook “{quote}”"],
  self: /\b[Ii]k\b/,
};
