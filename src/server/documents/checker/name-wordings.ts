import type { Fact } from "../fact.ts";
import { wordingsOf } from "./fact-wordings.ts";
import { wordsOf } from "./word-reading.ts";

const line = (text: string) => wordsOf(text).join(" ");

/** How a name, a date, a degree or a language can be written, in the words that are compared. */
export function nameWordings(fact: Fact): string[] {
  const known = read.get(fact);
  if (known) return known;
  const own = [...wordingsOf(fact), ...looser(fact)].map(line).filter(Boolean);
  const wordings = [...new Set(own)].sort((a, b) => b.length - a.length);
  read.set(fact, wordings);
  return wordings;
}

/** A document asks the same facts for every sentence. */
const read = new WeakMap<Fact, string[]>();

function looser({ kind, section, text }: Fact): string[] {
  if (kind === "language") return languageWordings(text);
  if (kind === "degree") return levelOf(text);
  if (kind === "title" && section === "certification") return [text.replace(/ \([^)]*\)$/, "")];
  return [];
}

const levels: [RegExp, string][] = [
  [/^(Master|M\.?Sc|M\.?A\b|MA\b|M\.?Eng|MBA|LL\.?M|MPhil|M\.?Ed)/, "master's degree"],
  [/^(Bachelor|B\.?Sc|B\.?A\b|BA\b|B\.?Eng|LL\.?B|BBA|B\.?Ed)/, "bachelor's degree"],
  [/^(Ph\.?D|Doctor of|DPhil|Dr\.)/, "doctorate"],
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
  if (/^native$|mother tongue/i.test(mark))
    return ["mother tongue", "native language", "first language"].map((native) => line(`my ${native} is ${name}`));
  if (!/^[ABC][12]$/.test(mark)) return [];
  return [`at ${mark} level`, `at level ${mark}`, `at ${mark}`, mark].map((level) => line(`my ${name} is ${level}`));
}

function languageWordings(text: string): string[] {
  const { name, mark } = readLanguage(text);
  if (!name || !mark) return [];
  const isStep = /^[ABC][12]$/.test(mark);
  const plain = { A1: ["basic"], A2: ["basic"], C2: ["fluent"] }[mark] ?? [];
  const adjectives = isStep ? plain : [mark];
  return [
    name,
    ...adjectives.flatMap((word) => [`${word} ${name}`, ...(isStep ? [`${word} ${name} (${mark})`] : [])]),
    `${name} (${mark})`,
    ...(isStep ? [`${name} at ${mark}`, `${name} at ${mark} level`, `${name} at level ${mark}`] : []),
    ...(/^native$/i.test(mark) ? [`native ${name} speaker`] : []),
  ];
}
