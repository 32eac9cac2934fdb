import { prepositions } from "../words/phrase-reading.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { familyKeys } from "../words/word-families.ts";
import { changing } from "./deed-reading.ts";

/** Whether one of the words is a form of a word of the statement. */
export const isTold = (word = "", said: string[]): boolean => {
  const keys = familyKeys(word);
  return said.some((each) => each === word || familyKeys(each).some((key) => keys.includes(key)));
};

/**
 * Whether what a statement says of a part of its things stays with that part: "four technicians and, during tours, two drivers",
 * "seven pupils, five of whom passed".
 */
export const keepsAsides = (said: string[], held: string[]): boolean =>
  keepsInserted(said, held) &&
  keepsOfWhom(said, held) &&
  keepsCountedThere(said, held) &&
  keepsIncluded(said, held) &&
  keepsYearBefore(said, held) &&
  keepsParts(said, held) &&
  keepsShares(said, held);

function keepsInserted(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    if (word !== "and" || held[at + 1] !== "," || !prepositions.has(held[at + 2] ?? "")) return true;
    const end = held.indexOf(",", at + 2);
    const next = held.slice(end + 1).findIndex((each) => /^(?:,|and)$/.test(each) || prepositions.has(each));
    const item = end < 0 ? [] : held.slice(end + 1, next < 0 ? undefined : end + 1 + next);
    const aside = held.slice(at + 2, end);
    if (item.length === 0 || (!isTold(item.at(-1), said) && !isTold(aside.at(-1), said))) return true;
    const own = ["and", ...aside, ...item].join(" ");
    return `${said.filter((each) => each !== ",").join(" ")} `.includes(`${own} `);
  });
}

/** "Seven pupils, five of whom passed" speaks of five only as those who passed. */
function keepsOfWhom(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    if (!/^(?:whom|which|that)$/.test(word) || held[at - 1] !== "of") return true;
    const isBefore = /^\d+$/.test(held[at - 2] ?? "");
    const number = isBefore ? (held[at - 2] ?? "") : (held[at + 1] ?? "");
    if (!/^\d+$/.test(number) || held.filter((each) => each === number).length > 1) return true;
    const deed = held.slice(isBefore ? at + 1 : at + 2).find((each) => !auxiliary.test(each));
    return !said.includes(number) || deed === undefined || isTold(deed, said);
  });
}

const auxiliary = /^(?:were|was|are|is|have|has|had|been|then|later|now|also|still)$/;

/** "Twelve chefs, four in Leeds" speaks of four only as those in Leeds. */
function keepsCountedThere(said: string[], held: string[]): boolean {
  return held.every((number, at) => {
    const isAside = held[at - 1] === "," && /^\d+$/.test(number) && held.indexOf(number) === held.lastIndexOf(number);
    if (!isAside || held[at + 1] === "per" || !prepositions.has(held[at + 1] ?? "") || !said.includes(number))
      return true;
    const end = held.findIndex((word, index) => index > at + 1 && (/^(?:,|and)$/.test(word) || prepositions.has(word)));
    return isTold(held.slice(at + 2, end < 0 ? undefined : end).at(-1), said);
  });
}

const stops = (word: string) => /^(?:,|and)$/.test(word) || prepositions.has(word);

/** "Watches, including a tower clock from 1740": what follows is of that one. */
function keepsIncluded(said: string[], held: string[]): boolean {
  const at = held.indexOf("including");
  const link = at < 0 ? -1 : held.findIndex((word, index) => index > at + 1 && stops(word));
  if (link < 0 || !prepositions.has(held[link] ?? "") || said.includes(held[link - 1] ?? "")) return true;
  const end = held.findIndex((word, index) => index > link && stops(word));
  const last = held.slice(link + 1, end < 0 ? undefined : end).at(-1) ?? "";
  return held.indexOf(last) !== held.lastIndexOf(last) || !isTold(last, said);
}

/** "120 audits in 2018, four of them in castles": all 120 were in that year. */
function keepsYearBefore(said: string[], held: string[]): boolean {
  const [at, place] = [held.indexOf("including"), said.indexOf("including")];
  if (at < 0 || place < 0) return true;
  const behind = said.slice(place);
  const end = behind.indexOf(",");
  const own = behind.slice(0, end < 0 ? undefined : end);
  return !held.slice(0, at).some((word) => /^(?:19|20)\d\d(?:-\d\d)?$/.test(word) && own.includes(word));
}

const amount =
  /^(?:\d+|half|most|some|several|many|few|none|all|majority|mostly|mainly|largely|partly|primarily|predominantly)$/;
const them = /^(?:them|whom|which|these|those|that)$/;

/** "34 customers, 9 of them through fairs" and "12 chefs, mostly from Leeds": not all came through fairs, or from Leeds. */
function keepsParts(said: string[], held: string[]): boolean {
  return held.every((word, at) => {
    const isOfThem = held[at + 1] === "of" && them.test(held[at + 2] ?? "");
    const isIntroduced = held[at - 1] === "," || them.test(held[at - 1] ?? "");
    const isLinked = isIntroduced && prepositions.has(held[at + 1] ?? "") && held[at + 1] !== "per";
    if (!amount.test(word) || (!isOfThem && !isLinked) || said.includes(word)) return true;
    const end = held.indexOf(",", at);
    const rest = [...held.slice(0, at), ...(end < 0 ? [] : held.slice(end))];
    const own = held.slice(isOfThem ? at + 3 : at + 2, end < 0 ? undefined : end);
    return !own.some((each) => isName(each) && !isTold(each, rest) && isTold(each, said));
  });
}

const isName = (word: string) => /^\p{L}{3,}/u.test(word) && !prepositions.has(word) && !auxiliary.test(word);

const shares = /^(?:rate|share|percentage|proportion)s?$/;

/** Who raised the share of online orders may have raised no orders; with both amounts it is clear that a share is meant. */
function keepsShares(said: string[], held: string[]): boolean {
  if (!held.includes("%") || !held.some((word) => shares.test(word)) || said.some((word) => shares.test(word)))
    return true;
  return (
    (said.includes("%") && said.includes("from")) ||
    !verbReadings(said[0] ?? "").some(({ lemma }) => changing.test(lemma))
  );
}
