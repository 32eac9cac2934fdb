import { prepositions } from "../words/phrase-reading.ts";
import { familyKeys } from "../words/word-families.ts";
import { isNumber } from "../words/word-reading.ts";

/** What a deed names: the noun with what stands before it, and how it hangs on the deed. */
export interface Named {
  link: string;
  words: string[];
}

const stops = (word: string) => prepositions.has(word) || /^(?:of|,|and|per|every|each|once|twice)$/.test(word);
const pronoun = /^(?:it|them)$/;
const plural =
  /(?:[^su]|[aeo]u)s$|ss?es$|^(?:children|people|men|women|staff|police|media|data|criteria|teeth|feet|mice)$/;
const times =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|quarters?|seasons?|shifts?|times|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mornings?|afternoons?|evenings?|nights?|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** The things that stand behind a verb. */
export function namedIn(deed: string[]): Named[] {
  const found: Named[] = [{ link: "", words: [] }];
  for (const word of deed.slice(deed[0] === "i" ? 2 : 1)) {
    if (stops(word)) found.push({ link: word, words: [] });
    else found.at(-1)?.words.push(word);
  }
  return found.filter(({ words }) => words.length > 0);
}

export const headOf = ({ words }: Named) => words.findLast((word) => !isNumber(word)) ?? "";

/** "Every morning" is when, "a forest school morning" is what. */
const isTime = ({ words }: Named) =>
  words.every((word) => times.test(word) || isNumber(word) || /^(?:an?|the|last|first|next|same)$/.test(word));
const isThing = (named: Named) => headOf(named) !== "" && !isTime(named) && !pronoun.test(headOf(named));

/** The things behind a deed that "it" or "them" could stand for. */
export const couldBe = (word: string, deed: string[]): Named[] =>
  namedIn(deed).filter((named) => isThing(named) && plural.test(headOf(named)) === (word === "them"));

/** The only thing that "it" or "them" behind a deed can stand for. */
export function standsFor(word: string, deed: string[]): string[] | undefined {
  const [only, ...others] = couldBe(word, deed);
  // "Sorted nuts and bolts and packed them"
  const isJoined = word === "them" && namedIn(deed).some(({ link }) => link === "and" || link === ",");
  return others.length > 0 || isJoined ? undefined : only?.words;
}

/** The thing that "which" behind a deed and a comma can stand for: "wrote letters in Word, which" are the letters. */
export function relatesTo(deed: string[]): string[] | undefined {
  const [first, ...others] = namedIn(deed).filter(isThing);
  const isPlain = others.every(({ link, words }) => /^(?:in|using)$/.test(link) && words.length === 1);
  return first && (first.link === "" || others.length === 0) && isPlain ? first.words : undefined;
}

/** A deed with the thing itself where it says "it"; nothing where that cannot be told. */
export function withoutPronouns(deed: string[], before: string[]): string[] | undefined {
  if (deed.some((word) => /^(?:its|their|theirs|they)$/.test(word))) return undefined;
  const told = deed.map((word) => (pronoun.test(word) ? standsFor(word, before) : [word]));
  return told.every((words) => words !== undefined) ? told.flat() : undefined;
}

export const leans = (deed: string[]) => deed.some((word) => /^(?:it|them|its|their|theirs|they)$/.test(word));

/** Whether a pronoun can stand behind the sentence's deed for no fewer things than behind the statement's. */
export function keepsThings(deed: string[], held: string[], said: string[]): boolean {
  return deed
    .filter((word) => pronoun.test(word))
    .every((word) =>
      couldBe(word, held).every((named) => {
        const keys = familyKeys(headOf(named));
        return said.some((each) => familyKeys(each).some((key) => keys.includes(key)));
      }),
    );
}
