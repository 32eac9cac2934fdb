import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const genitives =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(" ");

/** "od marca 2019" */
function genitive(yearMonth: string): string {
  const [year, month] = yearMonth.split("-");
  const name = genitives[Number(month) - 1];
  return name ? `${name} ${year}` : `${yearMonth} r.`;
}

/** Titles stay in the nominative, in quotation marks or behind "jako". Begins in lower case behind the salutation's comma. */
export const polishPhrases: DocumentPhrases = {
  locale: "pl-PL",
  region: null,
  names: { cv: "CV", letter: "List motywacyjny" },
  headings: {
    summary: "Profil",
    experience: "Doświadczenie zawodowe",
    education: "Wykształcenie",
    skills: "Umiejętności",
    certifications: "Certyfikaty",
    volunteer: "Wolontariat",
    training: "Szkolenia",
    publications: "Publikacje",
    languages: "Języki",
    references: "Referencje",
  },
  month: monthWriter("pl-PL"),
  present: "obecnie",
  grade: (grade) => `Ocena: ${grade}`,
  topics: (list) => `Zakres: ${list}`,
  titleSince: (title, from) => `${title} od ${genitive(from)}`,
  qualifications: "Kwalifikacje",
  salutation: "Szanowni Państwo,",
  closing: "Z poważaniem",
  subject: (title) => `Kandydatura na stanowisko: ${title}`,
  at: (organisation) => `(${organisation})`,
  applying: (title, company) => `zgłaszam swoją kandydaturę na stanowisko „${title}” (${company}).`,
  brings: (experience) => `mam ${experience}.`,
  experience: undefined,
  worksSince: (title, where, from) => `Od ${genitive(from)} pracuję jako ${title} ${where}.`,
  worked: (title, where, to, from) =>
    `${from ? `Od ${genitive(from)} do` : "Do"} ${genitive(to)} moim stanowiskiem było „${title}” ${where}.`,
  hasWorked: (title, where) => `Moje stanowisko to „${title}” ${where}.`,
  iAm: undefined,
  fromWork: (title, where) => `Moja praca jako ${title} ${where}`,
  fromThisWork: "Najważniejsze z tej pracy, w skrócie:",
  ofNote: "Warto odnotować:",
  courses: (list, isOne) => `Mam za sobą ${isOne ? "szkolenie" : "szkolenia"} ${list}.`,
  quoted: (name) => `„${name}”`,
  speaks: (list) => `Języki, które znam, to ${list}.`,
  alsoBrings: (list) => `Wnoszę także: ${list}.`,
  conversation: "Chętnie opowiem więcej podczas rozmowy.",
  thanks: [],
  wishes: [[/^(?:Szukam|Chcę|Chciał[ab][a-z]*) /, ""]],
  ownVoice: /^(Jestem|Mam|Szukam|Chcę|Chciałbym|Chciałabym|Pracuję|Lubię|Mój|Moja|Moje)(?=\s)/,
};
