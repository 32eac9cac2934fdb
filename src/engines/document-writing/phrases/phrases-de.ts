import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { houseBehind } from "./house-names.ts";

const month = monthWriter("de-DE");

/**
 * "am Klinikum Nord", "an der Universität Ulm", "bei der Nordchem GmbH": what a house is decides its preposition. A name that may begin
 * with an adjective would have to be inflected ("bei der Kardiologischen Praxis") and stands in parentheses.
 */
function at(organisation: string): string {
  const [first = ""] = organisation.toLowerCase().split(/[\s,-]/);
  if (/\s(?:GmbH|g?AG|m?KG|OHG|UG|eG|SE|GbR)(?![\p{L}.])/u.test(organisation)) return `bei der ${organisation}`;
  if (/(klinikum|krankenhaus|institut|gymnasium|zentrum)$/.test(first)) return `am ${organisation}`;
  if (/(hotel|restaurant|gasthaus|theater|seniorenheim|pflegeheim)$/.test(first)) return `im ${organisation}`;
  if (/(universität|hochschule|schule|akademie)$/.test(first)) return `an der ${organisation}`;
  if (/(notariat|amt|gericht|büro|labor)$/.test(first)) return `beim ${organisation}`;
  if (/(manufaktur|werkstatt|kanzlei|praxis|erei|stiftung)$/.test(first)) return `bei der ${organisation}`;
  return /^\p{Lu}\p{Ll}+(?:isch|lich|sch|tsch)e[rs]? \p{Lu}/u.test(organisation)
    ? `(${organisation})`
    : `bei ${organisation}`;
}

/** Begins in lower case behind the salutation's comma. */
export const germanPhrases: DocumentPhrases = {
  locale: "de-DE",
  region: null,
  names: { cv: "Lebenslauf", letter: "Anschreiben" },
  headings: {
    summary: "Profil",
    experience: "Berufserfahrung",
    education: "Ausbildung",
    skills: "Kenntnisse",
    certifications: "Zertifikate",
    volunteer: "Ehrenamt",
    training: "Weiterbildung",
    publications: "Veröffentlichungen",
    languages: "Sprachen",
    references: "Referenzen",
  },
  month,
  present: "heute",
  grade: (grade) => `Note: ${grade}`,
  notCompleted: "ohne Abschluss",
  topics: (list) => `Inhalte: ${list}`,
  salutation: "Sehr geehrte Damen und Herren,",
  closing: "Mit freundlichen Grüßen",
  subject: (title) => `Bewerbung als ${title}`,
  // Of several words, a name may want an article that we do not know: "bei der Stadt ...".
  applying: (title, company) =>
    `hiermit bewerbe ich mich als ${title}${company.includes(" ") && at(company) === `bei ${company}` ? "" : ` ${at(company)}`}.`,
  brings: (experience) => `ich bringe ${experience} mit.`,
  asPost: (title) => `als ${title}`,
  experience: (years, posts) => `${years} Jahre Berufserfahrung ${posts}`,
  iAm: (trade) => `Ich bin ${trade}`,
  atHouse: houseBehind("bei", at),
  worksAs: (role, from) => `Seit ${month(from)} arbeite ich als ${role}`,
  workedAs: (role, from, to, isBefore) =>
    isBefore
      ? `Davor arbeitete ich von ${month(from)} bis ${month(to)} als ${role}`
      : `Von ${month(from)} bis ${month(to)} arbeitete ich als ${role}`,
  holds: (list, isOne) => `Zu meinen Abschlüssen und Nachweisen ${isOne ? "gehört" : "gehören"} ${list}`,
  studyOf: (degree, subject) => `${degree} ${subject}`,
  courses: (list, isOne) => `Zu meinen Weiterbildungen ${isOne ? "gehört" : "gehören"} ${list}`,
  skillsAre: (list, isOne) => `Zu meinen Kenntnissen ${isOne ? "gehört" : "gehören"} ${list}`,
  speaks: (list) => `Ich spreche ${list}`,
  examples: "Beispiele aus meiner Arbeit:",
  leadIn: "In der Anzeige wird um ein Beispiel aus meiner Arbeit gebeten.",
  asksPay: (pay) => `Meine Gehaltsvorstellung liegt bei ${pay}.`,
  startsFrom: (date) => `Ich kann ab ${date} anfangen.`,
  conversation: "Über eine Einladung zu einem persönlichen Gespräch freue ich mich.",
  thanks: [],
  ownVoice: /^(Ich|Mein|Meine|Mir)\b/,
  subjectless: [/^(?:Kann|Bin|Habe|Mag|Arbeite|Liebe|Kenne|Spreche|Übernehme) /, "Ich"],
  wishes: [[/^(Möchte|Würde|Suche|Will) /, "Ich"]],
};
