import { isPersonName } from "../words/describing-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { rememberedOf } from "../words/remembered.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isTold } from "./kept-asides.ts";

/**
 * Whether what a statement says of one of two things that it joins is not told of the other: "opened a shop in 2019 and hired cooks" does not
 * tell when the cooks were hired.
 */
export const keepsShared = (said: string[], held: string[]): boolean =>
  keepsTimes(said, held) &&
  keepsRates(said, held) &&
  keepsFrontMeans(said, held) &&
  keepsBounds(said, held) &&
  keepsOwners(said, held) &&
  keepsRelatives(said, held);

const joint = /^(?:,|and)$/;
const stops = (word = "") => word === "" || joint.test(word) || word === "of" || prepositions.has(word);
const timeLink = /^(?:in|for|over|within|during|since|until|from|after|before|on|at|through|throughout|by)$/;
const timeWord =
  /^(?:(?:19|20)\d\d(?:-\d\d)?|hours?|days?|nights?|shifts?|weeks?|weekends?|months?|quarters?|years?|seasons?|terms?|semesters?|decades?|summers?|winters?|springs?|autumns?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|pandemic|lockdowns?|strikes?|war|crisis)$/;

interface Time {
  /** Where it begins. */
  at: number;
  head: string;
}

/** The times that are said of a deed or a thing: "for two years", "in 2019", "during the strike". */
export const timesIn = rememberedOf((words: string[]): Time[] =>
  words.flatMap((word, at) => {
    if (!timeLink.test(word)) return [];
    const next = words.slice(at + 1).findIndex((each) => stops(each));
    const phrase = words.slice(at + 1, next < 0 ? undefined : at + 1 + next);
    const head = phrase.at(-1) ?? "";
    const isTime = timeWord.test(head) || /^(?:during|throughout)$/.test(word);
    return isTime && head !== "" ? [{ at, head }] : [];
  }),
);

/**
 * Whether the last that is said is a time that may be one of the deed before, too: of two short deeds, "hired cooks and opened shops in six
 * months". On which days something was is no more of it.
 */
export function mayShareTime(words: string[], before: string[]): boolean {
  const { at, head } = timesIn(words).at(-1) ?? { at: 0, head: "" };
  if (head === "" || weekday.test(head) || words.slice(at + 1).some(stops)) return false;
  return ![...before, ...words.slice(0, at)].some((word) => word !== "of" && prepositions.has(word));
}

const weekday = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|nights?)$/;

/** The parts that "and" and commas join, without the words that join them. */
const partsOf = rememberedOf((words: string[]): { from: number; to: number }[] => {
  const ends = [...words.flatMap((word, at) => (joint.test(word) ? [at] : [])), words.length];
  return ends
    .map((to, index) => ({ from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => to > from);
});

/** What a part is about: its verb, or its first noun. */
function nameOf(words: string[], { from, to }: { from: number; to: number }): string {
  const start = prepositions.has(words[from] ?? "") ? from + 1 : from;
  const [first = ""] = words.slice(start);
  if (start === from && verbReadings(first).some(({ form }) => form === "past")) return first;
  const end = words.findIndex((word, at) => at > start && at < to && stops(word));
  return words.slice(start, end < 0 ? to : end).at(-1) ?? "";
}

function keepsTimes(said: string[], held: string[]): boolean {
  const times = timesIn(held);
  if (times.length === 0) return true;
  const parts = partsOf(held);
  return times.every(({ at, head }) => {
    const place = parts.findIndex(({ from, to }) => from <= at && at < to);
    const [own, next] = [parts[place], parts[place + 1]];
    if (!own || !next || own.from === at || times.some((other) => other.at >= next.from && other.at < next.to))
      return true;
    // "Won 35 customers in 2014, ten more than planned"
    if (held[next.from - 1] === "," && !held.slice(next.to).includes("and")) return true;
    const name = nameOf(held, next);
    if (name === "" || held.slice(0, next.from).includes(name) || /^\d/.test(name)) return true;
    const [told, when] = [said.findIndex((word) => isTold(name, [word])), said.lastIndexOf(head)];
    return told < 0 || when < told;
  });
}

/** "12 articles and 30 reviews a month": nobody knows whether the articles were so many each month. */
function keepsRates(said: string[], held: string[]): boolean {
  const parts = partsOf(held);
  return held.every((word, at) => {
    if (word !== "per" || !said.includes("per")) return true;
    const place = parts.findIndex(({ from, to }) => from <= at && at < to);
    const [before, own] = [parts[place - 1], parts[place]];
    if (!before || !own || !/^\d/.test(held[own.from] ?? "")) return true;
    const first = held.slice(before.from, before.to);
    if (first.includes("per")) return true;
    const counts = first.filter((each) => /^\d+$/.test(each) && said.includes(each));
    return counts.length === 0 || isTold(nameOf(held, own), said);
  });
}

/** "Cut mileage by re-routing the vans and trained drivers": nobody was trained by re-routing. */
function keepsFrontMeans(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    const means = held[at + 1] ?? "";
    if (!/^(?:by|through|using)$/.test(word) || !/ing(?:#|$)/.test(means)) return true;
    const behind = held.findIndex(
      (each, index) =>
        index > at &&
        joint.test(held[index - 1] ?? "") &&
        verbReadings(each).length > 0 &&
        verbReadings(each).every(({ form }) => form === "past"),
    );
    if (behind < 0) return true;
    const placeOf = (verb: string) => said.findIndex((each) => isTold(verb, [each]));
    const [first, second, third] = [placeOf(means), placeOf(held[0] ?? ""), placeOf(held[behind] ?? "")];
    return first < 0 || second < 0 || third < 0 || first > second;
  });
}

const upper = /^(?:below|most|nearly|almost|approximately)$/;
const isBound = (words: string[], at: number) =>
  upper.test(words[at - 1] ?? "") || (words[at - 1] === "to" && words[at - 2] === "up");

/** "Fewer than 20 players and fewer than four coaches" were not four coaches, and children under twelve not fewer than twelve. */
const keepsBounds = (said: string[], held: string[]): boolean =>
  held.every(
    (number, at) =>
      !/^\d/.test(number) ||
      !isBound(held, at) ||
      held.indexOf(number) !== held.lastIndexOf(number) ||
      said.every(
        (word, place) =>
          word !== number ||
          (isBound(said, place) && !(held[at - 1] === "below" && stops(held[at + 1]) && !stops(said[place + 1]))),
      ),
  );

const owners = /^(?:his|her|its|their)$/;

/** "Her letters" are not "my letters", and "its clients" are whose only beside the bank. */
const keepsOwners = (said: string[], held: string[]): boolean =>
  said.every((word, at) => {
    if (word !== "my" && !owners.test(word)) return true;
    const thing = said.slice(at + 1).find((_, index, rest) => stops(rest[index + 1])) ?? "";
    const places = held.flatMap((each, place) => (isTold(thing, [each]) ? [place] : []));
    const isOthers = (place: number) => {
      const before = held.slice(Math.max(0, place - 3), place);
      return before.some((each, index) => owners.test(each) && !before.slice(index).some(stops));
    };
    if (word === "my") return !places.some(isOthers);
    const owner = held.findIndex((each) => owners.test(each));
    const whose = held
      .slice(0, Math.max(owner, 0))
      .findLast((each) => !stops(each) && !/^(?:an?|the|,|and)$/.test(each));
    return (
      whose === undefined || isTold(whose, said.slice(0, at)) || verbReadings(whose).some(({ form }) => form === "past")
    );
  });

/** "The museum and its shop, which earned 40,000 €": the museum alone did not earn them. */
function keepsRelatives(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    if ((word !== "that" && word !== "who") || at < 2 || /^(?:i|of)$/.test(held[at + 1] ?? "")) return true;
    const noun = held[at - 1] === "," ? (held[at - 2] ?? "") : (held[at - 1] ?? "");
    const start = held
      .slice(0, at)
      .findLastIndex(
        (each, index) => index < at - 2 && (joint.test(each) || (each !== "of" && prepositions.has(each))),
      );
    const own = held.slice(start + 1, at);
    const verb = held[at + 1] ?? "";
    if (start < 0 || stops(noun) || !isTold(verb, said) || isPersonName(verb)) return true;
    return own.some((each) => /^\p{L}{3,}/u.test(each) && isTold(each, said));
  });
}
