import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { namesWork, shareOfLevelWord } from "../terms/level-words.ts";
import { searchTermsOf, setKeyOf, surfaceWords } from "../terms/search-terms.ts";
import { type CommonNames, commonNames } from "./common-names.ts";
import { readUnitGroups } from "./unit-groups.ts";

/** An occupation that a text most likely names, and how surely: from 0 to 1. */
export interface OccupationGuess {
  occupation: number;
  likeness: number;
}

/** How alike a text and a label must be, as the cosine of their words weighed by rarity (measured: 0.25 finds as much, 0.7 less). */
const leastLikeness = 0.5;
/** One word alone says little: "teacher" is a word of many occupations' labels. */
const leastLikenessOfWord = 0.8;
const maxCarriersOfWord = 3;
const maxGuesses = 10;
/** Of the likeness of the best guess: whoever asks means little beside it, what a title may be besides is worth to be found by. */
const shareOfMeant = 0.75;
const shareOfNamed = 0.6;
/** A title is surely of an occupation whose usual name stands in it, whatever else it says. */
const leastOfTitle = 0.6;

/**
 * What work is called: the common names of 300 occupations in eight languages (ours), which come first, and the labels of ESCO (English
 * and French) and O*NET, whose everyday names often mean something rare: their only "doctor" assists in surgery.
 *
 * @param folder of the table of published ones, which scripts/preparation/occupations makes
 */
export function readOccupations(folder: string) {
  const common = commonNames();
  const published = brotliDecompressSync(readFileSync(join(folder, "published-occupations.tsv.br"))).toString();
  const labels = createLabels(common, published);

  function guesses(terms: string[], share: number): OccupationGuess[] {
    const known = common.exact(terms) ?? common.exact(terms.filter(namesWork));
    return known === undefined ? labels.like(terms, share) : [{ occupation: known, likeness: 1 }];
  }

  const withTrade = (found: OccupationGuess[], occupation: number, likeness: number) => [
    { occupation, likeness },
    ...found.filter((guess) => guess.occupation !== occupation),
  ];

  return {
    /** What somebody who asks for these words means, the likeliest first. */
    asked(terms: string[]): OccupationGuess[] {
      const trade = common.tradeOf(terms);
      const found = guesses(terms, shareOfMeant);
      if (found[0]?.likeness === 1 && found[0].occupation === trade?.occupation) return found;
      return trade ? withTrade(found, trade.occupation, labels.share(trade.terms, terms)) : found;
    },

    /** What a title's postings are. */
    ofTitle({ head, tail }: { head: string[]; tail: string[] }): OccupationGuess[] {
      const trade = common.tradeOf(head);
      const found = guesses(head, shareOfNamed);
      const all = tail.length > 0 ? mergedGuesses([...found, ...guesses([...head, ...tail], shareOfNamed)]) : found;
      if (!trade) return all;
      const surely = leastOfTitle + (1 - leastOfTitle) * labels.share(trade.terms, head);
      return withTrade(all, trade.occupation, surely);
    },

    /** The common occupation that the words name, by the longest name in them. */
    trade: (terms: string[]): number | undefined => common.tradeOf(terms)?.occupation,
    /** Those that a title names: more than one where it joins names and nothing else ("Chef / Kitchen Manager"). */
    tradesOf(head: string[], joined: string[][]): number[] {
      const named = joined.flatMap((part) => common.exact(part.filter(namesWork)) ?? common.exact(part) ?? []);
      if (named.length > 0 && named.length === joined.length) return [...new Set(named)];
      const trade = common.tradeOf(head)?.occupation;
      return trade === undefined ? [] : [trade];
    },
    /** Common occupations whose work is like it, the likest first. */
    neighbours: (occupation: number): number[] =>
      common
        .inGroup(common.group(occupation) || labels.groupOf(occupation))
        .filter((neighbour) => neighbour !== occupation),
    /** The languages, as bits, that names of common occupations with these words are of. */
    languagesIn: common.languagesIn,
    /** Its usual English name, to be shown. */
    name: common.name,
    isKnownTerm: (term: string): boolean => labels.count(term) > 0 || common.has(term),
    /** In how many published labels the term stands. */
    labelsWith: labels.count,
    isCommonTerm: common.has,
  };
}

export type Occupations = ReturnType<typeof readOccupations>;

function mergedGuesses(guesses: OccupationGuess[]): OccupationGuess[] {
  const best = new Map<number, OccupationGuess>();
  for (const guess of guesses)
    if ((best.get(guess.occupation)?.likeness ?? 0) < guess.likeness) best.set(guess.occupation, guess);
  return [...best.values()].sort((a, b) => b.likeness - a.likeness).slice(0, maxGuesses);
}

/** The published labels, by their terms. Each line: where it is from, its ISCO group, then its labels as terms, the preferred one first. */
function createLabels(common: CommonNames, table: string) {
  const labelsByTerm = new Map<string, number[]>();
  const occupationOf: number[] = [];
  const termsOf: string[][] = [];
  const all = table.split("\n").map((line, number) => {
    const [, group = "", ...labels] = line.split("\t");
    return { occupation: common.sameAs(group, labels) ?? common.count + number, group, labels };
  });
  all.forEach(({ occupation, labels }) => {
    for (const label of labels) {
      const terms = label.split(" ");
      const at = occupationOf.push(occupation) - 1;
      termsOf.push(terms);
      for (const term of new Set(terms)) {
        const list = labelsByTerm.get(term);
        if (list) list.push(at);
        else labelsByTerm.set(term, [at]);
      }
    }
  });

  const squareOf = (term: string) => {
    const known = Math.log(occupationOf.length / ((labelsByTerm.get(term)?.length ?? 0) + 20));
    return (namesWork(term) ? known : known * shareOfLevelWord) ** 2;
  };
  const squares = (terms: Iterable<string>) => {
    let sum = 0;
    for (const term of new Set(terms)) sum += squareOf(term);
    return sum;
  };
  const lengths = termsOf.map((terms) => Math.sqrt(squares(terms)));
  const sums = new Float64Array(occupationOf.length);

  function likenesses(terms: string[], least: number): Map<number, number> {
    const distinct = [...new Set(terms)].map((term) => ({ term, square: squareOf(term) }));
    distinct.sort((a, b) => b.square - a.square);
    let left = distinct.reduce((sum, { square }) => sum + square, 0);
    const length = Math.sqrt(left);
    const touched: number[] = [];
    for (const { term, square } of distinct) {
      // A label that has nothing but these words, and all of them, is as like as the root of their share.
      const mayOpen = Math.sqrt(left) >= length * least;
      for (const label of labelsByTerm.get(term) ?? []) {
        const before = sums[label] ?? 0;
        if (before === 0 && !mayOpen) continue;
        if (before === 0) touched.push(label);
        sums[label] = before + square;
      }
      left -= square;
    }
    const best = new Map<number, number>();
    for (const label of touched) {
      const likeness = (sums[label] ?? 0) / (length * (lengths[label] ?? 1));
      sums[label] = 0;
      const occupation = occupationOf[label] ?? 0;
      if (likeness >= least && likeness > (best.get(occupation) ?? 0)) best.set(occupation, likeness);
    }
    return best;
  }

  return {
    groupOf: readUnitGroups(all),
    count: (term: string): number => labelsByTerm.get(term)?.length ?? 0,

    like(terms: string[], share: number): OccupationGuess[] {
      const isWord = terms.filter(namesWork).length <= 1;
      const least = isWord ? leastLikenessOfWord : leastLikeness;
      const found = [...likenesses(terms, least)]
        .map(([occupation, likeness]) => ({ occupation, likeness: Math.min(1, likeness) }))
        .sort((a, b) => b.likeness - a.likeness || a.occupation - b.occupation);
      if (isWord && found.length > maxCarriersOfWord) return [];
      const best = found[0]?.likeness ?? 0;
      return found.filter(({ likeness }) => likeness >= best * share).slice(0, maxGuesses);
    },

    /** How much of a text its occupation's name makes. */
    share: (name: string[], terms: string[]): number => Math.min(1, Math.sqrt(squares(name) / (squares(terms) || 1))),
  };
}

/** A label as the tables keep it; empty where it has no words. */
export function labelKey(label: string): string {
  return setKeyOf(searchTermsOf(surfaceWords(label.replace(/\(.*?\)/g, " "))));
}
