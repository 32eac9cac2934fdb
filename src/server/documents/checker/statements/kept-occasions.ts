import { prepositions } from "../words/phrase-reading.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isTold } from "./kept-asides.ts";

const season =
  /^(?:easter|christmas|xmas|halloween|carnival|ramadan|advent|weekends?|holidays?|vacations?|nights?|evenings?|mornings?|afternoons?|summers?|winters?|springs?|autumns?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const month = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const when = /^(?:at|over|on|in|during|every|each|for|from|between)$/;

/**
 * Whether what was done at some times alone is told with them: who led the ward at night or sold trees at Christmas would seem to have
 * done it always. What happened in one year is told without the month.
 */
export function keepsOccasions(said: string[], held: string[]): boolean {
  const isDated = held.some((word) => /^(?:19|20)\d\d/.test(word));
  return held.every((word, at) => {
    const isOccasion =
      !isDated && (season.test(word) || isRange(held, at)) && ends(held[at + 1]) && introduced(held, at);
    return !isOccasion || isTimeTold(word, said) || !isOfTold(said, held, at);
  });
}

const ends = (word = "") => word === "" || /^(?:,|and)$/.test(word) || prepositions.has(word);

/** "At the weekend", "on Saturdays and Sundays", "every second Friday" */
function introduced(held: string[], at: number): boolean {
  const start = held.slice(Math.max(0, at - 4), at).findLastIndex((word) => when.test(word));
  const between = start < 0 ? [] : held.slice(Math.max(0, at - 4) + start + 1, at);
  return (
    start >= 0 &&
    between.every((word) => /^(?:the|and|,|second|third|other|first|last|early|late)$/.test(word) || season.test(word))
  );
}

/** "From November to March" of every year. */
const isRange = (held: string[], at: number) =>
  month.test(held[at] ?? "") &&
  /^(?:from|between)$/.test(held[at - 1] ?? "") &&
  /^(?:to|until|and)$/.test(held[at + 1] ?? "") &&
  month.test(held[at + 2] ?? "");

const isTimeTold = (word: string, said: string[]) =>
  isTold(word, said) || (/^(?:satur|sun)days?$/.test(word) && said.some((each) => /^weekends?$/.test(each)));

/** Whether the deed that is told is the one whose time it is. */
function isOfTold(said: string[], held: string[], at: number): boolean {
  const starts = held.flatMap((_, index) => (index === 0 || isDeed(held, index) ? [index] : []));
  const own = starts.findLast((start) => start <= at) ?? 0;
  const verbs = new Set(verbReadings(held[own] ?? "").map(({ lemma }) => lemma));
  const isVerbTold = said.some((word) => verbReadings(word).some(({ lemma }) => verbs.has(lemma)));
  return isVerbTold || starts.length === 1;
}

const isDeed = (held: string[], at: number) =>
  /^(?:,|and)$/.test(held[at - 1] ?? "") && verbReadings(held[at] ?? "").some(({ form }) => form === "past");
