import type { LanguageForms } from "./language-forms.ts";

const role = "{T} \\({O}\\)";

export const polishForms: LanguageForms = {
  months: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
  bentMonths: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  beforeYear: " ",
  present: "obecnie",
  and: "i|oraz",
  presentJob: [
    `Od {F}(?: r\\.)? pracuję jako ${role}`,
    `(?:Obecnie )?[Pp]racuję (?:obecnie )?jako ${role}(?: od {F})?`,
  ],
  pastJob: [`Moje stanowisko(?: do {E}(?: r\\.)?| od {F} do {E})?: ${role}`],
  work: [`Moja praca jako ${role}: `, `Jako ${role}: `],
  study: ["(?:Moje w|W)ykształcenie: {D}(?:,? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?"],
  grade: "Ocena: {G}",
  person: ["(?:Moje umiejętności to|Moje umiejętności:|Umiejętności:) {S*}", "(?:Znam języki:|Języki:) {L*}"],
  aboutMe: "Krótko o mnie: ",
  courtesies: ["Chętnie opowiem więcej podczas rozmowy.", "Dziękuję za poświęcony czas."],
  applying: [
    "Kandydatura na stanowisko: {title}",
    "[Zz]głaszam swoją kandydaturę na stanowisko „{title}”(?: \\({company}\\))?",
  ],
  quoting: ["W ogłoszeniu wymieniają Państwo „{quote}”", "Wymieniają Państwo także „{quote}”"],
  self: /(?<!\p{L})(?:[Jj]estem|mam|[Pp]racuję)(?!\p{L})/u,
};
