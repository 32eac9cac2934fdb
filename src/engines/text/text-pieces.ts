import { lightStemOf } from "./word-stem.ts";
import { productNames } from "./words/product-names.ts";
import { subjectStopWords } from "./words/stop-words.ts";
import { writtenOtherwise } from "./words/written-otherwise.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });

const latinText = /^[\p{ASCII}\u00c0-\u024f–—‘’“”„…•·€£°«»]*$/u;
/** Cuts what is written in Latin letters as the segmenter does, in a twentieth of its time. */
const latinWord = /[\p{L}\d_]+(?:(?:(?<=\p{L})[.'’:·](?=\p{L})|(?<=\d)[.,;'’](?=\d))[\p{L}\d_]+)*/gu;

/** The words and numbers of a text, as it writes them. */
export function wordsOf(text: string): string[] {
  if (latinText.test(text)) return (text.match(latinWord) ?? []).filter((word) => /[^_]/.test(word));
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** "Served the milling machine. Learned Dutch." speaks of no machine learning. */
const betweenThings = /[.;:!?]\s+|[,()\n]/;

/** What a text is about: its words in lower case, cut to their stems, without those that every text has, and the names of things. */
export function termsOf(text: string): Set<string> {
  const plain = text.normalize("NFKC");
  const written = wordsOf(plain);
  const terms = written
    .map((word) => word.toLowerCase())
    .flatMap((word) => (subjectStopWords.has(word) ? [] : lightStemOf(word)));
  const symbols = plain.toLowerCase().match(/\b(c\+\+|c#|f#|\.net)/g) ?? [];
  return new Set([
    ...terms.filter((term) => term.length > 1),
    ...symbols,
    ...plain.split(betweenThings).flatMap((piece) => namesIn(wordsOf(piece)).map(({ name }) => name)),
    ...(terms.some(isSqlDialect) ? ["sql"] : []),
  ]);
}

/** Who knows PostgreSQL or MySQL knows SQL. */
const isSqlDialect = (term: string) => /^(?:postgres|.+sql|mariadb|sqlite)$/.test(term) && term !== "nosql";

interface Named {
  /** The same for "ML" and "machine learning"; no word has a mark like that. */
  name: string;
  at: number;
  length: number;
}

const partsOfName = (words: string) => words.toLowerCase().split(/[ .]/).map(lightStemOf).join(" ");

/** Of programs and libraries, and words of every day as well: "the next release" is not Next.js, "5 ml" no machine learning. */
const everyday = /^(?:node|react|vue|angular|next|go|word|outlook|spark|maven)$/;
/** Of trades and things, too: meant only where nothing stands beside them. */
const ofTrades = /^(?:illustrator|inventor|acrobat|vault)$/;
const initials = /^(?:ai|hr|js|ml|qa|rn|ts|ux)$/;

const spellings: [spelling: string, meaning: string][] = [
  ...Object.entries(writtenOtherwise).flatMap(([others, meaning]) =>
    [meaning, ...others.split(" | ")].map((spelling): [string, string] => [spelling, meaning]),
  ),
  ...productNames,
];
const nameBySpelling = new Map(spellings.map(([spelling, meaning]) => [partsOfName(spelling), nameOf(meaning)]));

/** The term by which a thing with several names is compared. */
function nameOf(meaning: string): string {
  const isWord = !meaning.includes(" ") && !everyday.test(meaning) && !ofTrades.test(meaning);
  return isWord ? lightStemOf(meaning) : `=${partsOfName(meaning)}`;
}

const longestName = Math.max(...[...nameBySpelling.keys()].map((spelling) => spelling.split(" ").length));
const openings = new Set([...nameBySpelling.keys()].map((spelling) => spelling.split(" ")[0]));

/** Things that are written in several ways, where one of them stands in a text. */
function namesIn(written: string[]): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < written.length; ) {
    const here = nameAt(written, at);
    if (here) found.push(here);
    at += here?.length ?? 1;
  }
  return found;
}

function nameAt(written: string[], at: number): Named | undefined {
  const [opening] = partsOfName(written[at] ?? "").split(" ");
  if (!openings.has(opening)) return undefined;
  for (let length = Math.min(longestName, written.length - at); length > 0; length--) {
    const name = nameBySpelling.get(
      written
        .slice(at, at + length)
        .map(partsOfName)
        .join(" "),
    );
    if (name && (length > 1 || isMeant(written, at))) return { name, at, length };
  }
  return undefined;
}

/** One word, which may be one of every day. */
function isMeant(written: string[], at: number): boolean {
  const [word = "", next] = written.slice(at, at + 2);
  const lowered = word.toLowerCase();
  if (written.length === 1) return true;
  if (ofTrades.test(lowered)) return false;
  if (initials.test(lowered)) return word === word.toUpperCase();
  if (!everyday.test(lightStemOf(lowered))) return true;
  // "React Developer" opens a text as well as "React to complaints".
  const isName = word !== lowered && (at > 0 || next !== next?.toLowerCase());
  return isName && everyday.test(lowered);
}
