import { yieldToEventLoop } from "../../text/text.ts";
import type { Occupations } from "../occupations/occupations.ts";
import { namesWork } from "../terms/level-words.ts";
import { rawWords, setKeyOf, splitTitle, type TitleTerms } from "../terms/search-terms.ts";
import { createSpelling } from "./search-spelling.ts";
import { type PackedOccupation, unpackOccupations } from "./title-entry.ts";
import { createWordFamilies } from "./word-families.ts";

/** A distinct title as the database keeps it. */
export interface TitleRow {
  hash: bigint;
  /** As one of its postings writes it. */
  title: string;
  /** Its key: "head terms|tail terms", and its trades where they are two. */
  terms: string;
  occupations: PackedOccupation[];
  /** How many open postings are called it. */
  postings: number;
}

export interface DictionaryTitle extends TitleTerms {
  hash: bigint;
  title: string;
  postings: number;
  /** The common occupations that it names. */
  trades: number[];
}

const rowsAtOnce = 2_000;
const noTrade = -1;
const severalTrades = -2;
/** One in so many postings must say a word for others to be corrected to it. */
const rarestMeant = 50_000;

/**
 * All distinct titles of open postings in memory, with the lists by which they are ranked: a hundred times fewer than postings. Titles
 * keep their number; one that no posting has any more stays with none and is not found.
 */
export function createTitleDictionary(occupations: Occupations) {
  const titles: DictionaryTitle[] = [];
  /** Beside the titles, since each of thousands is asked for it. */
  const workWords: number[] = [];
  const postingsBy: number[] = [];
  /** The only trade, or how many there are: none or several, below 0. */
  const onlyTrades: number[] = [];
  const numbers = new Map<bigint, number>();
  const byTerm = new Map<string, number[]>();
  const bySet = new Map<string, number[]>();
  const byInitials = new Map<string, number[]>();
  const byOccupation = new Map<number, number[]>();
  /** Beside the numbers, in per cent. */
  const likenessByOccupation = new Map<number, number[]>();
  const postingsByTerm = new Map<string, number>();
  const families = createWordFamilies();
  const postingsOf = (term: string) => postingsByTerm.get(term) ?? 0;
  const spelling = createSpelling(postingsOf);
  let totalPostings = 0;

  function add({ hash, title, terms, occupations: packed }: TitleRow): DictionaryTitle {
    const [head = "", tail = ""] = terms.split("|");
    const split = (text: string) => (text === "" ? [] : text.split(" "));
    const { occupations: guessed, trades } = unpackOccupations(packed);
    const made: DictionaryTitle = { hash, title, head: split(head), tail: split(tail), postings: 0, trades };
    const number = titles.push(made) - 1;
    postingsBy.push(0);
    const [trade = noTrade] = made.trades;
    onlyTrades.push(made.trades.length > 1 ? severalTrades : trade);
    workWords.push(Math.max(1, [...made.head, ...made.tail].filter(namesWork).length));
    numbers.set(hash, number);
    for (const term of new Set([...made.head, ...made.tail])) append(byTerm, term, number);
    append(bySet, setKeyOf([...made.head, ...made.tail]), number);
    for (const initials of initialsOf(title, made.head)) append(byInitials, initials, number);
    for (const { occupation, likeness } of guessed) {
      append(byOccupation, occupation, number);
      append(likenessByOccupation, occupation, likeness);
    }
    return made;
  }

  function count(number: number, title: DictionaryTitle, postings: number): void {
    const change = postings - title.postings;
    title.postings = postings;
    postingsBy[number] = postings;
    for (const term of new Set([...title.head, ...title.tail])) {
      postingsByTerm.set(term, postingsOf(term) + change);
      families.add(term);
    }
  }

  return {
    async learn(rows: TitleRow[], total: number): Promise<void> {
      totalPostings = total;
      const terms = new Set<string>();
      for (const [at, row] of rows.entries()) {
        const known = numbers.get(row.hash);
        const number = known ?? titles.length;
        const title = titles[number] ?? add(row);
        count(number, title, row.postings);
        for (const term of [...title.head, ...title.tail]) terms.add(term);
        if (at % rowsAtOnce === rowsAtOnce - 1) await yieldToEventLoop();
      }
      await spelling.learn([...terms].filter((term) => postingsOf(term) * rarestMeant >= total));
    },

    totalPostings: (): number => totalPostings,
    title: (number: number): DictionaryTitle | undefined => titles[number],
    /** How many of a title's words say what the work is. */
    workWordsOf: (number: number): number => workWords[number] ?? 1,
    /** How many open postings are called so. */
    postingsIn: (number: number): number => postingsBy[number] ?? 0,
    isOpen,
    /** Whether it names the trade. */
    isOfTrade,
    /** Whether it names the trade, or none. */
    mayBeOfTrade: (number: number, trade: number): boolean =>
      (onlyTrades[number] ?? noTrade) === noTrade || isOfTrade(number, trade),
    size: (): number => titles.length,
    withTerm: (term: string): readonly number[] => byTerm.get(term) ?? [],
    withWords: (terms: string[]): readonly number[] => (bySet.get(setKeyOf(terms)) ?? []).filter(isOpen),
    withInitials: (initials: string): readonly number[] => byInitials.get(initials) ?? [],
    ofOccupation: (occupation: number): readonly number[] => byOccupation.get(occupation) ?? [],
    /** How surely each of them is of it. */
    likenessIn: (occupation: number): readonly number[] => likenessByOccupation.get(occupation) ?? [],
    numberOf: (hash: bigint): number | undefined => numbers.get(hash),
    /** In how many postings' titles the term stands. */
    postingsOf,
    relatives: families.relatives,
    spelling,
    occupations,
    /** Every title that a posting has now. */
    open: (): DictionaryTitle[] => titles.filter(({ postings }) => postings > 0),
  };

  function isOfTrade(number: number, trade: number): boolean {
    const only = onlyTrades[number];
    return only === trade || (only === severalTrades && titles[number]?.trades.includes(trade) === true);
  }

  function isOpen(number: number): boolean {
    return (postingsBy[number] ?? 0) > 0;
  }
}

export type TitleDictionary = ReturnType<typeof createTitleDictionary>;

const minInitials = 2;
const maxInitials = 6;

/** "cto" of "Chief Technology Officer", "rnm" and "rniam" of "Registered Nurse in a Midwifery". */
function initialsOf(title: string, head: string[]): Set<string> {
  const first = (words: string[]) => words.map((word) => word[0] ?? "").join("");
  const all = [first(rawWords(splitTitle(title).head)), first(head)];
  return new Set(all.filter(({ length }) => length >= minInitials && length <= maxInitials));
}

function append<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
