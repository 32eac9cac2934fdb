import { rememberedOf } from "./remembered.ts";
import { isNumber } from "./word-reading.ts";

/** What a word of joining introduces: "by 18 %". The link of a sentence's beginning is "", that of "and" and of a comma "&". */
export interface Phrase {
  link: string;
  words: string[];
  /** Of a verb alone, what it is done to behind the next one: "washed and cut hair". */
  shared?: string[];
}

/** Phrases that move, stay or fall together: what follows an adverbial may be attached to it. */
export type Group = Phrase[];

/** What lies between two words that join: the first group holds the verb, the others say by how much, how, and when. */
export type Clause = Group[];

export const prepositions: ReadonlySet<string> = new Set(
  `by over in at for with within during across using through on from to into per via under after before since until while when
  where that which who as or but plus against between among including without toward towards above below about if because so`.split(
    /\s+/,
  ),
);
const joining = new Set([",", "and"]);
const times = /^(years?|months?|weeks?|days?|hours|hour|quarters?|seasons?|shifts?)$/;

/** One reading of a sentence is held against many statements, and the other way round. */
export const clausesOf = rememberedOf((words: string[]): Clause[] => {
  const clauses: Clause[] = [];
  for (const phrase of phrasesOf(words)) {
    const clause = clauses.at(-1);
    if (!clause || phrase.link === "&") clauses.push([[phrase]]);
    else if (isAdverbial(phrase)) clause.push([phrase]);
    else clause.at(-1)?.push(phrase);
  }
  for (const [at, clause] of clauses.entries()) {
    const [verb, next] = [clause[0]?.[0], clauses[at + 1]?.[0]?.[0]];
    if (verb?.words.length === 1 && clause.flat().length === 1 && next) verb.shared = next.words.slice(1);
  }
  return clauses;
});

export function phrasesOf(words: string[]): Phrase[] {
  const phrases: Phrase[] = [{ link: "", words: [] }];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (joining.has(word)) {
      while (joining.has(words[at + 1] ?? "")) at++;
      const next = words[at + 1] ?? "";
      // A comma before "over two years" only lets the reader breathe.
      const isBreath = word === "," && words[at] === "," && (prepositions.has(next) || next === "");
      if (!isBreath) phrases.push({ link: "&", words: [] });
    } else if (prepositions.has(word) && !isRange(words, at, phrases.at(-1)?.link))
      phrases.push({ link: word, words: [] });
    else phrases.at(-1)?.words.push(word);
  }
  return phrases.filter(({ link, words: held }, index) => link !== "" || held.length > 0 || index > 0);
}

/** "By 10 to 20 %" is one amount, "from 10 to 20 %" are two. */
const isRange = (words: string[], at: number, link = "") =>
  words[at] === "to" &&
  link !== "from" &&
  /^(?:\d.*|%|€|£|\$)$/.test(words[at - 1] ?? "") &&
  /^\d/.test(words[at + 1] ?? "");

/** Says by how much, by what means or in what time, of the deed as a whole. */
export function isAdverbial(phrase: Phrase): boolean {
  const { link, words } = phrase;
  if (link === "by" || link === "using" || link === "through") return true;
  return isTime(phrase) || (link === "from" && words.some(isNumber));
}

/** "over two years"; but "over 40" is more than forty. */
export const isTime = ({ link, words }: Phrase) =>
  /^(over|in|within|during)$/.test(link) && times.test(words.at(-1) ?? "");
