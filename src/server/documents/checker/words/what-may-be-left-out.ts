import { isCurrency } from "./currencies.ts";
import { turning } from "./equal-words.ts";
import { type Clause, type Group, isTime, type Phrase } from "./phrase-reading.ts";
import { isNumber } from "./word-reading.ts";

const means = /^(by|using|through)$/;
const circumstances = /^(for|in|at|across|on|within|over|from|per)$/;

/** "Without a gap for four years": what never or always was so must keep its time and place. */
export const absolute =
  /^(not|no|never|none|nobody|nothing|nor|without|every|each|all|always|any|only|first|last|(?!(?:re|in|con)?quest|guest|forest|interest|harvest|contest|chest|crest|priest|invest|digest|protest|arrest|honest|modest|pretest)\p{L}{2,}est|most|least|sole)$/u;

const wordsIn = (groups: Group[]) => groups.flat().flatMap(({ link, words }) => [link, ...words]);

/**
 * Whether a sentence that keeps some groups of a clause may be silent about another. A number keeps its scope: without "in one
 * shop", "raised sales by 40 %" would say more; without the time that it took, it does not. What turns the sense of the sentence always stays.
 */
export function mayLeaveOut(group: Group, kept: Group[], isPlaced: boolean): boolean {
  const [first, ...others] = group;
  if (first && (isShortTime(first) || isAgent(first) || isOccasion(first))) return false;
  const isFree = !first || means.test(first.link) || (isTime(first) && others.length === 0);
  if (!isFree && (isPlaced || !circumstances.test(first.link))) return false;
  if (wordsIn([group]).some((word) => turning.has(word))) return false;
  return !wordsIn(kept).some((word) => absolute.test(word) || (!isFree && isNumber(word)));
}

/** "Led the ward for two days", "on three occasions": without it, it would have been for good. */
export const isShortTime = ({ link, words }: Phrase) =>
  /^(for|on)$/.test(link) && words.some((word) => short.test(word));
const short =
  /^(hours?|days?|nights?|evenings?|shifts?|weeks?|weekends?|months?|summers?|winters?|seasons?|terms?|while|occasions?|times?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** "Answered the phone during lunch breaks": at other times it was not so. "During two years" is a mere time. */
export const isOccasion = ({ link, words }: Phrase) => link === "during" && !words.some(isNumber);

/** "Mentored by the director" is not "mentored"; "by moving the rota" and "by 4 %" only say how. */
export function isAgent({ link, words }: Phrase): boolean {
  if (link !== "by") return false;
  const [word = "", next = ""] = words;
  if (/(?:ing|#ing)$|ing#/.test(word)) return false;
  if (/^\d/.test(word)) return next !== "" && !amounts.test(next) && !isCurrency(next);
  if (/^an?$/.test(word)) return !/^(?:third|quarter|fifth|tenth|half|total|factor|margin)$/.test(next);
  return !/^(?:hand|phone|telephone|email|post|half|more|up|approximately|nearly|almost)$/.test(word);
}

const amounts =
  /^(?:%|percentage|points?|times|fold|million|seconds?|minutes|hours|days?|weeks?|months?|years?|km|kilometre|metres|tonnes|kilogram|more|to|of)$/;

/** The end of a group: "for three plants", or what only names a part: "among them ten in Oslo". */
export function mayEndBefore(rest: Phrase[], kept: Group[], isPlaced: boolean): boolean {
  const [{ link, words } = { link: "", words: [] }] = rest;
  const isPart = link === "including" || (link === "among" && words[0] === "them");
  if (isPart) return !wordsIn([rest]).some((word) => turning.has(word));
  return rest.every((phrase) => circumstances.test(phrase.link) && mayLeaveOut([phrase], kept, isPlaced));
}

/** "40 nurses and doctors" may be forty of both. */
export const isCountedWith = (left: string[], kept: string[][]) =>
  !/^(?:\d.*|an?|the|my|our|all|every|each|more|up|approximately)$/.test(left[0] ?? "") &&
  kept.some((words) => words.some((word, at) => /^\d+$/.test(word) && /^\p{L}/u.test(words[at + 1] ?? "")));

/** "Stood in for the manager, three days a month": on the others it was not so. */
const someDays =
  /(?:^| )\d\S* (?:hours?|days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|months?|shifts?)(?: +per|$)/;

/** A whole clause, unless the others mean something else without it. */
export const mayDropClause = (clause: Clause, all: Clause[]) => mayDropWords(wordsIn(clause), wordsIn(all.flat()));

export function mayDropWords(words: string[], all: string[]): boolean {
  const isPaired = all.some((word) => /^(between|both|either|neither|or|nor|but|combined|total)$/.test(word));
  return !isPaired && !words.some((word) => turning.has(word)) && !someDays.test(words.join(" "));
}
