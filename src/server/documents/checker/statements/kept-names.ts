import { prepositions } from "../words/phrase-reading.ts";
import { singularOf, verbReadings } from "../words/verb-reading.ts";
import { isTold } from "./kept-asides.ts";

/** Whether the nouns of a name keep their places: "the return rate of a brochure" is no "brochure rate of a return". */
export const keepsNames = (said: string[], held: string[]): boolean =>
  held.every(
    (word, at) =>
      (word !== "of" || (keepsKind(said, held, at) && keepsGroup(said, held, at))) &&
      (word !== "and" || (keepsBoth(said, held, at) && keepsLink(said, held, at))),
  );

/** What a noun hangs on its deed by; what is joined to another hangs as that does. */
function linkOf(words: string[], at: number): string {
  const stop = words.slice(0, at).findLastIndex((word) => /^(?:,|and|of)$/.test(word) || prepositions.has(word));
  const word = words[stop] ?? "";
  return /^(?:,|and)$/.test(word) ? linkOf(words, stop) : word;
}

/** "Automated tests with Selenium and Java": nobody automated Java. */
function keepsLink(said: string[], held: string[], and: number): boolean {
  const end = held.findIndex((_, at) => at > and && stops(held[at + 1]));
  const item = held[end] ?? "";
  const [first = ""] = held.slice(and + 1);
  const link = linkOf(held, and);
  const isListed = end - and < 3 && !stops(first) && !/^\d/.test(item) && held.indexOf(item) === held.lastIndexOf(item);
  // "Cakes in Bonn and bread in Kiel" are sold, and who taught pupils in maths and physics taught physics.
  if (
    held[end + 1] === link ||
    verbReadings(held[0] ?? "").some(({ lemma }) => /^(?:teach|tutor|lectur|lecture|study)$/.test(lemma))
  )
    return true;
  if (!isListed || !/^(?:by|with|in|on|using|through|for|from)$/.test(link) || isDone(first) || linkOf(held, 2) !== "")
    return true;
  const isItem = (word: string) => word === item || singularOf(item).includes(word) || singularOf(word).includes(item);
  return said.every((word, at) => !isItem(word) || !stops(said[at + 1]) || at === 0 || linkOf(said, at) !== "");
}

const isDone = (word: string) => verbReadings(word).some(({ form }) => form === "past" || form === "ing");

/** "Software for Siemens and Bosch" is no Siemens software for Bosch. */
function keepsBoth(said: string[], held: string[], and: number): boolean {
  const [one, link, other] = [held[and - 1] ?? "", held[and - 2] ?? "", held[and + 1] ?? ""];
  if (!/^(?:for|from|to|of|with|by|at)$/.test(link) || stops(one) || stops(other) || !stops(held[and + 2])) return true;
  const [first, second] = [one, other].map((name) => said.flatMap((word, at) => (isTold(name, [word]) ? [at] : [])));
  if (first?.length !== 1 || second?.length !== 1) return true;
  const [low = 0, high = 0] = [...first, ...second].sort((a, b) => a - b);
  return said.slice(low, high).some((word) => /^(?:and|,)$/.test(word));
}

const stops = (word = "") => word === "" || /^(?:,|and|of|an?|the|\d.*)$/.test(word) || prepositions.has(word);

function headBehind(words: string[], of: number): string {
  const start = /^(?:an?|the)$/.test(words[of + 1] ?? "") ? of + 2 : of + 1;
  const end = words.findIndex((word, at) => at > start && stops(word));
  return words.slice(start, end < 0 ? undefined : end).at(-1) ?? "";
}

function keepsKind(said: string[], held: string[], of: number): boolean {
  const [kind = "", noun = ""] = held.slice(of - 2, of);
  const whole = headBehind(held, of);
  if (of < 3 || stops(kind) || stops(noun) || stops(whole)) return true;
  return !said.some(
    (word, at) =>
      word === "of" &&
      isTold(noun, [said[at - 1] ?? ""]) &&
      isTold(whole, [said[at - 2] ?? ""]) &&
      isTold(kind, [headBehind(said, at)]),
  );
}

/** "A shift of 18 operators and two mechanics" is not 18 operators and a shift of two mechanics, nor one of these alone. */
function keepsGroup(said: string[], held: string[], of: number): boolean {
  const [group = "", first = ""] = [held[of - 1], held[of + 1]];
  if (!/^\d+$/.test(first) || held.indexOf(first) !== held.lastIndexOf(first)) return true;
  const at = said.findIndex((word, index) => word === "of" && said[index - 1] === group);
  // "A shift of mechanics"
  const isOther =
    at >= 0 && !/^(?:\d|people$)/.test(said[at + 1] ?? "") && !isTold(headBehind(held, of), said.slice(at));
  if (isOther && held.slice(of).includes("and")) return false;
  const told = said.indexOf(first);
  if (at >= 0 && told < 0 && /^\d+$/.test(said[at + 1] ?? "")) return !held.includes(said[at + 1] ?? "");
  return at < 0 || told < 0 || told > at || (told === at - 2 && /^\d+-?$/.test(said[told] ?? ""));
}
