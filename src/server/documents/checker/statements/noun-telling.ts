import { isCurrency } from "../words/currencies.ts";
import { mayGoBefore } from "../words/describing-words.ts";
import { turning } from "../words/equal-words.ts";
import { isSameWord, saysSame } from "../words/same-words.ts";

const determiner = /^(a|an|the|my|our|their|his|her|its)$/;
const universal =
  /^(all|every|each|any|no|both|only|sole|entire|whole|first|last|next|same|most|least|best|top|\p{L}{2,}est)$/u;
/** Before a number. */
const bounds = /^(up|to|more|than|approximately|average|total|of|at|least|most|over|[≤\d][\d.–]*|%)$/;
const isBound = (word: string) => bounds.test(word) || isCurrency(word);
const counted =
  /^(average|total|maximum|minimum|number|rate|score|rating|one|each|all|some|most|part|none|out|couple|pair|hundreds|thousands|dozens|\d\S*|%)$/;

const counting = /^(few|little|lot|couple|dozen|majority|leading|only|sole|top|best|first)$/;

/** A word that says which one, and how many there are of what it names. */
interface Describing {
  word: string;
  count: string;
  /** Whether it stands before its noun, is whose it is, or stands behind "of". */
  place: "before" | "owner" | "of";
  /** The noun behind "of", or the owner, that it describes: "new" of "engines of new buses". */
  inner: string;
}

interface Noun {
  article: string;
  /** "Up to 30" */
  bound: string[];
  head: string;
  describing: Describing[];
}

/**
 * Whether a noun of a sentence is that of a fact, whatever the order of the words that describe it ("tablet batches" as "batches of
 * tablets"), and perhaps without some of them. It keeps its number, and where words are left out it is one of many: "the
 * office" would be more than "the Leeds office".
 */
export function tellsNoun(said: string[], held: string[], mayDrop: boolean, isOwnOrder: boolean): boolean {
  if (saysSame(said, held)) return true;
  // In another order, a number would stand before another noun.
  if (!isOwnOrder) return false;
  // "Stopped selling tobacco"
  if (/ing$/.test(held[0] ?? "") && said[0] !== held[0]) return false;
  if (said.length === 0 || held.length === 0) return false;
  const [told, fact] = [readNoun(said), readNoun(held)];
  if (!told.head || !isSameHead(told, fact) || !isSameBound(told, fact, mayDrop)) return false;
  if (told.article === "the" && /^an?$/.test(fact.article)) return false;
  // "A few" is more than few.
  if (told.article !== fact.article && said.some((word) => counting.test(word))) return false;
  const left = leftOf(told.describing, fact.describing);
  if (left === undefined) return false;
  if (left.length === 0) return true;
  return mayDrop && told.article !== "the" && !held.some((word) => universal.test(word)) && mayGo(left, fact);
}

/** What takes place weekly takes place several times. */
const isSameHead = (told: Noun, fact: Noun) =>
  isSameWord(told.head, fact.head) ||
  (fact.describing.some(({ word }) => /^(daily|weekly|monthly|quarterly|annual)$/.test(word)) &&
    told.describing.some(({ word }) => /^(daily|weekly|monthly|quarterly|annual)$/.test(word)) &&
    told.bound.length + fact.bound.length === 0 &&
    isSameWord(fact.head, told.head));

function readNoun(words: string[]): Noun {
  const [own = [], ...behind] = piecesOf(words);
  const at = own.findLastIndex((word) => /'s?$/.test(word));
  const owner = at < 0 ? [] : own.slice(0, at + 1).map((word) => word.replace(/'s?$/, ""));
  const rest = at < 0 ? own : own.slice(at + 1);
  const from = rest.findIndex((word) => !isBound(word) && !determiner.test(word));
  const named = rest.slice(from < 0 ? rest.length : from);
  return {
    article: at < 0 ? (rest.find((word) => determiner.test(word)) ?? "") : "",
    bound: rest.slice(0, rest.length - named.length).filter((word) => !determiner.test(word)),
    head: named.at(-1) ?? "",
    describing: [
      ...describedBy(owner, "owner"),
      ...named.slice(0, -1).map((word) => ({ word, count: "", place: "before" as const, inner: "" })),
      ...behind.flatMap((piece) => describedBy(piece, "of")),
    ],
  };
}

/** "Three analysts": their number is that of the last word. */
function describedBy(words: string[], place: "owner" | "of"): Describing[] {
  const named = words.filter((word) => !determiner.test(word) && !isBound(word));
  const count = words.filter(isBound).join(" ");
  if (named.length === 0) return count ? [{ word: "", count, place, inner: "" }] : [];
  const last = named.length - 1;
  return named.map((word, index) => ({
    ...{ word, place, count: index === last ? count : "" },
    inner: index === last ? "" : (named[last] ?? ""),
  }));
}

/** "Bills of lading" in two; "an average of 12" is one. */
function piecesOf(words: string[]): string[][] {
  const pieces: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (word === "of" && !counted.test(words[at - 1] ?? "") && words[at + 1] !== "whom") pieces.push([]);
    else pieces.at(-1)?.push(word);
  }
  return pieces;
}

/** "On nine weekends" is not "on weekends". */
const times =
  /^(?:hours|days|nights|evenings|mornings|shifts|weeks|weekends|months|years|summers|winters|seasons|terms|occasions|times|\w+days)$/;

function isSameBound(told: Noun, fact: Noun, mayDrop: boolean): boolean {
  if (saysSame(told.bound, fact.bound)) return true;
  const isOfSeveral = /^(?:(?:up to|more than|approximately) )?≤?(?:[2-9]|\d{2,})$/.test(fact.bound.join(" "));
  return (
    mayDrop &&
    told.bound.length === 0 &&
    isOfSeveral &&
    /[^s]s$/.test(told.head) &&
    !times.test(told.head) &&
    told.article !== "the"
  );
}

/** What a sentence leaves out of what describes a noun; nothing where it holds another word. */
function leftOf(told: Describing[], held: Describing[]): Describing[] | undefined {
  const left = [...held];
  for (const own of told) {
    const at = left.findIndex(
      (fact) =>
        fact.count === own.count && isSameOfSome(own.word, fact.word) && describesSame(own, fact, { told, held }),
    );
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** "Old engines of new buses" are no new engines of old buses. */
function describesSame(own: Describing, fact: Describing, { told, held }: Record<"told" | "held", Describing[]>) {
  const next = (all: Describing[], one: Describing) => all[all.indexOf(one) + 1]?.word ?? "";
  if (own.inner === "" && fact.inner === "") return true;
  if (own.inner !== "" && fact.inner !== "") return isSameOfSome(own.inner, fact.inner);
  const [plain, all, inner] = fact.inner === "" ? [fact, held, own.inner] : [own, told, fact.inner];
  // "New bus engines"
  return plain.place === "before" && isSameOfSome(next(all, plain), inner);
}

/** "Tablet batches" are "batches of tablets". */
const isSameOfSome = (one: string, other: string) => one === other || isSameWord(one, other) || isSameWord(other, one);

/** Only what describes: neither whose part it is nor what stands next to the noun without being an adjective. */
function mayGo(left: Describing[], { head, describing }: Noun): boolean {
  const before = describing.filter(({ place }) => place === "before");
  return left.every((fact) => {
    const { word, count, place } = fact;
    if (place === "of") return word === "" && count !== "";
    if (place === "owner") return count === "" && !turning.has(word);
    const isNext = before.slice(before.indexOf(fact) + 1).every((other) => left.includes(other));
    return !turning.has(word) && mayGoBefore(word, head, isNext);
  });
}
