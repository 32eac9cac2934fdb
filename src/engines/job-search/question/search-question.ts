import type { TitleDictionary } from "../dictionary/title-dictionary.ts";
import { isEveryday, namesWork, shareOfLevelWord } from "../terms/level-words.ts";
import { asksForAnyJob, searchTermsOf, surfaceWords, titleTermsOf } from "../terms/search-terms.ts";
import { type ReadTerm, readTerms } from "./word-reading.ts";

/** A word asked for, or what may stand for it. */
export interface AskedGroup {
  terms: string[];
  /** Its rarity when the question was read, in thousandths: it stays what it is from page to page. */
  weight: number;
  /** "senior", "urgent": it never decides alone. */
  isLevel: boolean;
}

/** What a title asks for, as the index understands it. */
export interface SearchQuestion {
  /** A title with one term of each group has all that is asked for. */
  groups: AskedGroup[];
  /** What work is meant, each with its likeness in per cent. */
  occupations: { occupation: number; likeness: number }[];
  /** The common occupations that are named, of which one is enough; `isTradeAlone` when it is one and nothing else. */
  trades: number[];
  isTradeAlone: boolean;
  /** "Nurse or carer": no title is exactly both. */
  isEither?: true;
}

/** As many as a page's cursor holds. */
const maxOccupations = 20;
/** Of a word's weight behind the first dash, comma or bracket. */
const shareOfDetail = 0.6;

/** Undefined where nothing is asked for: signs alone, or words like "the". An empty title and "any job" ask for everything. */
export function readQuestion(
  title: string,
  dictionary: TitleDictionary,
  asWritten: readonly string[] = [],
): SearchQuestion | undefined {
  const either = alternativesIn(title);
  const [first, ...others] = either.flatMap((name) => readQuestion(name, dictionary, asWritten) ?? []);
  if (first && others.length > 0 && others.length === either.length - 1) return others.reduce(eitherOf, first);
  const { head, tail } = titleTermsOf(title);
  if (head.length === 0 && title.trim() !== "" && !asksForAnyJob(title)) return undefined;
  return questionOf(readTerms(head, dictionary, asWritten), readTerms(tail, dictionary, asWritten), dictionary);
}

/** "O" is one in Spanish and Italian. */
const alternatives = /\s+(?:or|oder|ou|o|albo|lub|oppure)\s+/i;
const maxAlternatives = 3;

/** The names of which one is enough: "plumber or electrician". */
function alternativesIn(title: string): string[] {
  const names = title.split(alternatives);
  return names.length > 1 && names.length <= maxAlternatives ? names : [];
}

/** A title has all words of the one or all of the other where it has, of each pair of them, one. */
function eitherOf(one: SearchQuestion, other: SearchQuestion): SearchQuestion {
  const pairs = one.groups.flatMap((first) =>
    other.groups.map((second) => ({
      terms: [...new Set([...first.terms, ...second.terms])],
      weight: Math.min(first.weight, second.weight),
      isLevel: first.isLevel && second.isLevel,
    })),
  );
  const occupations = [...one.occupations, ...other.occupations].sort((a, b) => b.likeness - a.likeness);
  // Where the trade of the one is not known a title may be of any.
  const isKnown = one.trades.length > 0 && other.trades.length > 0;
  const trades = isKnown ? [...new Set([...one.trades, ...other.trades])] : [];
  const shared = { occupations: occupations.slice(0, maxOccupations), trades };
  return { groups: pairs, ...shared, isTradeAlone: false, isEither: true };
}

/** The words as the index knows them, for somebody who wants to see what a misspelled one was taken for. */
export function correctedTerms(
  text: string,
  dictionary: TitleDictionary,
  asWritten: readonly string[] = [],
): { written: string; read: string }[] {
  const terms = searchTermsOf(surfaceWords(text));
  return readTerms(terms, dictionary, asWritten).map(({ written, terms: [read = written] }) => ({ written, read }));
}

function questionOf(head: ReadTerm[], tail: ReadTerm[], dictionary: TitleDictionary): SearchQuestion {
  const { occupations, postingsOf, totalPostings } = dictionary;
  const rarity = (count: number) => Math.log(1 + totalPostings() / (1 + count));

  function groupOf({ terms }: ReadTerm, share: number): AskedGroup {
    const [first = ""] = terms;
    const count = Math.max(...terms.map(postingsOf));
    const isLevel = !namesWork(first) || (count === 0 && isEveryday(first));
    const weight = Math.max(1, Math.round(1_000 * rarity(count) * share * (isLevel ? shareOfLevelWord : 1)));
    return { terms, weight, isLevel };
  }

  const groups = new Map<string, AskedGroup>();
  for (const group of [...head.map((one) => groupOf(one, 1)), ...tail.map((one) => groupOf(one, shareOfDetail))]) {
    const key = group.terms[0] ?? "";
    if (!groups.has(key)) groups.set(key, group);
  }
  const list = [...groups.values()];
  // Where all words are levels, they are what is asked for.
  const all = list.every(({ isLevel }) => isLevel) ? list.map((group) => ({ ...group, isLevel: false })) : list;
  const meant = [...head, ...tail].map(({ terms: [first = ""] }) => first);
  // Tables name some work by one gender alone.
  const inOther = [...head, ...tail].map(({ terms }) => terms.at(-1) ?? "");
  const trade = occupations.trade(meant) ?? occupations.trade(inOther);
  const asked = occupations.asked(meant);
  const guesses = (asked.length > 0 ? asked : occupations.asked(inOther)).map(({ occupation, likeness }) => ({
    occupation,
    likeness: Math.round(likeness * 100),
  }));
  const isTradeAlone = guesses.some(({ occupation, likeness }) => occupation === trade && likeness === 100);
  return {
    groups: all,
    occupations: guesses,
    isTradeAlone,
    trades: trade === undefined ? [] : [trade],
  };
}
