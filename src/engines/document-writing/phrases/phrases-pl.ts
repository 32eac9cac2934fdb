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
  salutation: "Szanowni Państwo,",
  closing: "Z poważaniem",
  subject: (title) => `Kandydatura na stanowisko: ${title}`,
  applying: (title, company) => `zgłaszam swoją kandydaturę na stanowisko „${title}” (${company}).`,
  worksSince: (title, organisation, from) => `Od ${genitive(from)} pracuję jako ${title} (${organisation}).`,
  workedUntil: (title, organisation, to) => `Moje stanowisko do ${genitive(to)}: ${title} (${organisation}).`,
  hasWorked: (title, organisation) => `Moje stanowisko: ${title} (${organisation}).`,
  aboutMe: "Krótko o mnie:",
  asks: [(quote) => `W ogłoszeniu wymieniają Państwo „${quote}”.`, (quote) => `Wymieniają Państwo także „${quote}”.`],
  fromWork: (title, organisation) => `Moja praca jako ${title} (${organisation}):`,
  skills: (list) => `Moje umiejętności: ${list}.`,
  certificates: (list) => `Moje certyfikaty: ${list}.`,
  languages: (list) => `Znam języki: ${list}.`,
  study: (parts) => `Moje wykształcenie: ${parts.join(", ")}.`,
  conversation: "Chętnie opowiem więcej podczas rozmowy.",
  thanks: [],
  ownVoice: /^(Jestem|Mam|Pracuję|Lubię|Mój|Moja|Moje)(?=\s)/,
  plainOpening: /^\p{Lu}\p{Ll}*(nie|cie|cja|acja|eka|edaż|ontrola|ługa)(?=\s)/u,
};
