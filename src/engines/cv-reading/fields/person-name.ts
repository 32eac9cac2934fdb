import { lineDates } from "../dates/date-spans.ts";
import { type CvLine, filledParts, type Slice, sliceFolded, sliceText, wholeLine } from "../lines/cv-line.ts";
import { labelledValues } from "../lines/labelled-values.ts";
import { holdsContact } from "../words/contact-patterns.ts";
import { namesCompany, namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { documentTitle, personLabel } from "../words/label-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { headingWords } from "../words/section-words.ts";
import { foldedInPlace, foldedTokens, isUnspaced } from "../words/word-table.ts";

/** Right names score six and more, wrong ones mostly less than five. */
const least = 4.5;
const firstLines = 14;

/** The person's name, or nothing where no text looks enough like one. */
export function personNameIn(lines: CvLine[], email: string): Slice[] | undefined {
  const first = lines.filter(({ page }) => page === lines[0]?.page);
  const largest = Math.max(...first.map(({ size }) => size), 0);
  const candidates = first
    .flatMap(labelledValues)
    .filter(({ label }) => personLabel(label) === "name")
    .map(({ value }) => {
      // "Anna Berg, geb. Lund", "Anna Berg (Lund)"
      const more = /,\s*(?=\p{Ll})|\s*[(（]/u.exec(sliceText(value))?.index;
      const slices = [more ? { ...value, to: value.from + more } : value];
      return { slices, score: 7 + shapeScore(slices) };
    });
  const places = new Map<string, number>();
  let index = 0;
  first.forEach((line, at) => {
    const place = places.get(line.stream) ?? 0;
    if (place >= firstLines) return;
    const position = index === 0 ? (largest > 0 ? 2.5 : 4) : ([1.5, 1, 0.5, 0.5, 0.5][place] ?? 0);
    const size = largest > 0 && line.size >= largest - 0.6 ? 3 : line.size > 0.75 * largest ? 1 : 0;
    for (const slice of partsOf(line)) {
      const half = nextHalf(slice, first[at + 1]);
      if (half)
        candidates.push({ slices: [slice, half], score: position + size + 0.5 + wordScore([slice, half], email) });
      candidates.push({ slices: [slice], score: position + size + wordScore([slice], email) });
    }
    if (documentTitle.test(line.folded)) return;
    places.set(line.stream, place + 1);
    index += 1;
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best && best.score >= least ? best.slices : undefined;
}

/** Without a "Resume" behind it; "Ph.D., MBA" are part of it. */
const partsOf = (line: CvLine): Slice[] =>
  line.cells
    .flatMap(({ from, to }) =>
      filledParts(
        { line, from, to },
        /\s+[|•·–—-]\s+|\s*[|•]\s*|[,،、，](?!\s*(?:(?:\p{L}{1,4}\.)+|mba|msc)(?!\p{L}))\s*/gu,
      ),
    )
    .map((slice) => {
      const title = /\s+(?:resume|cv|curriculum vitae|lebenslauf)$/u.exec(sliceFolded(slice));
      return title ? { ...slice, to: slice.from + title.index } : slice;
    });

/** First and last name may stand one above the other in the same style. */
function nextHalf({ line }: Slice, next: CvLine | undefined): Slice | undefined {
  if (!next || next.cells.length > 1 || line.cells.length > 1 || line.size === 0) return undefined;
  const isAlike = Math.abs(next.size - line.size) < 0.6 && next.stream === line.stream;
  const isWord = (text: string) => foldedTokens(text).length <= 2 && text.length <= 24;
  return isAlike && isWord(line.text) && isWord(next.text) && !documentTitle.test(next.folded)
    ? wholeLine(next)
    : undefined;
}

const impossible = -20;

function wordScore(slices: Slice[], email: string): number {
  const [text, folded] = [slices.map(sliceText).join(" "), slices.map(sliceFolded).join(" ")];
  if (/[\d@:：/]/.test(text) || holdsContact(text) || documentTitle.test(folded)) return impossible;
  const line = slices[0]?.line;
  if (!line || lineDates(line).length > 0) return impossible;
  const tokens = foldedTokens(folded).filter((token) => !honorifics.has(token));
  const bare = tokens.join(" ");
  const address = foldedInPlace(email);
  const words = address.replace(/@.*$/u, "").split(/[^\p{L}]+/u);
  const matching = tokens.filter((token) =>
    token.length > 3 ? address.includes(token) : token.length > 1 && words.includes(token),
  ).length;
  const { known, unknown } = headingWords(folded);
  const place = placeEvidence(text, folded);
  return (
    shapeScore(slices) +
    Math.min(2, matching) * 1.5 +
    (line.bold ? 0.5 : 0) -
    (namesTitle(text, folded) ? (matching > 0 ? 0.5 : 3) : 0) -
    (namesCompany(bare) || namesSchool(bare) || namesDegree(bare) ? 2.5 : 0) -
    (place > 1 ? 3 : place) -
    (known > 0 && unknown === 0 ? 4 : known > 0 ? 1.5 : 0)
  );
}

const honorifics = new Set("the dr prof rev revd sir mr mrs ms herr frau ing mgr dipl med phd bc".split(" "));
const particles = new Set(
  "de da do dos das del della di du la le van von vom der den zu zur bin ibn al el y e".split(" "),
);

/** Two to four words that begin with capitals; two to four characters where there are no spaces. */
function shapeScore(slices: Slice[]): number {
  const text = slices.map(sliceText).join(" ");
  if (!/^["'(“„«]?[\p{L}\p{M}]/u.test(text) || /[^\p{L}\p{M}\s.,'’ʻʼ()"“”„«»・·-]/u.test(text)) return -3;
  if (isUnspaced(text))
    return text.replace(/\s/g, "").length <= 5 ? 2 : text.length <= 10 && /[・·\s]/.test(text) ? 1.5 : -2;
  const words = text.split(/\s+/);
  if (words.length > 6) return -4;
  const isNamed = words.every(
    (word) => /^["'(“„«]?\P{Ll}/u.test(word) || particles.has(word.toLowerCase()) || /^[a-z]['’]/u.test(word),
  );
  if (!isNamed) return words.length <= 4 && words.every((word) => /^[\p{Ll}.'-]+$/u.test(word)) ? 0 : -3;
  return words.length === 1 ? 0.3 : words.length <= 4 ? 2 : 0.5;
}
