import { nounClasses } from "../words/equal-nouns.ts";
import { verbClasses } from "../words/equal-verbs.ts";
import { oneSpelling } from "../words/equal-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { remembered } from "../words/remembered.ts";
import { wider } from "../words/same-words.ts";
import { singularOf, verbReadings } from "../words/verb-reading.ts";

/**
 * What any two words have in common where one can be said for the other. Only a cheap test that comes before the exact one: it may
 * let a word pass that is not the same, and never stops one that is.
 */
const keysOf = remembered(20_000, (word: string): readonly string[] => {
  const verbs = verbReadings(word).flatMap(({ lemma }) => [
    `v ${oneSpelling(lemma)}`,
    ...[...verbClasses(lemma)].map((index) => `c ${index}`),
  ]);
  const own = word.replace(/'s?$/, "");
  return [
    oneSpelling(word),
    ...[own, ...singularOf(own)].map(oneSpelling),
    ...(word.includes(".") ? [oneSpelling(word.replaceAll(".", ""))] : []),
    ...verbs,
    ...nounClasses(word).map((index) => index.replace(/ s$/, "")),
  ];
});

/** What halves or doubles something reduces or increases it. */
const stronger = /^(?:over)?(halv|doubl|tripl|quadrupl)/;

/** The keys of every word that a sentence may hold to tell these words. */
export function keysOfHeld(words: Iterable<string>): Set<string> {
  const keys = new Set<string>();
  for (const word of words) {
    for (const key of keysOf(word)) keys.add(key);
    for (const key of keysOf(wider.get(word) ?? "")) keys.add(key);
    for (const single of singularOf(word)) keys.add(oneSpelling(single));
    if (word.endsWith("'s")) keys.add(oneSpelling(word.slice(0, -2)));
    if (stronger.test(word)) for (const verb of ["reduce", "increase"]) for (const key of keysOf(verb)) keys.add(key);
  }
  return keys;
}

/** Whether every word has something in common with those that are held; those that only join and articles always may. */
export const mayBeHeld = (words: string[], held: Set<string>): boolean =>
  words.every((word) => isFree(word) || keysOf(word).some((key) => held.has(key)));

const isFree = (word: string) =>
  word === "" || /^(?:a|an|the|my|our|of|worth|along|and|,)$/.test(word) || prepositions.has(word);
