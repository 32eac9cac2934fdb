import type { Fact } from "../../../../engines/truth/truth.ts";
import { rememberedOf } from "../words/remembered.ts";
import { wordsOf } from "../words/word-reading.ts";
import { wordingsOf } from "./fact-wordings.ts";
import { inShort } from "./short-names.ts";
import { arrangementOf, studyOf } from "./title-parts.ts";

const line = (text: string) => wordsOf(text).join(" ").replace(/ ,$/, "");

/** How a name, a date, a degree or a language can be written, in the words that are compared. */
export const nameWordings = rememberedOf((fact: Fact): string[] => {
  const own = [...wordingsOf(fact), ...looser(fact)].map(line).filter(Boolean);
  return [...new Set([...own, ...own.map(inShort)])].sort((a, b) => b.length - a.length);
});

function looser({ kind, section, text, ...rest }: Fact): string[] {
  if (kind === "place") return placesIn(text);
  if (kind === "title" && (section === "experience" || section === "volunteer")) return arranged(text);
  if (kind === "language") return languageWordings(text);
  if (kind === "degree") return levelOf(text);
  if (kind === "skill") return skillWordings(text);
  if (kind === "period") return wordingsOf({ ...rest, kind, section, text: studyOf(text).years });
  if (kind === "title" && section === "certification") return certificateWordings(text);
  return [];
}

/** "(CIPP/E)" is another name of it and "(tower and mobile)" names its parts; "(in progress)" does neither. */
function certificateWordings(title: string): string[] {
  const [, name = "", level = ""] =
    /^(.+?)(?: \(|, )((?:[Ll]evel|[Cc]ategory|[Cc]lass|[Gg]rade) [\p{Lu}\d]{1,4}|\p{L}+ Level)\)?$/u.exec(title) ?? [];
  const levelled = level
    ? [`${name} ${level}`, `${name} at ${level}`, `${name} certificate at ${level}`, `${level} ${name}`]
    : [];
  const initials = /^.+ \((\p{Lu}[\p{Lu}\d/&+.-]{2,})\)$/u.exec(title)?.[1];
  return [
    title.replace(/ \((?:[\p{Lu}\d/&+.-]+|\p{L}+(?:, \p{L}+)* and \p{L}+)\)$/u, ""),
    ...levelled,
    ...(initials ? [initials] : []),
  ];
}

/** "Basic knowledge of R" of "R (basics)". */
export function skillLevels(skill: string): string[] {
  const [, name = "", mark = ""] =
    /^(.+?) \((basics?|basic knowledge|beginner|advanced|good|very good|intermediate)\)$/i.exec(skill) ?? [];
  const level = /^(?:basic|beginner)/i.test(mark) ? "basic" : mark.toLowerCase();
  if (!level) return [];
  const basics = level === "basic" ? [`basics of ${name}`, `the basics of ${name}`] : [];
  return [`${level} ${name} skills`, `${level} knowledge of ${name}`, `${level} skills in ${name}`, ...basics];
}

function skillWordings(skill: string): string[] {
  const [knowledge] = skillLevels(skill);
  return [...skillLevels(skill), ...(knowledge ? [knowledge.replace(/ skills$/, "")] : [])];
}

/** "Gothenburg" and "Sweden" of "Gothenburg, Sweden". */
const placesIn = (text: string) => (/^[\p{L} .'-]+, [\p{L} .'-]+$/u.test(text) ? text.split(", ") : []);

/** "Salon Assistant" and "part-time Salon Assistant" of "Salon Assistant (part-time)". */
function arranged(title: string): string[] {
  const { bare, adjective, isOnlyTime } = arrangementOf(title) ?? {};
  return [...(isOnlyTime && bare ? [bare] : []), ...(adjective && bare ? [`${adjective} ${bare}`] : [])];
}

/** Names of degrees alone: a "Master Craftsman" and a "PhD candidate" hold none of them. */
const of = "(?: (?:of|in) [\\p{L} ]+)?(?: \\(Hons\\))?$";
const levels: [RegExp, string][] = [
  [
    new RegExp(
      `^(?:Master|Master's|Master's degree|M\\.?Sc\\.?|M\\.?A\\.?|M\\.?Eng\\.?|MBA|LL\\.?M\\.?|MPhil|M\\.?Ed\\.?)${of}`,
      "u",
    ),
    "master's degree",
  ],
  [
    new RegExp(
      `^(?:Bachelor|Bachelor's|Bachelor's degree|B\\.?Sc\\.?|B\\.?A\\.?|B\\.?Eng\\.?|LL\\.?B\\.?|BBA|B\\.?Ed\\.?)${of}`,
      "u",
    ),
    "bachelor's degree",
  ],
  [
    /^(?:Ph\.?D\.?|DPhil|Doctor of (?:Philosophy|Science|Engineering|Medicine|Laws|Education)|Doctorate)(?: in [\p{L} ]+)?$/u,
    "doctorate",
  ],
];

const levelOf = (degree: string) => levels.flatMap(([form, level]) => (form.test(degree) ? [level] : []));

/** "Spanish (native)", "Spanish: native", "Spanish – native" */
function readLanguage(text: string): { name: string; mark: string } {
  const [, name = "", level = ""] = /^(\p{L}[\p{L} ]*?)(?: ?[(:,–-] ?)([\p{L}\d ]+?)\)?$/u.exec(text) ?? [];
  return { name, mark: level.replace(/ level$/i, "") };
}

/** "My German is at B2 level", "My mother tongue is Polish" */
export function languageSentences({ kind, text }: Fact): string[] {
  const { name, mark } = kind === "language" ? readLanguage(text) : { name: "", mark: "" };
  if (/^(?:native|mother tongue)$/i.test(mark))
    return ["mother tongue", "native language", "first language"].map((native) => line(`my ${native} is ${name}`));
  if (!/^[ABC][12]$/.test(mark)) return [];
  return [`at ${mark} level`, `at level ${mark}`, `at ${mark}`, mark].map((level) => line(`my ${name} is ${level}`));
}

/** The name of a language that somebody speaks, and whether fluently. */
export const languageNamed = rememberedOf(
  ({ kind, text }: Fact): { name: string; isFluent: boolean; isNative: boolean } | undefined => {
    if (kind !== "language") return undefined;
    const { name, mark } = readLanguage(text);
    return {
      name: line(name || text),
      isFluent: /^(?:C2|native|mother tongue|native speaker|bilingual|fluent)$/i.test(mark),
      isNative: /^(?:native|mother tongue|native speaker)$/i.test(mark),
    };
  },
);

/** "I speak German" says more than that somebody reads it or has begun to learn it. */
const spoken =
  /^(?:[ABC][12]|native|near native|mother tongue|first language|bilingual|fluent|proficient|advanced|excellent|very good|good|upper intermediate|intermediate|conversational|business fluent|full professional|professional|professional working|native speaker)$/i;

/** What only a sentence about languages holds. */
export const languageClaims = rememberedOf((fact: Fact): string[] => {
  const { name, mark } = readLanguage(fact.text);
  const isStep = /^[ABC][12]$/.test(mark);
  const levels = isStep ? levelsOf(name, mark) : mark ? adjectival(name, mark) : [];
  const isNative = /^(?:native|mother tongue|native speaker)$/i.test(mark);
  const little = /^(?:A1|A2|basic|basics|beginner|elementary)$/i.test(mark)
    ? ["a little", "some", "basic", "basic knowledge of", "a basic knowledge of"].flatMap((bit) => [
        `${bit} ${name}`,
        `${bit} ${name} (${mark})`,
      ])
    : [];
  const begun = /^(?:A1|beginner)$/i.test(mark)
    ? ["a beginner in", "beginner in", "beginner's"].map((begun) => `${begun} ${name}`)
    : [];
  const native = [
    ...[
      `native ${name} speaker`,
      `a native ${name} speaker`,
      `a native speaker of ${name}`,
      `native speaker of ${name}`,
    ],
    ...[`native ${name}`],
    ...["native language", "first language", "mother tongue"].flatMap((tongue) =>
      ["as my", "as a", "as", "is my"].map((as) => `${name} ${as} ${tongue}`),
    ),
  ];
  const claims = [...levels, ...little, ...begun, ...(isNative ? native : [])].map(line);
  return [...nameWordings(fact), ...languageSentences(fact), ...claims];
});

const levelsOf = (name: string, mark: string) => [
  ...[`${mark} ${name}`, `${name} ${mark}`, `${name} on ${mark} level`, `${mark} level ${name}`, `${mark} in ${name}`],
  ...[`${mark} level in ${name}`, `level ${mark} in ${name}`, `${name} to ${mark} level`, `${name} at a ${mark} level`],
  ...[
    `${name} to level ${mark}`,
    `${name} (${mark} level)`,
    `${name} (level ${mark})`,
    `knowledge of ${name} (${mark})`,
  ],
  ...[`knowledge of ${name} at ${mark} level`, `${name} skills at ${mark} level`],
];

/** "Good command of" and "at a good level" of what is called good. */
const adjectival = (name: string, mark: string) =>
  /^(?:good|very good|excellent|fluent|basic|intermediate|advanced|conversational|professional|working)$/i.test(mark)
    ? [
        ...[`${name} at ${mark} level`, `${name} at a ${mark} level`, `${name} at an ${mark} level`],
        ...["", "a ", "an "].flatMap((a) => [`${a}${mark} command of ${name}`, `${a}${mark} knowledge of ${name}`]),
      ]
    : [`${name} at ${mark} level`];

function languageWordings(text: string): string[] {
  const { name, mark } = readLanguage(text);
  if (!name || !mark) return [];
  const isStep = /^[ABC][12]$/.test(mark);
  const plain = { A1: ["basic"], A2: ["basic"], C2: ["fluent"] }[mark] ?? [];
  const adjectives = isStep ? plain : [mark];
  return [
    ...(spoken.test(mark) ? [name] : []),
    ...adjectives.flatMap((word) => [`${word} ${name}`, ...(isStep ? [`${word} ${name} (${mark})`] : [])]),
    `${name} (${mark})`,
    ...(isStep ? [`${name} at ${mark}`, `${name} at ${mark} level`, `${name} at level ${mark}`] : []),
  ];
}
