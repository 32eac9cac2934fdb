import { documentLanguages, wordsOf } from "../text/text.ts";

const codes =
  `af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mn
  mr ms mt my nb ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yo zh zu`.split(/\s+/);

/** "german", "deutsch", "allemand" as "de". */
const codeByName = new Map(
  [...documentLanguages, "en"].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return codes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
  }),
);
codeByName.set("mandarin", "zh").set("farsi", "fa").set("tagalog", "tl");

/** 1 to 6 are A1 to C2 of the Common European Framework. */
const native = 7;
const levelWords: [RegExp, number][] = [
  [
    /\b(?:native|mother tongue|first language|bilingual|madrelingua|moedertaal|ojczysty)\b|muttersprach|maternelle|nativ[ao]/i,
    native,
  ],
  [/verhandlungssicher|\b(?:full professional|professional working|business fluent|near[- ]native)\b/i, 5],
  [
    /\b(?:fluent(?:ly)?|fluency|proficient|proficiency|advanced|courante?|couramment|fluido|fluente|vloeiend|biegły|biegle)\b|fließend/i,
    5,
  ],
  [/\b(?:very good|excellent|sehr gute?[ns]?|très bon(?:ne)?s?)\b/i, 5],
  [/\b(?:good|gute?[ns]?|bon(?:ne)?s?|upper[- ]intermediate|working knowledge)\b/i, 4],
  [/\b(?:conversational|intermediate)\b/i, 3],
  [/\b(?:basic|elementary|beginner|grundkenntnisse|notions)\b/i, 2],
];
const framework = /\b([ABC][12])\b/i;

const around = new Set(
  `a at better both business communication command english-speaking good have higher in is knowledge language languages least
  level like minimum must of or skill skills speak speaker speaking spoken the to verbal very with working written and our you your
  in als auf deutschkenntnisse kenntnisse mindestens niveau sprachkenntnisse wort schrift und von zu de du en la le
  excellent required preferred desirable ideally plus advantage is an considered`.split(/\s+/),
);

export interface LanguageLevel {
  code: string;
  /** Undefined where none is named. */
  level: number | undefined;
  /** As it is written: "C1", "fluent". */
  words: string;
  isOfFramework: boolean;
}

/** The language that a requirement asks for, and how well; of a text about anything else nothing. */
export function languageIn(text: string): LanguageLevel | undefined {
  const named = languageNamed(text);
  if (!named) return undefined;
  const others = wordsAroundLevel(text).filter((word) => codeOf(word) !== named.code);
  return others.length > 0 ? undefined : named;
}

/** "at least B2", "fluent": a level that is written behind its language. */
export const isLevelAlone = (text: string): boolean =>
  levelIn(text).level !== undefined && wordsAroundLevel(text).length === 0;

const wordsAroundLevel = (text: string) =>
  wordsOf(levelIn(text).rest.toLowerCase()).filter((word) => !around.has(word));

/** The language that a text names first, whatever else it says. */
export function languageNamed(text: string): LanguageLevel | undefined {
  const code = wordsOf(text.normalize("NFKC").toLowerCase()).map(codeOf).find(Boolean);
  if (!code) return undefined;
  const { rest: _, ...level } = levelIn(text);
  return { code, ...level };
}

/** "Deutschkenntnisse" is Deutsch. */
const codeOf = (word: string) => codeByName.get(word.replace(/kenntnisse?n?$/, ""));

/** Undefined where none is named; B2 is 4. */
export const levelNamed = (text: string): number | undefined => levelIn(text).level;

/** The level that a text names. */
function levelIn(text: string): Omit<LanguageLevel, "code"> & { rest: string } {
  const written = framework.exec(text);
  const rest = text.replace(framework, " ");
  if (written?.[1]) {
    const words = written[1].toUpperCase();
    const level = "ABC".indexOf(words.charAt(0)) * 2 + Number(words.charAt(1));
    return {
      level,
      words,
      isOfFramework: true,
      rest: levelWords.reduce((left, [word]) => left.replace(word, " "), rest),
    };
  }
  for (const [word, level] of levelWords) {
    const found = word.exec(text)?.[0];
    if (found) return { level, words: found, isOfFramework: false, rest: text.replace(word, " ") };
  }
  return { level: undefined, words: "", isOfFramework: false, rest };
}

/** Undefined where the two cannot be compared. */
export function reaches(asked: LanguageLevel, own: LanguageLevel): boolean | undefined {
  if (asked.level === undefined || own.level === native) return true;
  if (own.level === undefined) return undefined;
  // "Fluent" is no level of the framework.
  if (asked.isOfFramework && !own.isOfFramework) return own.level < asked.level - 1 ? false : undefined;
  return own.level >= asked.level;
}
