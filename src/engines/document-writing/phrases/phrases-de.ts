import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { byFirstWord, employerBehind } from "./employer-names.ts";
import { capitalised } from "./first-letters.ts";

const month = monthWriter("de-DE");

const kinds: [kind: RegExp, before: string][] = [
  [/(?:klinikum|krankenhaus|spital|institut|gymnasium|zentrum)$/, "am "],
  [
    /(?:hotel|restaurant|café|gasthaus|gasthof|theater|museum|(?:senioren|pflege|alten|kinder|wohn|tier)heim|kindergarten)$|^(?:zoo|haus)$/,
    "im ",
  ],
  [/(?:universität|schule|akademie|(?:^|staats|volks)oper)$/, "an der "],
  [/(?:stadtwerke|verkehrsbetriebe|werkstätten|kliniken)$/, "bei den "],
  [
    /(?:(?:auto|möbel|mode|kauf|sanitäts|reform)haus|notariat|amt|gericht|büro|labor|studio|atelier|center|verein|verband|verlag|dienst|betrieb|salon|landkreis|(?:super|bau|garten|getränke)markt|(?:bildungs|sozial|hilfs|studenten)werk)$|^(?:mvz|drk|asb|tüv|adac)$/,
    "beim ",
  ],
  [
    /(?:manufaktur|werkstatt|kanzlei|praxis|erei|stiftung|gesellschaft|genossenschaft|bibliothek|apotheke|klinik|fabrik|werft|verwaltung|handlung|redaktion|spedition|agentur|kasse|bahn|feuerwehr|polizei|tagesstätte|versicherung)$|^(?:bank|post|stadt|gemeinde|kita|diakonie|caritas|lebenshilfe|awo|firma)$/,
    "bei der ",
  ],
];
const byKind = byFirstWord("bei", kinds);

/** "Freie Werkstatt Dörnberg" */
const adjective =
  /^((?=\p{Lu})\p{L}*(?:isch|lich|ig|tsch|[Ff]rei|[Nn]eu|[Aa]lt|[Gg]ut|[Gg]roß|[Kk]lein|[Gg]rün|[Aa]llgemein|[Pp]rivat))es? (\p{Lu}.*)$/u;
/** "Thüringer Metzgerei", "Fischer Verlag", "Grüner Punkt", "Post Modern": a place, a name or a word that is inflected. */
const ambiguous = /^(?:\p{L}+er(?<![Oo]per|elier|enter)|Post) \p{Lu}/u;

/**
 * "am Klinikum Nord", "an der Universität Ulm", "bei der Nordchem GmbH": what an employer is decides its preposition. An adjective is inflected before
 * a kind that is known, and else stands in parentheses with its name.
 */
function at(organisation: string): string {
  if (/\s(?:g?GmbH|g?AG|m?KG|OHG|UG|eG|SE|GbR)(?![\p{L}.])/u.test(organisation)) return `bei der ${organisation}`;
  const named = (name: string) =>
    byKind(`${name} `)
      .trimEnd()
      .replace(/^(bei den \p{Lu}\p{Ll}*e)(?!\p{L})/u, "$1n");
  const isOfKind = (name: string) => !/^bei(?! de[rn] )/.test(named(name));
  const [, stem, kind = ""] = adjective.exec(organisation) ?? [];
  if (stem) return isOfKind(kind) ? named(kind).replace(kind, `${stem}en ${kind}`) : `(${organisation})`;
  return ambiguous.test(organisation) ? `(${organisation})` : named(organisation);
}

/** "6 wochen zum monatsende", as people type it. */
const withNouns = (period: string) =>
  period.replace(
    /(?<!\p{L})(?:tage?n?|wochen?|monate?n?|(?:monats|quartals|jahres)ende|quartal)(?!\p{L})/gu,
    capitalised,
  );

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
  applying: (title, company) =>
    `hiermit bewerbe ich mich als ${title}${at(company).startsWith("(") ? "" : ` ${at(company)}`}.`,
  brings: (experience) => `ich bringe ${experience} mit.`,
  asPost: (title) => `als ${title}`,
  experience: (years, posts) => `${years} Jahre Berufserfahrung ${posts}`,
  iAm: (trade) => `Ich bin ${trade}`,
  atEmployer: employerBehind(at),
  worksAs: (role, from) => `Seit ${month(from)} arbeite ich als ${role}`,
  workedAs: (role, from, to, isBefore) =>
    isBefore
      ? `Davor arbeitete ich von ${month(from)} bis ${month(to)} als ${role}`
      : `Von ${month(from)} bis ${month(to)} arbeitete ich als ${role}`,
  holds: (list, isOne) => `Folgende ${isOne ? "Qualifikation" : "Qualifikationen"} bringe ich mit: ${list}`,
  studyOf: (degree, subject) => `${degree} ${subject}`,
  skillsAre: (list) => `Außerdem bringe ich folgende Kenntnisse mit: ${list}`,
  examples: "Beispiele aus meiner Arbeit:",
  asksPay: (pay) => `Meine Gehaltsvorstellung liegt bei ${pay}.`,
  startsFrom: (date) => `Ich kann ab ${date} anfangen.`,
  noticeIs: (period) => `Meine Kündigungsfrist beträgt ${withNouns(period).replace(/^ein (?=Monat|Tag)/, "einen ")}.`,
  because: [/^weil /i, "Ich bewerbe mich,"],
  conversation: "Über eine Einladung zu einem persönlichen Gespräch freue ich mich.",
  thanks: [],
  ownVoice: /^(Ich|Mein|Meine|Mir)\b/,
  subjectless: [/^(?:Kann|Bin|Habe|Mag|Arbeite|Liebe|Kenne|Spreche|Übernehme) /, "Ich"],
  wishes: [[/^(Möchte|Würde|Suche|Will) /, "Ich"]],
};
