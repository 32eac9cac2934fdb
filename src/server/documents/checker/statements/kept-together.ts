import { verbClasses } from "../words/equal-verbs.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isTold, keepsAsides } from "./kept-asides.ts";
import { keepsDeeds } from "./kept-deeds.ts";
import { keepsNames } from "./kept-names.ts";
import { keepsOccasions } from "./kept-occasions.ts";
import { keepsPlaces } from "./kept-places.ts";
import { keepsShared } from "./kept-shared.ts";
import { keepsSummedPlaces } from "./people-sums.ts";

/**
 * Whether a line that is told of a statement tears nothing apart there, however it was understood: a pronoun stays with what it stands
 * for, a list that a number counts stays whole, and "ward 12" is not twelve of anything.
 */
export const keepsTogether = (said: string[], held: string[]): boolean =>
  keepsPronouns(said, withoutSubject(held)) &&
  keepsCountedLists(said, held) &&
  keepsPairs(said, held) &&
  keepsLabels(said, held) &&
  keepsAsides(said, held) &&
  keepsPlaces(said, held) &&
  keepsDeeds(said, withoutSubject(held)) &&
  keepsOccasions(said, withoutSubject(held)) &&
  keepsNames(said, held) &&
  keepsOwnTimes(said, held) &&
  keepsMeans(said, held) &&
  keepsShared(said, held) &&
  keepsWhoDid(said, held) &&
  keepsSharedEnd(said, held) &&
  keepsSummedPlaces(said, held) &&
  keepsOnce(said, held);

/** "Cooked once a month" is less than "cooked". */
const keepsOnce = (said: string[], held: string[]): boolean =>
  held.every(
    (word, at) =>
      word !== "each" || !/^(?:day|week|month|quarter|year)$/.test(held[at + 1] ?? "") || isTold(held[at + 1], said),
  );

/** "One assistant and, from May to July, an intern": only the intern was there from May. */
function keepsOwnTimes(said: string[], held: string[]): boolean {
  const at = held.findIndex(
    (word, index) => word === "," && held[index - 1] === "and" && prepositions.has(held[index + 1] ?? ""),
  );
  if (at < 0) return true;
  const [link = "", time = ""] = held.slice(at + 1);
  const last = held.at(-1) ?? "";
  if (!said.includes(time)) return stops(last) || !isTold(last, said);
  if (!isTold(held[at - 2], said)) return true;
  const and = said.lastIndexOf("and");
  const behind = said.slice(said[and + 1] === "," ? and + 2 : and + 1);
  return and > 0 && behind[0] === link && behind[1] === time;
}

/** "Cut waste by 9 % by weighing and energy use by 4 % by sealing": sealing cut no waste. */
function keepsMeans(said: string[], held: string[]): boolean {
  const means = held.flatMap((word, at) =>
    /^(?:by|through)$/.test(word) && /ing$/.test(held[at + 1] ?? "") ? [at + 1] : [],
  );
  if (means.length < 2) return true;
  return means.every((at, index) => {
    if (!isTold(held[at], said)) return true;
    const own = held.slice(means[index - 1] ?? 0, means[index + 1] ?? held.length);
    return said.every((word) => !/^\d/.test(word) || own.includes(word) || !held.includes(word));
  });
}

/** "A morning for which I raised 40 €" raised nothing itself, and "cooks who ran kitchens and led teams" led them, not the person. */
function keepsWhoDid(said: string[], held: string[]): boolean {
  const that = held.findIndex((word) => word === "that" || word === "who");
  if (that < 0) return true;
  const isBy = said.some((word, at) => word === "by" && /ing(?:#|$)/.test(said[at + 1] ?? ""));
  const isOthers = said.some((word, at) => word === "that" && said[at + 1] !== "i");
  if (held[that + 1] === "i") return !isOthers && (!isBy || held.includes("by"));
  const [verb = ""] = said;
  const isSecond = held.some(
    (word, at) =>
      at > that && held[at - 1] === "and" && held[at - 2] !== "," && isVerbOf(verb, word) && !isNoun(held, at),
  );
  return !isSecond || held.slice(0, that).some((word) => isVerbOf(verb, word));
}

/** "Inspected lifts in 14 stations and repaired them in nine": not both in 14. */
function keepsSharedEnd([one = "", and, other = "", ...rest]: string[], held: string[]): boolean {
  if (and !== "and" || !rest.some((word) => word !== "of" && prepositions.has(word))) return true;
  const at = held.findIndex((word, index) => index > 2 && joins(held, index) && isVerbOf(other, word));
  const isSplit = at > 0 && isVerbOf(one, held[0] ?? "") && /^(?:it|them)$/.test(held[at + 1] ?? "");
  return !isSplit || !isPastVerb(other);
}

const joins = (words: string[], at: number) => /^(?:and|,)$/.test(words[at - 1] ?? "") && !joint.test(words[at] ?? "");
const joint = /^(?:and|,)$/;
const isPastVerb = (word: string) => verbReadings(word).some(({ form }) => form === "past");

const isNoun = (words: string[], at: number) =>
  stops(words[at + 1]) && !verbReadings(words[at] ?? "").some(({ form }) => form === "past");
const isVerbOf = (said: string, held: string) =>
  said === held ||
  verbReadings(said).some(({ lemma }) =>
    verbReadings(held).some(
      (fact) => (fact.form !== "third" && fact.lemma === lemma) || sharesClass(lemma, fact.lemma),
    ),
  );
const sharesClass = (one: string, other: string) => [...verbClasses(one)].some((line) => verbClasses(other).has(line));

/** "I have trained" begins with its verb, too. */
function withoutSubject(words: string[]): string[] {
  const own = words[0] === "i" ? words.slice(1) : words;
  return own[0] === "have" && verbReadings(own[1] ?? "").some(({ form }) => form === "past") ? own.slice(1) : own;
}

const leaning = /^(?:it|its|them|they|their|theirs)$/;

/** "Opened a shop and sold it": what was sold is told only with the opening. */
function keepsPronouns(said: string[], held: string[]): boolean {
  if (!said.some((word) => leaning.test(word)) || leaning.test(held[0] ?? "")) return true;
  const [one, other] = [verbReadings(said[0] ?? ""), verbReadings(held[0] ?? "")];
  if (said[0] === held[0]) return true;
  return one.some(({ lemma }) =>
    other.some(
      (fact) => lemma === fact.lemma || [...verbClasses(lemma)].some((line) => verbClasses(fact.lemma).has(line)),
    ),
  );
}

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/** "Nine farms in Somerset and Devon" are not nine in Somerset. */
function keepsCountedLists(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    if (word !== "and" && word !== ",") return true;
    const [one, other] = [itemBefore(held, at), itemBehind(held, at)];
    // A comma parts items only where "and" or one more follows.
    if (word === "," && held[at + 1] !== "and" && !/^(?:,|and)$/.test(held[at + 1 + other.length] ?? "")) return true;
    if (one.length === 0 || other.length === 0 || isDeed(other)) return true;
    const counts = countsBefore(held, at - one.length);
    // "Doctors and 40 nurses" of "40 nurses and doctors", who may have been 40 together.
    const count = word === "and" ? (one.find((each) => /^\d+$/.test(each) && !isYear(each)) ?? "") : "";
    const counted = /^(?!an?$|the$)\p{L}/u.test(other[0] ?? "") ? said.indexOf(count) : 0;
    if (said.slice(0, Math.max(counted, 0)).some((each) => isTold(other.at(-1), [each]))) return false;
    const [first = "", second = ""] = other;
    // "24 microphones and two desks" are not 24 microphones and desks.
    if (isYear(first) && isYear(one.at(-1) ?? ""))
      return !counts.some((count) => said.includes(count)) || said.includes(first) === said.includes(one.at(-1) ?? "");
    if (/^\d/.test(first)) {
      const isOfBoth = /^\p{L}/u.test(second) && one.some((each) => /^\d/.test(each) && said.includes(each));
      const isCounted = said.includes(first) || (first === "1" && said.some((each) => /^an?$/.test(each)));
      return !isOfBoth || isCounted || !isTold(one.at(-1), said) || !isTold(other.at(-1), said);
    }
    if (!counts.some((count) => said.includes(count))) return true;
    return isTold(one.at(-1), said) === isTold(other.at(-1), said);
  });
}

/** "Advised banks on loans and shops on stock": the shops are told with the stock. */
function keepsPairs(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    const [one, other] = word === "and" ? [itemBefore(held, at), itemBehind(held, at)] : [[], []];
    const next = held[at + 1 + other.length] ?? "";
    const isPaired = prepositions.has(next) && next === held[at - one.length - 1] && other.length > 0 && !isDeed(other);
    if (!isPaired || !isTold(other.at(-1), said)) return true;
    return isTold(itemBehind(held, at + 1 + other.length).at(-1), said);
  });
}

function keepsLabels(said: string[], held: string[]): boolean {
  return held.every((number, at) => {
    const name = held[at - 1] ?? "";
    const isLabel = /^\d+$/.test(number) && /^\p{L}{3,}$/u.test(name) && stops(held[at + 1]) && !unlabelled.test(name);
    if (!isLabel || stops(name) || held.filter((word) => word === number).length > 1) return true;
    return said.every((word, place) => word !== number || isTold(name, said.slice(Math.max(place - 2, 0), place)));
  });
}

const unlabelled =
  /^(?:than|least|most|approximately|nearly|almost|aged|per|about|below|above|around|were|was|are|had|have)$/;

const isDeed = ([first = ""]: string[]) =>
  verbReadings(first).some(({ form, lemma }) => form === "past" || form === "ing" || isKnownVerb(lemma));

const stops = (word = "") => word === "" || word === "," || word === "and" || word === "of" || prepositions.has(word);

function itemBefore(words: string[], at: number): string[] {
  let start = at;
  while (start > 0 && !stops(words[start - 1])) start--;
  return words.slice(start, at);
}

function itemBehind(words: string[], at: number): string[] {
  const next = words[at + 1] === "and" ? at + 2 : at + 1;
  const from = words[next - 1] === "and" && /^(?:in|at|for|from|on)$/.test(words[next] ?? "") ? next + 1 : next;
  let end = from;
  while (end < words.length && !stops(words[end])) end++;
  return words.slice(from, end);
}

/** The numbers of things that stand before a list in the same deed. */
function countsBefore(words: string[], end: number): string[] {
  const start = words
    .slice(0, end)
    .findLastIndex((word, at) => (word === "and" || word === ",") && isDeed(words.slice(at + 1, end)));
  return words
    .slice(Math.max(start, 0), end)
    .filter(
      (word, index, all) =>
        /^\d+$/.test(word) &&
        !/^(?:19|20)\d\d$/.test(word) &&
        /^(?!years?$|months?$|weeks?$|days?$|hours?$)\p{L}/u.test(all[index + 1] ?? ""),
    );
}
