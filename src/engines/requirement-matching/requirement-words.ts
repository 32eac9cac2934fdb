import { foldText } from "../../shared/text/folded-text.rules.ts";
import { languageOf } from "../language-detection/language-detection.ts";
import { type DocumentLanguage, documentLanguages, drivingLicence, headFirst, memoizedIn } from "../text/text.ts";
import { isFunctionWord } from "../truth/truth.ts";
import { fillerWords } from "./tables/filler-words.ts";
import { ideaWords } from "./tables/idea-words.ts";
import { technologyNames } from "./tables/technology-names.ts";

export interface RequirementWord {
  /** As it is written. */
  raw: string;
  /** Folded. */
  key: string;
  /** Compared exactly: "exact" by its form or the table of technologies, "capital" because it is capitalised within a sentence. */
  name: "exact" | "capital" | null;
}

const wordPattern = /\.?[\p{L}\d]+(?:[.&][\p{L}\d]+)*(?:\+\+|#|\+(?=[\s,;)]|$))?/gu;

/** The words of a text with content, in order. Hyphens part words; "Node.js", "C++" and "R&D" are one. */
export function contentWords(text: string, language: DocumentLanguage): RequirementWord[] {
  const plain = text
    .normalize("NFC")
    .replace(drivingLicence, ` ${drivingLicenceName} `)
    .replace(/(?<![\p{L}\d])([BCD]1?)\+?E(?![\p{L}\d])/gu, "$1 $1E");
  const licences = [...text.normalize("NFC").matchAll(drivingLicence)].map(([licence]) => licence);
  const isShouted = plain === plain.toUpperCase() && plain.split(" ").length > 3;
  const found = [...plain.matchAll(wordPattern)];
  return found.flatMap(({ 0: written, index }, at) => {
    const raw = language === "pl" ? undeclined(written) : written;
    if (makers.has(raw) && technologyNames.has(found[at + 1]?.[0] ?? "")) return [];
    const key = language === "de" ? withoutGender(foldText(raw)) : foldText(raw);
    const name = isShouted ? null : nameKind(raw, isOpening(plain, index), language);
    if (raw === drivingLicenceName) return [{ raw: licences.shift() ?? raw, key, name }];
    if (isRankedByNext(key, language, found.at(headFirst.has(language) && levels.test(key) ? at - 1 : at + 1)?.[0]))
      return [];
    const isTooShort = key.length < 2 && name !== "exact";
    // "IT" and "US" are names, "API" is what any system has.
    const mayBeFiller = name !== "exact" || (key.length > 2 && !isFunctionWord(language, key));
    return isTooShort || (mayBeFiller && isFiller(key, language)) ? [] : [{ raw, key, name }];
  });
}

const levels =
  /^(?:advanced|fortgeschritten\p{L}*|avancee?s?|avanzad[oa]s?|avanzat[oaie]|gevorderde?n?|zaawansowan\p{L}+|avancad[oa]s?)$/u;
const ordinals =
  /^(?:first|erste\p{L}?|premi(?:er|ere)s?|primer[oa]?s?|prim[oaie]|eerste|pierwsz\p{L}+|primeir[oa]s?)$/u;

/** "First experience" and "advanced knowledge" ask for no more than what they are said of, "first aid" and "advanced life support" do. */
function isRankedByNext(key: string, language: DocumentLanguage, beside: string | undefined): boolean {
  if (!levels.test(key) && !ordinals.test(key)) return false;
  if (beside === undefined) return true;
  return isFiller(foldText(beside), language) || (levels.test(key) && nameKind(beside, true, language) === "exact");
}

/** "Bürokauffrau" is a "Kaufmann", of whom "kaufmännisch" is said. */
const withoutGender = (key: string) =>
  key.replace(/(?<=\p{L}{4})(?:frau(?:en)?|leuten?)$/u, "mann").replace(/^kaufmannisch\p{L}*/u, "kaufmann");

/** Polish declines names as well: "Excela". */
function undeclined(raw: string): string {
  const name = raw.replace(/(?:a|u|em|ie)$/, "");
  return technologyNames.has(name) ? name : raw;
}

/** Who makes a thing is said or not: "MS Excel", "Excel". */
const makers = new Set(["MS", "Microsoft", "Adobe", "Autodesk", "Google", "Apache", "Atlassian"]);

/** At the start of a text or a sentence any word is capitalised. */
const isOpening = (text: string, at: number) =>
  /(?:^|[.!?:•]\s)["“„«(\s]*$/.test(text.slice(Math.max(0, at - 4), at)) || at === 0;

const drivingLicenceName = "Drivinglicence";

/** What an exact name is compared by: accents tell "Opéra" from the software, a driving licence is one in every language. */
export const comparedName = ({ raw, key }: RequirementWord): string =>
  key === drivingLicenceName.toLowerCase() ? key : raw.toLowerCase();

function nameKind(raw: string, opens: boolean, language: DocumentLanguage): RequirementWord["name"] {
  if (technologyNames.has(raw) || raw === drivingLicenceName) return "exact";
  const isMarked = /\p{L}.*\d|\d.*\p{L}|[+#]|^\.|\p{L}\.\p{L}|&|\p{Ll}\p{Lu}/u.test(raw) || /^\p{Lu}{2,}s?$/u.test(raw);
  if (isMarked || /^\d+$/.test(raw) || (!opens && /^\p{Lu}$/u.test(raw))) return "exact";
  return !opens && language !== "de" && /^\p{Lu}/u.test(raw) ? "capital" : null;
}

const fillers = new Map(
  documentLanguages.map((language) => {
    const words = fillerWords[language].split(/\s+/);
    return [
      language,
      {
        whole: new Set(words.filter((word) => !word.endsWith("~"))),
        beginnings: words.filter((word) => word.endsWith("~")).map((word) => word.slice(0, -1)),
      },
    ];
  }),
);

function isFiller(key: string, language: DocumentLanguage): boolean {
  const { whole, beginnings } = fillers.get(language) ?? { whole: new Set<string>(), beginnings: [] };
  return (
    whole.has(key) ||
    isFunctionWord(language, key) ||
    beginnings.some((word) => key.startsWith(word) && key.length - word.length <= 4)
  );
}

/** One of the languages that requirements are read in; English where a text does not tell. */
export function readingLanguage(text: string): DocumentLanguage {
  const found = languageOf(text);
  return documentLanguages.find((language) => language === found) ?? "en";
}

const minPrefix = 5;
const minShare = 0.65;

/** "Kadr", "kadrach", "kadrami"; "rur", "rury". */
const polishCases = /^(?:ach|ami|om|ow|em|y|i)$/;

/** The same word in another form, by its beginning. */
export function isSameWord(one: string, other: string, language?: DocumentLanguage): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isStem = short.length < minPrefix && short.length > 2 && long.startsWith(short);
  if (language === "pl" && isStem && polishCases.test(long.slice(short.length))) return true;
  if (short.length < minPrefix && short.length > 2 && long.startsWith(short))
    return (short.length > 3 ? /^(?:s|es|e|n|en|ing|ed)$/ : /^(?:s|es|e|n|en)$/).test(long.slice(short.length));
  if (isRomance.test(language ?? "") && short.length > 3 && long.replace(/a$/, "e") === short.replace(/a$/, "e"))
    return true;
  return beginningShared(short, long) >= minShare;
}

/** "Jefe" and "jefa"; no "caso" and "casa". */
const isRomance = /^(?:es|it|pt)$/;

/** Two languages write international words by their own rules: "thérapie", "terapia". */
export const internationalForm = (key: string): string =>
  key
    .replace(/([tp])h/g, (_, letter: string) => (letter === "p" ? "f" : "t"))
    .replace(/y/g, "i")
    .replace(/qu|k/g, "c")
    .replace(/(.)\1/g, "$1");

const minCognateShare = 0.55;

/** Begins alike in two languages: worth asking about, no proof. */
export const isCognate = (one: string, other: string): boolean =>
  beginningShared(internationalForm(one), internationalForm(other)) >= minCognateShare;

/** How much of the longer word two begin alike by, 0 where it is less than a stem. */
function beginningShared(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared < minPrefix ? 0 : shared / Math.max(one.length, other.length);
}

/** The ideas behind a word. */
export const ideasOf = memoizedIn((key, language): readonly number[] =>
  (ideaWords.get(language) ?? [])
    .filter(([word]) => isBegunBy(key, word))
    .map(([, idea]) => idea)
    .slice(0, 1),
);

const minFirstPart = 5;
/** The ideas that a word may be about: also of the first part of a compound, "Klachtenafhandeling". */
export const ideasNear = memoizedIn((key, language): readonly number[] => {
  const rows = /^(?:de|nl)$/.test(language) ? (ideaWords.get(language) ?? []) : [];
  const first = rows.filter(([word]) => word.length >= minFirstPart && key.startsWith(word));
  return [...ideasOf(key, language), ...first.map(([, idea]) => idea)];
});

const isBegunBy = (key: string, word: string) =>
  key.startsWith(word) && key.length - word.length <= (word.length < 4 ? 2 : 5);

/** Says how high a post stands, in any trade. */
export const isRankIdea = (idea: number): boolean => rankIdeas.has(idea);

const rankIdeas = new Set(["leader", "manager", "supervisor"].flatMap((word) => ideasOf(word, "en")));
