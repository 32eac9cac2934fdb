import type { DocumentLanguage } from "../../shared/text/document-languages.rules.ts";
import { americanSpelling } from "./words/american-spelling.ts";

/**
 * What the forms of a word have in common, by which texts are compared: "designing", "designs" and "designed", "optimised" and
 * "optimization". A coarser stem would make one of manager and management, of account and accounting.
 */
export const lightStemOf = memoized(lightStem);

const irregular = new Map(
  `led lead|built build|ran run|wrote write|written write|taught teach|held hold|sold sell|bought buy|grew grow|grown grow
  |drove drive|driven drive|kept keep|oversaw oversee|overseen oversee|won win|brought bring|spoke speak|spoken speak
  |children child|women woman|men man|people person`
    .split("|")
    .map((pair): [string, string] => {
      const [form = "", word = ""] = pair.trim().split(" ");
      return [form, word];
    }),
);

/** Words of their own that end as forms of others do: who kept accounts has done no accounting. */
const ownWords = new Set(
  `accounting apartment banking bearing ceiling department evening hearing housing lighting marketing meeting morning`.split(
    " ",
  ),
);

const minStem = 4;

const maxKnown = 50_000;

/** Keeps what a text was turned into: a profile of a hundred jobs says the same words thousands of times. */
export function memoized<Value extends string | boolean | object, Text extends string = string>(
  make: (text: Text) => Value,
  max?: number,
): (text: Text) => Value {
  const known = new Map<Text, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= (max ?? maxKnown)) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** The same of texts in a language. */
export function memoizedIn<Value extends string | boolean | object>(
  make: (text: string, language: DocumentLanguage) => Value,
): (text: string, language: DocumentLanguage) => Value {
  const of = memoized((language: DocumentLanguage) => memoized((text: string) => make(text, language)));
  return (text, language) => of(language)(text);
}

function lightStem(word: string): string {
  const bare = word.replace(/['’]s$/, "");
  if (bare.length < minStem || !/^\p{L}+$/u.test(bare)) return irregular.get(bare) ?? bare;
  const folded = americanSpelling(bare);
  const one = irregular.get(folded) ?? singular(folded);
  return ownWords.has(one) ? one : withoutEnding(one);
}

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suiao]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const cut = (text: string, ending: RegExp) => {
    const root = text.replace(ending, "");
    return root.length >= minStem ? root : text;
  };
  return [/ation$/, /ment$/, /(?:at)?e$|at$/].reduce(cut, verb(word));
}

/** "planned" and "planning" as "plan", "coding" as "code"; "string" and "speed" are no forms of a verb. */
function verb(word: string): string {
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}y`;
  const rest = /^(.{3,})(?:ing|(?<!e)ed)$/.exec(word)?.[1];
  if (!rest || !/[aeiouy]/.test(rest)) return word;
  if (/([^aeiouylszf])\1$/.test(rest)) return rest.slice(0, -1);
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(rest) ? `${rest}e` : rest;
}
