import { namesJob } from "../../../shared/assistant/job-words.rules.ts";
import { isOccupationWord } from "../../../shared/jobs/occupation-words.rules.ts";
import { knownWords } from "./known-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { folded, type Span, type Word } from "./sentence.ts";

export interface EmployerWish extends Span {
  name: string;
}

const longestName = 4;
const wellKnown = new Set(
  "google microsoft amazon facebook netflix ikea siemens bosch walmart tesla ibm nvidia airbnb uber spotify volkswagen bmw lidl aldi tesco starbucks mcdonalds deloitte accenture pwc kpmg infosys".split(
    " ",
  ),
);

/** "Jobs at Google", "Microsoft jobs": an employer is no place, though a town may go by its name, and no title. */
export function findEmployer(words: Word[], lexicon: Lexicon): EmployerWish | undefined {
  const at = words.findIndex((word, index) => startsEmployer(word, words[index - 1], lexicon));
  const start = at >= 0 ? at : onlyKnownName(words);
  if (start < 0) return undefined;
  let end = start + 1;
  while (at >= 0 && end < start + longestName && goesOn(words[end])) end += 1;
  const name = words.slice(start, end).map(({ text }) => text);
  return { start, end, name: name.join(" ") };
}

function startsEmployer(word: Word, before: Word | undefined, lexicon: Lexicon): boolean {
  if (before?.key !== "at" || word.opensClause || knownWords.has(word.key)) return false;
  if (wellKnown.has(word.key)) return true;
  if (!isCapital(word) || namesJob(word.text) || isOccupationWord(word.key)) return false;
  const place = lexicon.place(word.text);
  return place === undefined || isNickname(word, place);
}

/** Nothing but a name and words that ask for openings. */
function onlyKnownName(words: Word[]): number {
  const named = words.findIndex(({ key }) => wellKnown.has(key));
  const isRest = words.every(({ key }, index) => index === named || (knownWords.has(key) && !isOccupationWord(key)));
  return isRest ? named : -1;
}

/** "Google" once was Topeka. */
function isNickname({ text }: Word, { country, state, city }: NonNullable<ReturnType<Lexicon["place"]>>): boolean {
  return wellKnown.has(folded(text)) && ![country, state, city].some((name) => name && folded(name) === folded(text));
}

const isCapital = (word: Word | undefined) => /^\p{Lu}/u.test(word?.text ?? "");
const goesOn = (word: Word | undefined) => isCapital(word) && word?.opensClause === false;
