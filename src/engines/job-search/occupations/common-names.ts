import { type CommonOccupation, commonOccupations, headFirst, memoized } from "../../text/text.ts";
import { namesWork } from "../terms/level-words.ts";
import { searchTermsOf, setKeyOf, surfaceWords } from "../terms/search-terms.ts";

/** Languages that write a title as one word, which ends with what the work is. */
const compounding = new Set(["de", "nl"]);
const minCompoundPart = 3;
const minCompoundEnd = 5;

export interface Trade {
  occupation: number;
  /** Its name, as terms. */
  terms: string[];
}

function createCommonNames(occupations: readonly CommonOccupation[]) {
  const bySet = new Map<string, number>();
  const byName = new Map<string, { occupation: number; language: string }>();
  const carriers = new Map<string, number[]>();
  /** In which languages' names a term stands: a bit for each language. */
  const languagesOf = new Map<string, number>();
  const languages: string[] = [];
  occupations.forEach(({ names }, occupation) => {
    for (const { language, name } of names) {
      const words = searchTermsOf(surfaceWords(name));
      if (!languages.includes(language)) languages.push(language);
      for (const word of words)
        languagesOf.set(word, (languagesOf.get(word) ?? 0) | (1 << languages.indexOf(language)));
      const set = setKeyOf(words);
      if (!bySet.has(set)) bySet.set(set, occupation);
      carriers.set(set, [...(carriers.get(set) ?? []), occupation]);
      if (!byName.has(words.join(" "))) byName.set(words.join(" "), { occupation, language });
    }
  });
  const longestName = Math.max(...[...byName.keys()].map((name) => name.split(" ").length));
  const namesOf = (occupation: number) => occupations[occupation]?.names ?? [];
  function compoundEnd(word: string): { occupation: number; language: string } | undefined {
    for (let at = minCompoundPart; at <= word.length - minCompoundEnd; at++) {
      const found = byName.get(word.slice(at));
      if (found && compounding.has(found.language)) return found;
    }
    return undefined;
  }

  return {
    count: occupations.length,
    has: (term: string): boolean => languagesOf.has(term),
    /** The languages that all of the words may be of, as bits; none where no name has any of them. */
    languagesIn(words: readonly string[]): number {
      const known = words.filter(namesWork).flatMap((word) => languagesOf.get(word) ?? []);
      return known.length === 0 ? 0 : known.reduce((all, one) => all & one);
    },
    name: (occupation: number): string | undefined => namesOf(occupation)[0]?.name,

    group: (occupation: number): string => occupations[occupation]?.group ?? "",

    /** Those of the same unit and minor ISCO group, in this order: a wider one has cooks beside undertakers. */
    inGroup(group: string): number[] {
      const near = (digits: number) =>
        occupations.flatMap((one, at) => (one.group.startsWith(group.slice(0, digits)) ? [at] : []));
      return group === "" ? [] : [...new Set([4, 3].flatMap(near))];
    },

    /** The occupation whose name these terms are, in any order. */
    exact: (words: string[]): number | undefined => bySet.get(setKeyOf(words)),

    /**
     * The occupation of the longest name in the words, with their levels and numbers ("HGV class 1 driver") or without; of two, the one where
     * its language puts what the work is.
     */
    tradeOf(words: string[]): Trade | undefined {
      const named = words.filter(namesWork);
      const inFull = named.length === words.length ? [] : words;
      for (let length = Math.min(longestName, words.length); length > 0; length--) {
        const whole = namedParts(inFull, length, (name) => byName.get(name));
        const found = whole.length > 0 ? whole : namedParts(named, length, (name) => byName.get(name));
        const first = found[0];
        if (first) return headFirst.has(first.language) ? first : found.at(-1);
      }
      return namedParts(named, 1, compoundEnd).at(-1);
    },

    /** The common occupation that a published one is: of its group, and called the same. */
    sameAs(group: string, labels: readonly string[]): number | undefined {
      const shared = labels.flatMap((label) => carriers.get(label) ?? []);
      const preferred = carriers.get(labels[0] ?? "") ?? [];
      return shared.find((at) => {
        if (group === "") return preferred.includes(at) || shared.filter((other) => other === at).length > 2;
        return preferred.includes(at) || occupations[at]?.group.slice(0, 3) === group.slice(0, 3);
      });
    },
  };
}

export type CommonNames = ReturnType<typeof createCommonNames>;

const made = memoized((_of: "common") => createCommonNames(commonOccupations));
/** Made when they are first asked for. */
export const commonNames = (): CommonNames => made("common");

/** Between two occupations of one title: "Pflegehelfer, später Krankenpfleger". */
const betweenNames = /[,;/|()–—:]|\s-\s|\s(?:and|und|et|y|e|en|i|später|then|later|puis|dopo|después|poi)\s/u;

/** The common occupations that a title names, each by its number; of women also where a search has no form in common: "cuoca", "doktersassistente". */
export const occupationsNamed = memoized(
  (title): ReadonlySet<number> => new Set([title, ...title.split(betweenNames)].flatMap(occupationOf)),
);

function occupationOf(name: string): number[] {
  const terms = searchTermsOf(surfaceWords(name));
  const [first = "", ...others] = terms;
  const forms = [terms, [first.replace(/a$/, "o"), ...others], terms.map((term) => term.replace(/(?<=n[dt])e$/, ""))];
  return forms.flatMap((form) => commonNames().tradeOf(form)?.occupation ?? []).slice(0, 1);
}

function namedParts(
  words: string[],
  length: number,
  find: (name: string) => { occupation: number; language: string } | undefined,
) {
  return words.flatMap((_, at) => {
    const terms = words.slice(at, at + length);
    const found = terms.length === length ? find(terms.join(" ")) : undefined;
    return found ? [{ ...found, terms }] : [];
  });
}
