import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { employerBehind } from "./employer-names.ts";

/** "października 2019": behind a preposition, as behind a day. */
const behindDay = new Intl.DateTimeFormat("pl-PL", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const ofMonth = (yearMonth: string) =>
  /^\d{4}-\d\d$/.test(yearMonth) ? behindDay.format(new Date(`${yearMonth}-01`)).replace(/^1 /, "") : yearMonth;

/** As whose title is a woman's, and as who says "wdrożyłam" or "wdrożyłem" says it of themselves. */
const worked = (own: string, role: string) =>
  /\p{L}łam(?!\p{L})/u.test(own) || /^\p{L}+(?:owa|ka|[iy]ni)(?!\p{L})/u.test(role)
    ? "pracowałam jako"
    : /\p{L}łem(?!\p{L})/u.test(own)
      ? "pracowałem jako"
      : "moje stanowisko to";

/** What is no firm would stand in a case of its own. */
const noFirm =
  /^(?:szpital|szkoła|przedszkole|urząd|uniwersytet|politechnika|biblioteka|muzeum|teatr|gmina|dom|centrum|przychodnia|fundacja|stowarzyszenie|hotel|restauracja|bank|sąd|parafia|żłobek|akademia|instytut|klinika|zespół|ośrodek|samodzieln|państwow|miejsk|powiatow|wojewódzk|gminn|ochotnicz|liceum|technikum|sanatorium|poczta|specjalistyczn|publiczn|niepubliczn|uniwersyteck|akademick)/iu;
const at = (employer: string): string => (noFirm.test(employer) ? `(${employer})` : `w firmie ${employer}`);
const atEmployer = employerBehind(at);

/** Begins in lower case behind the salutation's comma. */
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
  notCompleted: "nieukończone",
  topics: (list) => `Zakres: ${list}`,
  salutation: "Szanowni Państwo,",
  closing: "Z poważaniem",
  subject: (title) => `Kandydatura na stanowisko: ${title}`,
  applying: (title, company) => `zgłaszam swoją kandydaturę na stanowisko „${title}” ${atEmployer(company)}.`,
  brings: (experience) => `mam ${experience}.`,
  asPost: (title) => `jako ${title}`,
  experience: undefined,
  iAm: undefined,
  atEmployer,
  worksAs: (role, from) => `Od ${ofMonth(from)} pracuję jako ${role}`,
  workedAs: (role, from, to, isBefore, own) =>
    `${isBefore ? "Wcześniej, od" : "Od"} ${ofMonth(from)} do ${ofMonth(to)} ${worked(own, role)} ${role}`,
  holds: (list, isOne) => `Mam ${isOne ? "następującą kwalifikację" : "następujące kwalifikacje"}: ${list}`,
  studyOf: (degree, subject) => `${degree} – ${subject}`,
  skillsAre: (list, isOne) => `Mam też ${isOne ? "następującą umiejętność" : "następujące umiejętności"}: ${list}`,
  examples: "Przykłady z mojej pracy:",
  asksPay: (pay) => `Moje oczekiwania finansowe to ${pay}.`,
  startsFrom: (date) => `Mogę rozpocząć pracę od ${date}.`,
  noticeIs: (period) => `Mój okres wypowiedzenia to ${period}.`,
  because: [/^(?:ponieważ|bo) /i, "Składam tę kandydaturę,"],
  conversation: "Chętnie opowiem więcej podczas rozmowy.",
  thanks: [],
  wishes: [[/^(?:Szukam|Chcę|Chciał[ab][a-z]*) /, ""]],
  ownVoice: /^(Jestem|Mam|Szukam|Chcę|Chciałbym|Chciałabym|Pracuję|Lubię|Mój|Moja|Moje)(?=\s)/,
};
