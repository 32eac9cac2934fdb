import { lineDates, withoutDuration } from "../dates/date-spans.ts";
import type { CvLine, Slice } from "../lines/cv-line.ts";
import { holdsContact } from "../words/contact-patterns.ts";
import { documentTitle, entryLabel } from "../words/label-words.ts";
import { headingWords, type SectionKind } from "../words/section-words.ts";
import { foldedTokens, isUnspaced } from "../words/word-table.ts";

export interface Heading {
  kind: SectionKind;
  title: Slice;
}

/** Of a line, or of its first cell where that stands in the margin. */
interface Candidate {
  line: CvLine;
  title: Slice;
  kind: SectionKind | undefined;
  known: number;
  unknown: number;
  style: string;
  isDistinct: boolean;
}

/** The headings of a document by the line that holds them. */
export function headingsOf(lines: CvLine[]): Map<CvLine, Heading> {
  const body = bodyStyle(lines);
  const own = lines.flatMap((line, index) => candidateOf(line, lines[index - 1], body) ?? []);
  const sure = own.filter(({ known, unknown }) => known > 0 && unknown === 0);
  const styles = headingStyles(sure, own);
  const headings = new Map<CvLine, Heading>();
  const contact = lines.findIndex(({ text }) => holdsContact(text));
  for (const candidate of own) {
    const kind = kindOf(candidate, styles);
    // Names and titles at the top, above the contacts, may look as headings do.
    const index = lines.indexOf(candidate.line);
    const isAboveEntry = lines
      .slice(index + 1, index + 4)
      .some((line) => lineDates(line).some(({ kind }) => kind !== "single"));
    const isTop = candidate.line.page === 0 && (contact < 0 || index < contact) && !isAboveEntry;
    const isAbove = kind === "unknown" && headings.size === 0 && isTop;
    if (kind && !isAbove) headings.set(candidate.line, { kind, title: candidate.title });
  }
  return headings;
}

const folded = ({ line, from, to }: Slice) => line.folded.slice(from, to);

interface BodyStyle {
  size: number;
  bold: boolean;
  gap: number;
}

function bodyStyle(lines: CvLine[]): BodyStyle {
  const sizes = new Map<number, number>();
  for (const { size, text } of lines) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  const [size = 0] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
  const gaps = lines.flatMap(({ gapAbove }) => gapAbove ?? []).sort((a, b) => a - b);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const bold = lines.filter((line) => line.bold).reduce((sum, { text }) => sum + text.length, 0);
  return { size, bold: bold > 0.6 * letters, gap: gaps[Math.floor(gaps.length / 2)] ?? 0 };
}

function candidateOf(line: CvLine, above: CvLine | undefined, body: BodyStyle): Candidate | undefined {
  const [first, second] = line.cells;
  if (!first) return undefined;
  const title = withoutNumberAndColon({ line, from: first.from, to: first.to });
  const text = line.text.slice(title.from, title.to);
  if (!isShort(text) || holdsContact(text) || documentTitle.test(folded(title))) return undefined;
  // "Work experience — 15 years 2 months"
  const words = headingWords(withoutDuration(folded(title)).replace(/[(（[].*$/u, ""));
  // In the margin only what is known for sure.
  if (second && (entryLabel(folded(title)) !== undefined || words.unknown > 0 || words.known === 0 || /\d/.test(text)))
    return undefined;
  if (!second && lineDates(line).length > 0) return undefined;
  const isCaps = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  const span = line.spans.find(({ from, to }) => from <= title.from && to > title.from);
  const [size, bold] = [span?.size ?? line.size, span?.bold ?? line.bold];
  const hasGap = line.gapAbove === undefined ? above === undefined : body.gap > 0 && line.gapAbove > 1.4 * body.gap;
  const isLarger = size > 1.07 * body.size && body.size > 0;
  // "★ Mon parcours", "✔ Formation": the icon of a heading may be a bullet elsewhere.
  if (line.isBullet && (!isLarger || words.known === 0 || words.unknown > 0)) return undefined;
  const isDistinct =
    isLarger ||
    (bold && !body.bold) ||
    isCaps ||
    line.isStyledHeading ||
    hasGap ||
    isUnspaced(text) ||
    /[:：]\s*$/u.test(line.text);
  const style = `${Math.round(size * 2)}${bold ? "b" : ""}${isCaps ? "c" : ""}${line.isStyledHeading ? "h" : ""}`;
  return { line, title, ...words, style: isLarger || bold || isCaps || line.isStyledHeading ? style : "", isDistinct };
}

function withoutNumberAndColon({ line, from, to }: Slice): Slice {
  const text = line.text.slice(from, to);
  const lead = /^(?:[IVX]{1,4}[.)]\s+|\d{1,2}[.)]\s+|[^\p{L}\p{N}]+)/u.exec(text)?.[0].length ?? 0;
  const tail = /[^\p{L}\p{N}\p{M})）]+$/u.exec(text)?.[0].length ?? 0;
  return { line, from: from + lead, to: Math.max(from + lead, to - tail) };
}

function isShort(text: string): boolean {
  if (!/\p{L}[\p{M}\s]*\p{L}/u.test(text) || /[.,;!?。，；]$/u.test(text)) return false;
  if (isUnspaced(text)) return text.length <= 18;
  const isCaps = !/\p{Ll}/u.test(text);
  return text.length <= (isCaps ? 72 : 48) && foldedTokens(text).length <= (isCaps ? 9 : 6);
}

const minRepeated = 4;

/** The styles that mark a heading: of most of the known ones, and of few lines that are no heading. */
function headingStyles(sure: Candidate[], all: Candidate[]): Set<string> {
  const count = (list: Candidate[], style: string) => list.filter((candidate) => candidate.style === style).length;
  const styles = new Set(sure.map(({ style }) => style).filter((style) => style !== ""));
  const usualStyles = [...styles].filter(
    (style) => count(sure, style) >= 2 && count(sure, style) >= 0.4 * count(all, style),
  );
  // Most headings are in nobody's words: the style of one that is known, where it is the largest of those that come again.
  const sizeOf = (style: string) => Number.parseInt(style, 10);
  const largest = Math.max(
    ...all.filter(({ style }) => count(all, style) >= minRepeated).map(({ style }) => sizeOf(style) || 0),
  );
  const guessed = [...styles].filter((style) => sizeOf(style) === largest && count(all, style) >= minRepeated);
  return new Set(usualStyles.length > 0 ? usualStyles : guessed);
}

function kindOf({ kind, known, unknown, style, isDistinct }: Candidate, styles: Set<string>): SectionKind | undefined {
  if (known > 0 && unknown === 0 && (styles.size === 0 || isDistinct)) return kind;
  if (!styles.has(style)) return undefined;
  return known > 0 && unknown <= 2 * known ? kind : "unknown";
}
