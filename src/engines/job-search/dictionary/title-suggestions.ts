import { searchTermsOf, splitTitle, surfaceWords } from "../terms/search-terms.ts";
import type { TitleDictionary } from "./title-dictionary.ts";

interface Head {
  /** As the first of them is written, with its details. */
  title: string;
  postings: number;
  words: number;
}

const maxLooked = 10_000;
const maxWords = 5;

/** What titles are called, without their details, that hold what was typed, the last word perhaps in part: the most frequent first. */
export function suggestTitles(text: string, dictionary: TitleDictionary, limit: number): string[] {
  const terms = searchTermsOf(surfaceWords(text));
  const last = terms.at(-1);
  if (last === undefined) return [];
  const endings = [
    ...new Set([...(dictionary.postingsOf(last) > 0 ? [last] : []), ...dictionary.spelling.completions(last)]),
  ];
  const byHead = new Map<string, Head>();
  let looked = 0;
  for (const ending of endings)
    for (const number of dictionary.withTerm(ending)) {
      if (looked++ > maxLooked) break;
      const title = dictionary.title(number);
      if (!title || title.postings === 0 || title.head.length > maxWords) continue;
      if (!title.head.includes(ending) || !terms.slice(0, -1).every((term) => title.head.includes(term))) continue;
      const key = title.head.join(" ");
      const known = byHead.get(key);
      if (known) known.postings += title.postings;
      else byHead.set(key, { title: title.title, postings: title.postings, words: title.head.length });
    }
  return [...byHead.values()]
    .sort((a, b) => b.postings / b.words - a.postings / a.words || (a.title < b.title ? -1 : 1))
    .slice(0, limit)
    .map((head) => splitTitle(head.title).head.trim());
}
