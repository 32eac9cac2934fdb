import { type DateSpan, lineDates, withoutDuration } from "../dates/date-spans.ts";
import { type CvLine, wholeLine } from "../lines/cv-line.ts";
import { namesCompany, namesDegree, namesSchool } from "../words/entry-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { foldedTokens, isUnspaced } from "../words/word-table.ts";
import { indentedLines } from "./indented-lines.ts";
import { type Piece, piecesOfHeads, withoutDates } from "./pieces.ts";
import { type TypedHead, typedHeads } from "./slots.ts";

/** What belongs to one date: its head (title, company, place …) and what follows until the next head. */
export interface DatedEntry {
  /** The row with the date is number `anchor` of them. */
  head: CvLine[];
  anchor: number;
  date: DateSpan;
  body: CvLine[];
}

interface Anchor {
  index: number;
  date: DateSpan;
}

/** The entries of a section. */
export function datedEntries(all: CvLine[]): DatedEntry[] {
  // "8 years 2 months" in all, below a company, tells no head from another.
  const lines = all.filter(({ folded }) => /\p{L}|\d/u.test(withoutDuration(folded)));
  const indented = indentedLines(lines);
  const anchors = anchorsIn(lines, indented);
  const inner = withoutEmployers(withoutEmployers(indented, lines, anchors, 1), lines, anchors, -1);
  const heads = bestHeads(lines, anchors, inner);
  return anchors.map(({ index, date }, place) => {
    const { from, to } = heads[place] ?? { from: index, to: index };
    const next = heads[place + 1]?.from ?? lines.length;
    const head = lines.slice(from, to + 1);
    return { head, anchor: index - from, date, body: lines.slice(to + 1, next) };
  });
}

/** What stands indented below or above most titles that name no employer, and names one itself, is no statement. */
function withoutEmployers(indented: Set<CvLine>, lines: CvLine[], anchors: Anchor[], side: 1 | -1): Set<CvLine> {
  const below = anchors.flatMap(({ index }) => {
    const [above, line, next] = [lines[index - side], lines[index], lines[index + side]];
    const isAlone =
      !above || indented.has(above) || !isHeadLike(above) || anchors.some((one) => one.index === index - side);
    const isNamed = line && (namesCompany(line.folded) || namesSchool(line.folded));
    return next && isAlone && !isNamed && indented.has(next) && isHeadLike(next) ? [next] : [];
  });
  const naming = below.filter(
    ({ text, folded }) => namesCompany(folded) || namesSchool(folded) || placeEvidence(text, folded) > 1,
  );
  if (below.length < 0.6 * anchors.length || naming.length < 0.6 * below.length) return indented;
  return new Set([...indented].filter((line) => !below.includes(line)));
}

/** Lines whose date stands in a head: ranges, or single dates where no range is, or where the ranges stand. */
function anchorsIn(lines: CvLine[], inner: Set<CvLine>): Anchor[] {
  const dated = lines.flatMap((line, index) => {
    const date = headDate(line);
    return date ? [{ index, date, line }] : [];
  });
  const ranges = dated.filter(({ date }) => date.kind !== "single");
  const [plain, outer] = [
    ranges.filter(({ line }) => !line.isBullet),
    ranges.filter(({ line }) => !line.isBullet && !inner.has(line)),
  ];
  if (ranges.length === 0)
    return dated.filter(({ line }) => !line.isBullet || dated.every((other) => other.line.isBullet));
  const standing = 2 * outer.length >= plain.length && plain.length > 0 ? outer : plain.length > 0 ? plain : ranges;
  const places = new Set(standing.filter(({ date }) => date.kind === "range").map(placeOfDate));
  // "Vans since 2021, about 140" stands in a sentence, where all ranges stand at an edge.
  const isInSentence = (one: (typeof dated)[number]) =>
    one.date.kind === "since" && placeOfDate(one) === "within" && places.size > 0 && !places.has("within");
  const chosen = standing.filter((one) => !isInSentence(one));
  for (const one of chosen) places.add(placeOfDate(one));
  const areBullets = chosen.every(({ line }) => line.isBullet);
  const alike = dated.filter(
    (one) =>
      one.date.kind === "single" &&
      (areBullets || !(one.line.isBullet || inner.has(one.line))) &&
      (places.has(placeOfDate(one)) || namesStudy(one.line)) &&
      foldedTokens(one.line.text).length < 14,
  );
  return [...chosen, ...alike].sort((a, b) => a.index - b.index);
}

/** Whether it begins or ends its line, or stands within: dates of a section stand at one place. */
const placeOfDate = ({ line, date }: { line: CvLine; date: DateSpan }): string =>
  date.from <= line.start + 1 ? "start" : line.text.length - date.to <= 1 ? "end" : "within";

/** Of several a range: a title may hold years too. */
export const mainDate = (line: CvLine, dates: DateSpan[] = lineDates(line)): DateSpan | undefined =>
  dates.find(({ kind }) => kind !== "single") ?? dates[0];

const namesStudy = ({ folded }: CvLine) => namesDegree(folded) && namesSchool(folded);

function headDate(line: CvLine): DateSpan | undefined {
  const dates = lineDates(line).filter(({ from }) => from >= line.start);
  const date = mainDate(line, dates);
  if (!date) return undefined;
  const cell = line.cells.find(({ from, to }) => date.from >= from && date.to <= to);
  const [from, to] = [cell?.from ?? 0, cell?.to ?? line.text.length];
  const before = withoutDuration(line.folded.slice(Math.max(from, line.start), date.from));
  const behind = withoutDuration(line.folded.slice(date.to, to));
  const words = wordCount(before) + wordCount(behind);
  if (words > (line.isBullet ? 12 : 22)) return undefined;
  const isSentence = /[.!]$/.test(line.text.trim()) && words > 8;
  if (date.kind === "single" && (words > 18 || (isSentence && !(namesStudy(line) && /[,(（]\s*$/u.test(before)))))
    return undefined;
  return date;
}

const wordCount = (folded: string) =>
  isUnspaced(folded) ? folded.replace(/[^\p{L}\p{N}]/gu, "").length / 2.5 : foldedTokens(folded).length;

export function isProse(line: CvLine): boolean {
  if (line.labels) return line.labels[0] === "duties";
  const words = wordCount(line.folded.slice(line.start));
  return (
    words > 16 ||
    (words > 8 && /[\p{Ll}\p{M}]{4}[.!?] \p{Lu}/u.test(line.text)) ||
    // "S. Coop." ends no sentence.
    (words > 6 && /(?<!\p{Lu}\. ?\p{L}{0,2})[\p{L}\p{M}\d)”"]{2}[.;!。]$/u.test(line.text.trim())) ||
    (words > 2 && /[\p{Ll}\p{Lo}\p{M}]{3}[.!。।]$/u.test(line.text.trim()) && !namesCompany(line.folded)) ||
    /^\p{Ll}/u.test(line.text.slice(line.start))
  );
}

const isHeadLike = (line: CvLine | undefined): boolean => line !== undefined && !line.isBullet && !isProse(line);

/** Where the first row has its date behind the name, all do: what stands below is of the name above. */
export function namedEntries(lines: CvLine[]): DatedEntry[] | undefined {
  const named = lines.flatMap((line, index) => {
    const [date] = lineDates(line);
    const isNamed = date && date.from > line.start && date.to >= line.text.length - 1 && isHeadLike(line);
    return isNamed && withoutDates(wholeLine(line)).length > 0 ? [{ line, index, date }] : [];
  });
  if (named[0]?.index !== 0) return undefined;
  return named.map(({ line, index, date }, place) => ({
    ...{ head: [line], anchor: 0, date },
    body: lines.slice(index + 1, named[place + 1]?.index ?? lines.length),
  }));
}

interface HeadRows {
  index: number;
  from: number;
  to: number;
}

/** The rows above and below the dates that make the most of the words and the looks of all entries. */
function bestHeads(lines: CvLine[], anchors: Anchor[], inner: Set<CvLine>): HeadRows[] {
  const ends = lines.map((line) => !isHeadLike(line) || inner.has(line));
  let best: { heads: HeadRows[]; score: number } | undefined;
  for (const above of [0, 1, 2, 3]) {
    for (const below of [0, 1, 2, 3].filter((rows) => above + rows <= 3)) {
      const heads = headsOfShape(lines, anchors, above, below, ends);
      const score = scoreOfHeads(lines, heads);
      if (!best || score > best.score + 1e-9) best = { heads, score };
    }
  }
  return best?.heads ?? [];
}

/** At most so many rows above and below each date; a row that is above the next date belongs to that. */
function headsOfShape(lines: CvLine[], anchors: Anchor[], above: number, below: number, ends: boolean[]): HeadRows[] {
  const heads = anchors.map(({ index }, place) => {
    const before = anchors[place - 1]?.index ?? -1;
    let from = index;
    while (index - from < above && from - 1 > before && !ends[from - 1]) from -= 1;
    return { index, from, to: index };
  });
  heads.forEach((head, place) => {
    const next = heads[place + 1]?.from ?? lines.length;
    while (head.to - head.index < below && head.to + 1 < next && !ends[head.to + 1]) head.to += 1;
  });
  return heads;
}

function scoreOfHeads(lines: CvLine[], heads: HeadRows[]): number {
  const rows = heads.map(({ index, from, to }) => ({ head: lines.slice(from, to + 1), anchor: index - from }));
  const typed = typedHeads(piecesOfHeads(rows));
  return heads.reduce((sum, { from, to }, place) => {
    const [row, words] = [rows[place], typed[place]];
    return sum + (row && words ? headScore(row.head, row.anchor, words) : 0) + boundaryScore(lines, from, to);
  }, 0);
}

/** Each kind of word counts once an entry; a row that says none of its own costs. */
function headScore(head: CvLine[], anchor: number, { title, company, place }: TypedHead): number {
  const named = [title, company, place].filter((piece) => piece !== undefined);
  const tells = ({ evidence }: Piece) =>
    evidence.title || evidence.degree || evidence.company || evidence.school || evidence.place > 0;
  let score = 0.9 * named.filter(tells).length;
  head.forEach((line, row) => {
    if (row === anchor) return;
    const own = named.filter(({ slice }) => slice.line === line);
    // Rows far from the date look less like its own.
    score += (own.some(tells) ? 0 : -0.15) - 0.1 * Math.abs(row - anchor);
  });
  // Nearly every entry has two names, as a title and a company.
  return score - (title && company ? 0 : title || company || place ? 0.7 : 2.7);
}

/** A gap above the head speaks for it, a gap within against it. */
function boundaryScore(lines: CvLine[], from: number, to: number): number {
  const [outer = 0, ...inner] = lines.slice(from, to + 1).map(({ gapAbove }) => gapAbove ?? 0);
  const widest = Math.max(...inner, 0);
  return widest === 0 || outer === 0 ? 0 : outer > 1.15 * widest ? 0.4 : outer < 0.9 * widest ? -0.8 : 0;
}
