import { isCurrency } from "../words/currencies.ts";
import { areEqualVerbs } from "../words/equal-verbs.ts";
import { turning } from "../words/equal-words.ts";
import { isAdverbial, isTime, prepositions } from "../words/phrase-reading.ts";
import { isSameWord } from "../words/same-words.ts";
import { isOccupation, isSameDeed, isSameSecond, type Time } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";
import {
  absolute,
  isAgent,
  isCountedWith,
  isOccasion,
  isShortTime,
  mayDropWords,
} from "../words/what-may-be-left-out.ts";
import { isNumber } from "../words/word-reading.ts";
import { changing, type Deed, deedsOf, type Mode, type Part } from "./deed-reading.ts";
import { tellsNoun } from "./noun-telling.ts";

/**
 * Whether words tell deeds of a statement, each with its own object and circumstances and in whatever order these stand. What
 * hangs on a noun stays with that noun: "nurses from hospitals in Norway" does not make "nurses in Norway".
 */
export function tellsDeeds(said: string[], held: string[], time: Time, isOwnOrder: boolean): boolean {
  if (said.length < 2 || time.isWhole || startsWithLink(said) || startsWithLink(held)) return false;
  const [told, facts] = [deedsOf(said), deedsOf(held)];
  const used = new Set<Deed>();
  let isCut = false;
  for (const [index, deed] of told.entries()) {
    if (isCut && deed.parts.length > 1 && deed.mode === "main") return false;
    const manner = { index, time, isOwnOrder };
    const found = facts.find(
      (fact, place) => !used.has(fact) && mayBe(fact, place, index) && tellsDeed(deed, fact, manner),
    );
    if (!found) return false;
    // What is said of the second deed would be taken for both.
    isCut ||= deed.parts.length < found.parts.length;
    used.add(found);
  }
  return facts.every((fact) => used.has(fact) || mayDropDeed(fact, held));
}

const startsWithLink = ([first = ""]: string[]) => prepositions.has(first) || /^(?:of|,|and)$/.test(first);

/** What follows "and" may be no deed at all ("new and used cars"), unless its object shows it. */
const mayBe = (fact: Deed, at: number, index: number) =>
  at === 0 || index > 0 || (fact.isShown && fact.mode === "main");

const mayDropDeed = (deed: Deed, all: string[]) =>
  mayDropWords(
    wordsIn(deed).filter((word) => !vague.test(word)),
    all,
  );

const wordsIn = ({ verb, parts }: Deed) => [verb, ...parts.flatMap(wordsOfPart)];
const wordsOfPart = ({ link, words }: Part) => [link, ...words];

interface Manner {
  index: number;
  time: Time;
  isOwnOrder: boolean;
}

function tellsDeed(said: Deed, held: Deed, { index, time, isOwnOrder }: Manner): boolean {
  if (!isSameMode(said.mode, held.mode) || !isSameVerb(said, held, index, time)) return false;
  const matched = matchesOf(said, held, isOwnOrder && isPlain(held), isOwnOrder);
  if (!matched) return false;
  const kept = [held.verb, ...matched.flatMap((at) => wordsOfPart(held.parts[at] ?? held.parts[0]))];
  return held.parts.every((part, at) => {
    if (part.words.length === 0 || matched.includes(at) || goesWithHost(held.parts, at, matched)) return true;
    const list = listOf(held.parts, at).filter((place) => matched.includes(place));
    return mayDropPart(part, held, kept, {
      isPlaced: time.isPlaced,
      list: list.map((place) => held.parts[place]?.words ?? []),
    });
  });
}

/** The parts that "and" joins to one. */
function listOf(parts: Part[], at: number): number[] {
  let first = at;
  while (first > 0 && parts[first]?.isJoined) first--;
  const end = parts.findIndex((part, place) => place > first && !part.isJoined);
  return Array.from({ length: (end < 0 ? parts.length : end) - first }, (_, index) => first + index);
}

/** "About 25 patients a month": the month goes with the patients, "small groups of up to eight" without the eight. */
function goesWithHost(parts: Part[], at: number, matched: number[]): boolean {
  const { link, words } = parts[at] ?? { link: "", words: [] };
  if (words.some((word) => turning.has(word)) || link === ",") return false;
  const host = hostOf(parts, at);
  if (host > 0 && !matched.includes(host)) return true;
  return link === "of" && /^[≤\d–.]+$/.test(words.join(""));
}

const isSameMode = (said: Mode, held: Mode) => said === held || (said === "beside" && held !== "main");

function isSameVerb(said: Deed, held: Deed, index: number, time: Time): boolean {
  if (said.mode !== "main") return isSameWord(said.verb, held.verb) || isSameInForm(said.verb, held);
  if (said.verb !== held.verb && isOccupation(held.verb, held.parts[0].words)) return false;
  return (index === 0 ? isSameDeed : isSameSecond)(said.verb, held.verb, time, held.parts[0].words, held.shared);
}

/** "Which cut costs" for "reducing costs", never "which cuts" for "which cut". */
const isSameInForm = (said: string, { verb: held, parts }: Deed) =>
  verbReadings(said).some((word) =>
    verbReadings(held).some(
      (fact) =>
        areEqualVerbs(word.lemma, fact.lemma, { object: parts[0].words, isMeasured: isMeasured(parts) }) &&
        (word.form === fact.form || word.form === "ing"),
    ),
  );

/** Which part of the fact each part of the sentence tells; nothing where one tells none. */
function matchesOf(said: Deed, held: Deed, mayDrop: boolean, isOwnOrder: boolean): number[] | undefined {
  const matched: number[] = [];
  for (const part of said.parts) {
    const at = held.parts.findIndex(
      (fact, place) =>
        !matched.includes(place) &&
        (part.link === "" ? isObject(fact, held) : fact.link !== "" && isSameLink(part, fact)) &&
        tellsNoun(part.words, fact.words, mayDrop, isOwnOrder),
    );
    if (at < 0) return undefined;
    matched.push(at);
  }
  const isHeld = said.parts.every(({ link }, index) => link === "" || hangsAlike(said, held, matched, index));
  return isHeld ? matched : undefined;
}

/** "Negotiated on the scope with suppliers": what is negotiated may stand as an object. */
const isObject = ({ link }: Part, { verb, parts: [object] }: Deed) =>
  link === "" ||
  (object.words.length === 0 &&
    /^(on|about|for|to)$/.test(link) &&
    verbReadings(verb).some(({ lemma }) => /^(negotiate|negotiat|answer)$/.test(lemma)));

/** Behind the same noun; or moved, where it is clear what it belongs to: of the deed as a whole, or the only one of its link. */
function hangsAlike(said: Deed, held: Deed, matched: number[], index: number): boolean {
  const at = matched[index] ?? 0;
  const part = held.parts[at];
  if (!part) return false;
  if (isOfDeed(part)) return true;
  const [host, heldHost] = [hostOf(said.parts, index), hostOf(held.parts, at)];
  if (matched[host] === heldHost) return true;
  if (part.link === "of") return false;
  const isHostTold = matched.includes(heldHost) || held.parts[heldHost]?.words.length === 0;
  return isOnlyOne(held.parts, part.link) && isHostTold;
}

const isOfDeed = ({ link, words, isApart }: Part) => (isApart && link !== "of") || isAdverbial({ link, words });

/** Whether parts of such a link stand beside each other, so that none hangs on another noun than the others. */
function isOnlyOne(parts: Part[], link: string): boolean {
  const links = parts.filter(({ isJoined, link: own }) => !isJoined && own !== "of").map((part) => part.link === link);
  return links.lastIndexOf(true) - links.indexOf(true) === links.filter(Boolean).length - 1;
}

/** The part that another hangs on: the one before it that is no circumstance of the deed as a whole. */
function hostOf(parts: Part[], index: number): number {
  let first = index;
  while (first > 0 && parts[first]?.isJoined) first--;
  let at = first - 1;
  const isTo = parts[index]?.link === "to";
  while (at > 0) {
    const before = parts[at];
    // "From one place to another" are both of the deed.
    if (!before || !(isOfDeed(before) || (isTo && before.link === "from"))) break;
    at--;
  }
  return at;
}

function isSameLink(said: Part, held: Part): boolean {
  if (said.link === held.link) return true;
  if (/^(for|worth)$/.test(said.link) && /^(for|worth)$/.test(held.link)) return isMoney(held.words);
  if (isTime(said) && isTime(held)) return said.link !== "over";
  if (isDigit(held.words[0]))
    return /^\d/.test(held.words[0] ?? "") && placing.test(said.link) && placing.test(held.link);
  return isNear(said.link, held.link);
}

const isMoney = ([amount = "", currency = ""]: string[]) => isDigit(amount) && isCurrency(currency);
const isDigit = (word = "") => /^[≤\d]/.test(word);
const placing = /^(at|in|across|on|along)$/;
const isNear = (one: string, other: string) =>
  one === other || nearLinks.some((links) => links.test(one) && links.test(other));
const nearLinks = [/^(in|on|at|across)$/, /^(on|about)$/, /^(by|using|through|via)$/];

const isOfTwo = (words: string[]) =>
  words.some((word) => /^(between|both|either|neither|or|nor|combined|total)$/.test(word));

/** Nothing that an amount or a limit is said of loses a word: "cut solvent losses by 18 %" is not "cut losses by 18 %". */
function isPlain(held: Deed): boolean {
  const all = wordsIn(held);
  if (all.some((word) => absolute.test(word) || turns.test(word)) || isOfTwo(all)) return false;
  const isAmount = all.some((word) => isCurrency(word) || /^(%|percentage|times|average)$/.test(word));
  return !isMeasured(held.parts) && !isAmount && !verbReadings(held.verb).some(({ lemma }) => changing.test(lemma));
}

const isMeasured = (parts: Part[]) =>
  parts.some(({ link, words }) => /^(by|from|to)$/.test(link) && words.some(isNumber));

const turns =
  /^(not|no|never|neither|nor|none|without|except|excluding|but|fewer|less|under|below|within|if|unless|hardly|barely)$/;
interface Left {
  isPlaced: boolean;
  /** What stays of the list that the part stands in. */
  list: string[][];
}

/** A circumstance, where no more is said of anything without it. */
function mayDropPart(part: Part, held: Deed, kept: string[], { isPlaced, list }: Left): boolean {
  const { link, words } = part;
  // "Cooked once a month" is less than "cooked".
  if (link === "every") return !/^(?:once|twice|each)$/.test(words[0] ?? "") && !kept.some(isNumber);
  if (/^(?:before|after)$/.test(link) && words.slice(1).some(isDone)) return false;
  if (turning.has(link) && link !== "before") return false;
  if (words.some((word) => turning.has(word) && !vague.test(word))) return false;
  if (kept.some((word) => absolute.test(word))) return false;
  if (isShortTime(part) || isAgent(part) || isOccasion(part)) return false;
  if (isTime(part) || /^(by|using|through|including)$/.test(link)) return true;
  if (isPlaced && list.length === 0 && link !== ",") return false;
  if (link === "per") return !kept.some(isNumber);
  if (list.length > 0) return isPlain(held) && !isCountedWith(words, list);
  if (link === ",") return isPlain(held) && !isShortTime({ link: "for", words });
  if (!/^(for|in|at|across|on|within|from|before|after|accordingto|that|where|via|throughout|about)$/.test(link))
    return false;
  return isPlain(held) || !kept.some(isNumber);
}

/** "After the head left" is no mere time. */
const isDone = (word: string) => verbReadings(word).some(({ form }) => form === "past");
const vague = /^(about|approximately|up|several)$/;
