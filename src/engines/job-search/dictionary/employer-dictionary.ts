import { firstFrom } from "./search-spelling.ts";

export interface Employer {
  key: string;
  name: string;
  postings: number;
}

const maxNameWords = 5;
/** Names that one word of may stand for: "Siemens" for "Siemens Energy" as well. */
const maxNamed = 20;
/** Employers of which the largest are suggested. */
const maxLooked = 2_000;

/** Distinct employers, by their names' words. */
export function createEmployerDictionary() {
  const byKey = new Map<string, Employer>();
  const byFirstWord = new Map<string, Set<string>>();
  let sorted: string[] | undefined;

  /** The employers whose name begins with these words. */
  function called(words: string[]): Employer[] {
    const text = words.join(" ");
    return [...(byFirstWord.get(words[0] ?? "") ?? [])]
      .filter((key) => key === text || key.startsWith(`${text} `))
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ postings }) => postings > 0);
  }

  return {
    learn(key: string, name: string, postings: number): void {
      if (!byKey.has(key)) sorted = undefined;
      byKey.set(key, { key, name: name || key, postings });
      const [first = ""] = key.split(" ");
      const named = byFirstWord.get(first);
      if (named) named.add(key);
      else byFirstWord.set(first, new Set([key]));
    },

    /**
     * The longest run of words that begins an employer's name, with those whose name it begins. A single word counts only where
     * `isOwnWord` says that it means nothing else.
     */
    namedIn(
      words: string[],
      isOwnWord: (word: string) => boolean,
    ): { from: number; to: number; employers: Employer[] } | undefined {
      for (let length = Math.min(maxNameWords, words.length); length > 0; length--)
        for (let from = 0; from + length <= words.length; from++) {
          const run = words.slice(from, from + length);
          const found = called(run);
          const isName = found.some(({ key }) => key === run.join(" "));
          const isMeant = run.some(isOwnWord) && (run.every(isOwnWord) || isName);
          if (found.length > 0 && found.length <= maxNamed && isMeant)
            return { from, to: from + length, employers: found };
        }
      return undefined;
    },

    /** Employers whose name begins so, the largest first. */
    beginning(text: string, limit: number): Employer[] {
      sorted ??= [...byKey.keys()].sort();
      const found: Employer[] = [];
      for (let at = firstFrom(sorted, text); sorted[at]?.startsWith(text) && found.length < maxLooked; at++) {
        const employer = byKey.get(sorted[at] ?? "");
        if (employer && employer.postings > 0) found.push(employer);
      }
      return found.sort((a, b) => b.postings - a.postings || (a.key < b.key ? -1 : 1)).slice(0, limit);
    },

    byKey: (key: string): Employer | undefined => byKey.get(key),
  };
}
