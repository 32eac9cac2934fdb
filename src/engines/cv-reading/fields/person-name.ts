import { lineDates } from "../dates/date-spans.ts";
import type { CvLine, Slice } from "../lines/cv-line.ts";
import { isEmptySlice, sliceFolded, sliceText, splitSlice, trimmedSlice } from "../lines/cv-line.ts";
import { holdsContact } from "../words/contact-patterns.ts";
import { namesCompany, namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { documentTitle, personLabel } from "../words/label-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { headingWords } from "../words/section-words.ts";
import { foldedInPlace, foldedTokens, isUnspaced } from "../words/word-table.ts";

interface Candidate {
  slices: Slice[];
  score: number;
}

/** Right names score six and more, wrong ones mostly less than five. */
const least = 4.5;
const firstLines = 14;

/** The person's name, or nothing where no text looks enough like one. */
export function personNameIn(lines: CvLine[], email: string): Slice[] | undefined {
  const first = lines.filter(({ page }) => page === lines[0]?.page);
  const largest = Math.max(...first.map(({ size }) => size), 0);
  const words = new Set(
    foldedInPlace(email.split("@")[0] ?? "")
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );
  const candidates: Candidate[] = [];
  const places = new Map<string, number>();
  first.forEach((line, index) => {
    const place = places.get(line.stream) ?? 0;
    if (!documentTitle.test(line.folded)) places.set(line.stream, place + 1);
    const labelled = labelledName(line);
    if (labelled) candidates.push({ slices: [labelled], score: 7 + shapeScore(labelled) });
    if (place >= firstLines) return;
    for (const slice of partsOf(line)) {
      const joined = nextHalf(slice, first[index + 1]);
      for (const slices of joined ? [[slice, joined], [slice]] : [[slice]]) {
        candidates.push({
          slices,
          score: scoreOf(slices, {
            place,
            index: first.slice(0, index).filter(({ folded }) => !documentTitle.test(folded)).length,
            largest,
            words,
            email,
          }),
        });
      }
    }
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best && best.score >= least ? withCredentials(best.slices) : undefined;
}

/** "Jiří Dvořáček, Ph.D., MBA" */
function withCredentials(slices: Slice[]): Slice[] {
  return slices.map((slice, index) => {
    if (index < slices.length - 1) return slice;
    const behind = /^(?:,\s+(?:\p{Lu}\p{L}{0,3}\.?){1,4}(?!\p{L}))+/u.exec(slice.line.text.slice(slice.to))?.[0] ?? "";
    const isCredential = behind !== "" && /\.|\p{Lu}.*\p{Lu}/u.test(behind) && behind.length < 25;
    return isCredential ? { ...slice, to: slice.to + behind.length } : slice;
  });
}

function partsOf(line: CvLine): Slice[] {
  return line.cells
    .flatMap(({ from, to }) => splitSlice({ line, from, to }, /\s+[|•·–—-]\s+|\s*[|•]\s*|[,،、，]\s*/gu))
    .map(trimmedSlice)
    .map(withoutTitle)
    .filter((slice) => !isEmptySlice(slice));
}

/** "Jan Küster Resume" */
function withoutTitle(slice: Slice): Slice {
  const title = /\s+(?:resume|cv|curriculum vitae|lebenslauf)$/u.exec(sliceFolded(slice));
  return title ? { ...slice, to: slice.from + title.index } : slice;
}

function labelledName(line: CvLine): Slice | undefined {
  const [first, second] = line.cells;
  if (first && second && personLabel(line.folded.slice(first.from, first.to)) === "name")
    return trimmedSlice({ line, ...second });
  const label = /^\s*([^:：]{2,40})[:：]\s*(?=\S)/u.exec(line.folded);
  if (label?.[1] && personLabel(label[1]) === "name")
    return trimmedSlice({ line, from: label[0].length, to: first?.to ?? line.text.length });
  const spaced = /^(?:姓\s*名|氏\s*名|성\s*명|이\s*름)\s*[:：]?\s*(?=\S)/u.exec(line.text);
  return spaced ? trimmedSlice({ line, from: spaced[0].length, to: first?.to ?? line.text.length }) : undefined;
}

/** First and last name may stand one above the other in the same style. */
function nextHalf(slice: Slice, next: CvLine | undefined): Slice | undefined {
  const { line } = slice;
  if (!next || next.cells.length > 1 || line.cells.length > 1 || line.size === 0) return undefined;
  const isAlike = Math.abs(next.size - line.size) < 0.6 && next.bold === line.bold && next.stream === line.stream;
  const isWord = (text: string) => foldedTokens(text).length <= 2 && text.length <= 24;
  if (!isAlike || !isWord(line.text) || !isWord(next.text) || documentTitle.test(next.folded)) return undefined;
  return trimmedSlice({ line: next, from: 0, to: next.text.length });
}

interface Surroundings {
  place: number;
  index: number;
  largest: number;
  words: Set<string>;
  email: string;
}

function scoreOf(slices: Slice[], { place, index, largest, words, email }: Surroundings): number {
  const [first] = slices;
  if (!first) return 0;
  const text = slices.map(sliceText).join(" ");
  const folded = slices.map(sliceFolded).join(" ");
  if (/[\d@:：/]/.test(text) || holdsContact(text) || lineDates(first.line).length > 0 || documentTitle.test(folded))
    return 0;
  const size = first.line.size;
  const tokens = foldedTokens(folded).filter((token) => !honorifics.has(token));
  const bare = tokens.join(" ");
  const matching = tokens.filter(
    (token) => words.has(token) || (token.length > 3 && foldedInPlace(email).includes(token)),
  ).length;
  const { known, unknown } = headingWords(folded);
  return (
    shape(text, tokens) +
    (largest > 0 && size >= largest - 0.6 ? 3 : size > 0 && size > 0.75 * largest ? 1 : 0) +
    (index === 0 ? (largest > 0 ? 2.5 : 4) : place === 0 ? 1.5 : place === 1 ? 1 : place < 5 ? 0.5 : 0) +
    Math.min(2, matching) * 1.5 +
    (first.line.bold ? 0.5 : 0) +
    (slices.length > 1 ? 0.5 : 0) -
    (namesTitle(text, folded) ? (matching > 0 ? 0.5 : 3) : 0) -
    (namesCompany(bare) || namesSchool(bare) || namesDegree(bare) ? 2.5 : 0) -
    (placeEvidence(text, folded) === 2 ? 3 : placeEvidence(text, folded)) -
    (known > 0 && unknown === 0 ? 4 : known > 0 ? 1.5 : 0)
  );
}

const shapeScore = (slice: Slice) => shape(sliceText(slice), foldedTokens(sliceFolded(slice)));

const honorifics = new Set("the dr prof rev revd sir mr mrs ms herr frau ing mgr dipl med phd bc".split(" "));
const particles = new Set(
  "de da do dos das del della di du la le van von vom der den zu zur bin ibn al el y e".split(" "),
);

/** Two to four words that begin with capitals; two to four characters where there are no spaces. */
function shape(text: string, tokens: string[]): number {
  if (!/^["'(“„«]?[\p{L}\p{M}]/u.test(text) || /[^\p{L}\p{M}\s.,'’ʻʼ()"“”„«»・·-]/u.test(text)) return -3;
  if (isUnspaced(text))
    return text.replace(/\s/g, "").length <= 5 ? 2 : text.length <= 10 && /[・·\s]/.test(text) ? 1.5 : -2;
  if (tokens.length > 6) return -4;
  const words = text.split(/\s+/);
  const isNamed = words.every(
    (word) => /^["'(“„«]?\P{Ll}/u.test(word) || particles.has(word.toLowerCase()) || /^[a-z]['’]/u.test(word),
  );
  if (!isNamed) return words.length <= 4 && words.every((word) => /^[\p{Ll}.'-]+$/u.test(word)) ? 0 : -3;
  return tokens.length === 1 ? 0.3 : tokens.length <= 4 ? 2 : 0.5;
}
