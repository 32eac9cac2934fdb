import { type Deed, deedsOf, type Part } from "./deed-reading.ts";
import { turning } from "./equal-words.ts";
import { tellsNoun } from "./noun-telling.ts";
import { isAdverbial, isTime, prepositions } from "./phrase-reading.ts";
import { isOccupation, isSameDeed, isSameSecond, type Time } from "./verb-agreement.ts";
import { verbReadings } from "./verb-reading.ts";
import { absolute, isAgent, isCountedWith, isShortTime, mayDropWords } from "./what-may-be-left-out.ts";
import { isNumber } from "./word-reading.ts";

/**
 * Whether words tell deeds of a statement, each with its own object and circumstances and in whatever order these stand. What
 * hangs on a noun stays with that noun: "nurses from hospitals in Norway" does not make "nurses in Norway".
 */
export function tellsDeeds(said: string[], held: string[], time: Time, isOwnOrder: boolean): boolean {
  if (said.length < 2 || time.isWhole || prepositions.has(said[0] ?? "")) return false;
  const [told, facts] = [deedsOf(said), deedsOf(held)];
  let from = 0;
  let isCut = false;
  for (const [index, deed] of told.entries()) {
    if (isCut && deed.parts.length > 1) return false;
    const manner = { index, time, isOwnOrder };
    const at = facts.findIndex(
      (fact, place) => place >= from && mayBe(fact, place, index) && tellsDeed(deed, fact, manner),
    );
    const found = facts[at];
    if (!found) return false;
    if (!facts.slice(from, at).every((fact) => mayDropWords(wordsIn(fact), held))) return false;
    // What is said of the second deed would be taken for both.
    isCut ||= deed.parts.length < found.parts.length;
    from = at + 1;
  }
  return facts.slice(from).every((fact) => mayDropWords(wordsIn(fact), held));
}

/** What follows "and" may be no deed at all ("new and used cars"), unless its object shows it. */
const mayBe = (fact: Deed, at: number, index: number) => at === 0 || index > 0 || fact.isShown;

const wordsIn = ({ verb, parts }: Deed) => [verb, ...parts.flatMap(wordsOfPart)];
const wordsOfPart = ({ link, items }: Part) => [link, ...items.flat()];

interface Manner {
  index: number;
  time: Time;
  isOwnOrder: boolean;
}

function tellsDeed(said: Deed, held: Deed, { index, time, isOwnOrder }: Manner): boolean {
  if (said.verb !== held.verb && isOccupation(held.verb, held.parts[0].items[0] ?? [])) return false;
  const isSame = index === 0 ? isSameDeed : isSameSecond;
  if (!isSame(said.verb, held.verb, time, held.parts[0].items[0] ?? [])) return false;
  const matched = matchesOf(said, held, isOwnOrder && isPlain(held));
  if (!matched) return false;
  const kept = [held.verb, ...matched.flatMap((at) => wordsOfPart(held.parts[at] ?? held.parts[0]))];
  const left = held.parts.filter((_, at) => !matched.includes(at));
  return left.every((part) => mayDropPart(part, held, kept, time.isPlaced));
}

/** Which part of the fact each part of the sentence tells; nothing where one tells none. */
function matchesOf(said: Deed, held: Deed, mayDrop: boolean): number[] | undefined {
  const matched: number[] = [];
  for (const [index, part] of said.parts.entries()) {
    const at = held.parts.findIndex(
      (fact, place) =>
        !matched.includes(place) &&
        (index === 0) === (place === 0) &&
        tellsPart(part, fact, mayDrop) &&
        (index === 0 || hangsAlike(matched.at(-1) ?? 0, place, held)),
    );
    if (at < 0) return undefined;
    matched.push(at);
  }
  return matched;
}

/** Behind the same noun, or of the deed as a whole. */
function hangsAlike(before: number, at: number, { parts }: Deed): boolean {
  const isOfDeed = (part: Part | undefined) =>
    part !== undefined && isAdverbial({ link: part.link, words: part.items.flat() });
  if (isOfDeed(parts[at])) return true;
  return before < at && parts.slice(before + 1, at).every(isOfDeed);
}

function tellsPart(said: Part, held: Part, mayDrop: boolean): boolean {
  if (said.link !== held.link && !isEqualLink(said, held)) return false;
  if (said.items.length > held.items.length) return false;
  if (said.items.length < held.items.length && !(mayDrop && held.items.every((item) => !isOfTwo(item)))) return false;
  const used = new Set<string[]>();
  const isTold = said.items.every((item) => {
    const found = held.items.find((fact) => !used.has(fact) && tellsNoun(item, fact, mayDrop));
    if (found) used.add(found);
    return found !== undefined;
  });
  return isTold && held.items.every((item) => used.has(item) || !isCountedWith(item, [...used]));
}

const isOfTwo = (words: string[]) =>
  words.some((word) => /^(between|both|either|neither|or|nor|combined|total)$/.test(word));

const isEqualLink = (said: Part, held: Part) =>
  /^(at|in|across)$/.test(said.link) && /^(at|in|across)$/.test(held.link) && /^\d/.test(held.items[0]?.[0] ?? "");

/** Nothing that an amount or a limit is said of loses a word: "cut solvent losses by 18 %" is not "cut losses by 18 %". */
function isPlain(held: Deed): boolean {
  const all = wordsIn(held);
  if (all.some((word) => absolute.test(word) || turns.test(word))) return false;
  const isMeasured = held.parts.some(
    ({ link, items }) => /^(by|from|to)$/.test(link) && items.some((item) => item.some(isNumber)),
  );
  const isAmount = all.some((word) => /^(%|€|£|\$|chf|zł|percentage|times|average)$/.test(word));
  return !isMeasured && !isAmount && !verbReadings(held.verb).some(({ lemma }) => changing.test(lemma));
}

const turns =
  /^(not|no|never|neither|nor|none|without|except|excluding|but|fewer|less|under|below|within|if|unless|hardly|barely)$/;
const changing =
  /^(reduc|cut|lower|decreas|rais|increas|improv|doubl|tripl|halv|grow|shorten|sav|exceed|beat|win|rank|achiev|reach)e?$/;

/** A circumstance, where no more is said of anything without it. */
function mayDropPart(part: Part, held: Deed, kept: string[], isPlaced: boolean): boolean {
  const words = wordsOfPart(part);
  if (words.some((word) => turning.has(word)) || kept.some((word) => absolute.test(word))) return false;
  const phrase = { link: part.link, words: part.items.flat() };
  if (isShortTime(phrase) || isAgent(phrase)) return false;
  if (isTime(phrase) || /^(by|using|through|including)$/.test(part.link)) return true;
  if (isPlaced) return false;
  if (!/^(for|in|at|across|on|within|from|that|which|who|where|during|via|throughout)$/.test(part.link)) return false;
  return isPlain(held) || !kept.some(isNumber);
}
