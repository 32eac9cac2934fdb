import { isPersonName } from "../words/describing-words.ts";
import { article, endOfName, type Order, startOfName } from "../words/name-bounds.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { isUnitNoun } from "../words/unit-nouns.ts";
import { singularOf, verbReadings } from "../words/verb-reading.ts";

const single = (word: string) => singularOf(word).at(0) ?? word;

/** "A ward with 14 beds" as "a 14 bed ward", "rates with hauliers" as "haulier rates", "team of five" as it is. */
export const compound: Order = (words) => compounds(words, false);
export const pairedCompound: Order = (words) => compounds(words, true);

const compounds = (words: string[], isPair: boolean): string[][] =>
  words.flatMap((word, at) => {
    if (!/^(with|of|for|in|on|to|worth)$/.test(word) || at < 1) return [];
    const from = article.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    const ends = [endOfName(words, from)];
    const [end = from] = ends;
    // "first and second degree": a pair of equals may stand before the name, too.
    const second = words[end] === "and" ? endOfName(words, end + 1) : end;
    if (isPair && second === end) return [];
    return [isPair ? second : end].flatMap((last) => {
      const inner = words.slice(from, last);
      if (inner.length === 0 || inner.length > 6) return [];
      const first = startOfName(words, at);
      return Array.from({ length: at - first }, (_, index) => first + index)
        .filter((start) => start > 0 && !determining.test(words[start] ?? ""))
        .flatMap((start) => {
          const name = words.slice(start, at);
          const before = words.slice(0, start);
          if (!/^(?:with|worth)$/.test(word) && isCountedOwner(inner, name)) return [];
          const singular = [...inner.slice(0, -1), single(inner.at(-1) ?? "")];
          return [inner, singular].map((told) => [...before, ...told, ...name, ...words.slice(last)]);
        });
    });
  });

/** "Every second lesson in French" is no French. */
const determining = /^(?:every|each|all|both|no|first|second|third|last|next|other|another|only|my|our|same|own)$/;

/** "Guests of three hotels" are no "three hotel guests". */
const isCountedOwner = (inner: string[], name: string[]) =>
  /^\d/.test(inner[0] ?? "") &&
  !isUnitNoun(inner.at(-1) ?? "") &&
  /s$|^(?:staff|people|children|men|women)$/.test(name.at(-1) ?? "");

/** "Food cost on the section" as "the section's food cost". */
export const possessive: Order = (words) =>
  words.flatMap((word, at) => {
    if (!/^(of|for|in|on)$/.test(word) || words[at + 1] !== "the") return [];
    const end = endOfName(words, at + 2);
    const first = startOfName(words, at);
    const owner = words.slice(at + 2, end);
    const last = owner.at(-1);
    // "The director's reports" are none on the director.
    if (last === undefined || (word === "on" && isPersonName(last))) return [];
    return Array.from({ length: at - first }, (_, index) => first + index)
      .filter((start) => start > 0)
      .map((start) => {
        const before = words.slice(0, start).filter((each, index) => !(index === start - 1 && article.test(each)));
        return [...before, "the", ...owner.slice(0, -1), `${last}'s`, ...words.slice(start, at), ...words.slice(end)];
      });
  });

const groups = /^(team|brigade|caseload|group|pool|fleet|crew|staff|portfolio|class|network|squad|panel)$/;

/** "A team of 12 nurses" as "12 nurses". */
export const members: Order = (words) =>
  words.flatMap((word, at) => {
    if (!groups.test(word) || words[at + 1] !== "of" || !/^\d/.test(words[at + 2] ?? "")) return [];
    const start = article.test(words[at - 1] ?? "") ? at - 1 : at;
    return [[...words.slice(0, start), ...words.slice(at + 2)]];
  });

/** "Home births and water births" as "home and water births". */
export const shared: Order = (words) =>
  words.flatMap((word, at) => {
    if (word !== "and" || at < 2) return [];
    const end = endOfName(words, at + 1);
    return words[at - 1] === words[end - 1] && end > at + 2 ? [words.filter((_, index) => index !== at - 1)] : [];
  });

/** "Ordering, stock control and contracts" in any order; less of it, where no number counts them together. */
export const lists: Order = (words) => {
  const joints = words.flatMap((word, at) => (word === "and" || word === "," ? [at] : []));
  const [last] = joints.slice(-1);
  const ands = joints.filter((at) => words[at] === "and");
  return ands.flatMap((and) => {
    const end = endOfItem(words, and + 1);
    let start = startOfItem(words, and);
    const cuts = [and];
    while (start > 1 && words[start - 1] === ",") {
      cuts.unshift(start - 1);
      start = startOfItem(words, start - 1);
    }
    if (start < 1 || end === and + 1 || last === undefined || cuts.length > 3) return [];
    // "Advised banks on loans and shops on stock" lists no loans and shops.
    if (prepositions.has(words[start - 1] ?? "") && words[end] === words[start - 1]) return [];
    const items = [...cuts, end].map((cut, index) =>
      words.slice(index === 0 ? start : (cuts[index - 1] ?? 0) + 1, cut),
    );
    if (items.some((item, index) => item.length === 0 || (index > 0 && (isDeed(item) || isLinked(item))))) return [];
    const put = (chosen: string[][]) => [
      ...words.slice(0, start),
      ...chosen.flatMap((item, index) => [
        ...(index === 0 ? [] : [index === chosen.length - 1 ? "and" : ","]),
        ...item,
      ]),
      ...words.slice(end),
    ];
    return permutations(items).map(put);
  });
};

/** "Supervised cooks and trained waiters": who was trained was not supervised. */
const isDeed = ([first = ""]: string[]) => verbReadings(first).some(({ form }) => form === "past");

/** "Under the director and without loss" lists no director and loss. */
const isLinked = ([first = ""]: string[]) => first === "without" || prepositions.has(first);

const itemStops =
  /^(,|and|or|by|over|in|at|for|with|within|during|across|using|through|on|from|to|into|per|via|under|after|before|since|until|while|when|where|that|who|as|but|whom|than|of)$/;

function startOfItem(words: string[], at: number): number {
  let start = at;
  while (start > 1 && !itemStops.test(words[start - 1] ?? "")) start--;
  return start;
}

function endOfItem(words: string[], at: number): number {
  let end = at;
  while (end < words.length && !itemStops.test(words[end] ?? "")) end++;
  // "bills of lading"
  return words[end] === "of" && end > at ? endOfItem(words, end + 1) : end;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]),
  );
}
