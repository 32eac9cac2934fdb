import { type DateSpan, isOnlyDates, lineDates, withoutDuration } from "../dates/date-spans.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { namesCompany, namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { foldedTokens, isUnspaced } from "../words/word-table.ts";
import { piecesOf, piecesOfHeads } from "./pieces.ts";

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

interface Shape {
  above: number;
  below: number;
}

const farthest = 2;

/** The entries of a section, and the lines above the first of them. */
export function datedEntries(all: CvLine[]): { entries: DatedEntry[]; before: CvLine[] } {
  // "8 years 2 months" in all, below a company, tells no head from another.
  const lines = all.filter(({ folded }) => /\p{L}|\d/u.test(withoutDuration(folded)));
  const anchors = anchorsIn(lines);
  if (anchors.length === 0) return { entries: [], before: lines };
  const shape = bestShape(lines, anchors);
  const heads = anchors.map(({ index }, place) => headRows(lines, anchors, place, shape, index));
  const entries = anchors.map(({ index, date }, place) => {
    const { from, to } = heads[place] ?? { from: index, to: index };
    const next = heads[place + 1]?.from ?? lines.length;
    // A statement may share its row with the date of the head above.
    const told = lines[index]?.isBullet && from < index ? lines.slice(index, index + 1) : [];
    return {
      head: lines.slice(from, to + 1),
      anchor: index - from,
      date,
      body: [...told, ...lines.slice(to + 1, next)],
    };
  });
  return { entries, before: lines.slice(0, heads[0]?.from ?? 0) };
}

/** Lines whose date stands in a head: ranges, or single dates where no range is, or where the ranges stand. */
function anchorsIn(lines: CvLine[]): Anchor[] {
  const dated = lines.flatMap((line, index) => {
    const date = headDate(line);
    return date ? [{ index, date, line }] : [];
  });
  const ranges = dated.filter(({ date }) => date.kind !== "single");
  const plain = ranges.filter(({ line }) => !line.isBullet);
  if (ranges.length === 0)
    return dated.filter(({ line }) => !line.isBullet || dated.every((other) => other.line.isBullet));
  const chosen = plain.length > 0 ? plain : ranges;
  const places = new Set(chosen.map(placeOfDate));
  const alike = dated.filter(
    (one) =>
      one.date.kind === "single" &&
      !one.line.isBullet &&
      places.has(placeOfDate(one)) &&
      foldedTokens(one.line.text).length < 14,
  );
  return [...chosen, ...alike].sort((a, b) => a.index - b.index);
}

/** At which edge of which cell: dates of a section stand at one place. */
function placeOfDate({ line, date }: { line: CvLine; date: DateSpan }): string {
  const cell = line.cells.findIndex(({ from, to }) => date.from >= from && date.to <= to);
  const { from = 0, to = 0 } = line.cells[cell] ?? {};
  const left = line.place ? Math.round((line.place.starts[date.from] ?? 0) / 4) : cell;
  const right = line.place ? Math.round((line.place.ends[date.to - 1] ?? 0) / 4) : cell;
  const isLeft = date.from - from <= 1;
  return isLeft && to - date.to > 1
    ? `left ${left}`
    : isLeft
      ? `alone ${line.place ? (cell === 0 ? left : right) : cell}`
      : `right ${right}`;
}

/** Of several the one that has a cell to itself; a title may hold years too. */
export function mainDate(line: CvLine, dates: DateSpan[] = lineDates(line)): DateSpan | undefined {
  const alone = dates.filter((date) =>
    line.cells.some(({ from, to }) => date.from >= from && date.to <= to && to - from - (date.to - date.from) <= 2),
  );
  const [all, isRange] = [alone.length > 0 ? alone : dates, ({ kind }: DateSpan) => kind !== "single"];
  return all.find(isRange) ?? all[0];
}

function headDate(line: CvLine): DateSpan | undefined {
  const dates = lineDates(line).filter(({ from }) => from >= line.start);
  const date = mainDate(line, dates);
  if (!date) return undefined;
  const cell = line.cells.find(({ from, to }) => date.from >= from && date.to <= to);
  const [from, to] = [cell?.from ?? 0, cell?.to ?? line.text.length];
  const before = withoutDuration(line.folded.slice(Math.max(from, line.start), date.from));
  const behind = withoutDuration(line.folded.slice(date.to, to));
  const isInside =
    wordCount(before) > 2 &&
    wordCount(behind) > 2 &&
    !/[|(（,·•–—-]\s*$/u.test(before) &&
    !/^\s*[|)）,:·•–—-]/u.test(behind);
  const words = wordCount(before) + wordCount(behind);
  if (isInside || words > (line.isBullet ? 12 : 22)) return undefined;
  if (date.kind === "single" && (words > 18 || (/[.!]$/.test(line.text.trim()) && words > 8))) return undefined;
  return date;
}

const wordCount = (folded: string) =>
  isUnspaced(folded) ? folded.replace(/[^\p{L}\p{N}]/gu, "").length / 2.5 : foldedTokens(folded).length;

export function isProse(line: CvLine): boolean {
  if (line.labels) return line.labels[0] === "duties";
  const words = wordCount(line.folded.slice(line.start));
  return (
    words > 16 ||
    (words > 6 && /[.;!。]$/u.test(line.text.trim())) ||
    (words > 2 && /\p{Ll}{3}[.!]$/u.test(line.text.trim()) && !namesCompany(line.folded)) ||
    /^\p{Ll}/u.test(line.text.slice(line.start))
  );
}

const isHeadLike = (line: CvLine | undefined): line is CvLine => line !== undefined && !line.isBullet && !isProse(line);

/** Some put a bullet before the company, and none before the title with the date. */
function isAboveDate(line: CvLine | undefined, anchor: CvLine | undefined): boolean {
  if (!line?.isBullet) return isHeadLike(line);
  return anchor?.isBullet === false && line.cells.length > 1 && wordCount(line.folded) < 12;
}

function headRows(lines: CvLine[], anchors: Anchor[], place: number, { above, below }: Shape, index: number) {
  const [before, after] = [anchors[place - 1]?.index ?? -1, anchors[place + 1]?.index ?? lines.length];
  let [from, to] = [index, index];
  while (index - from < above && from - 1 > before && isAboveDate(lines[from - 1], lines[index])) from -= 1;
  while (to - index < below && to + 1 < after && isHeadLike(lines[to + 1])) to += 1;
  return { from, to };
}

/** The rows above and below the date that make the most of the words and the looks of all entries. */
function bestShape(lines: CvLine[], anchors: Anchor[]): Shape {
  let best: { shape: Shape; score: number } | undefined;
  for (let above = 0; above <= farthest; above += 1) {
    for (let below = 0; below <= farthest; below += 1) {
      if (above + below > 3) continue;
      const score = shapeScore(lines, anchors, { above, below });
      if (!best || score > best.score + 1e-9) best = { shape: { above, below }, score };
    }
  }
  return best?.shape ?? { above: 0, below: 0 };
}

function shapeScore(lines: CvLine[], anchors: Anchor[], shape: Shape): number {
  const taken = new Set<CvLine>();
  let score = 0;
  anchors.forEach(({ index }, place) => {
    const { from, to } = headRows(lines, anchors, place, shape, index);
    const head = lines.slice(from, to + 1);
    // A row belongs to one head alone.
    score -= 2 * head.filter((line) => taken.has(line)).length;
    for (const line of head) taken.add(line);
    score += headScore(head, index - from);
    score += boundaryScore(lines, from, to);
  });
  return score;
}

const kindsOfLines = new WeakMap<CvLine, string[]>();

/** What the words of a line may name; every shape asks it of the same lines. */
function kindsNamed(line: CvLine): string[] {
  const known = kindsOfLines.get(line);
  if (known) return known;
  const text = line.folded.slice(line.start);
  const named = [
    namesTitle(line.text, text) && "title",
    (namesCompany(text) || namesSchool(text)) && "company",
    namesDegree(text) && "degree",
    line.cells.some(({ from, to }) => placeEvidence(line.text.slice(from, to), line.folded.slice(from, to)) > 0) &&
      "place",
  ].filter((kind): kind is string => kind !== false);
  kindsOfLines.set(line, named);
  return named;
}

/** Each kind of word counts once an entry; a row without any costs a little. */
function headScore(head: CvLine[], anchor: number): number {
  const kinds = new Set<string>();
  let score = 0;
  head.forEach((line, row) => {
    const found = kindsNamed(line);
    const fresh = found.filter((kind) => !kinds.has(kind));
    for (const kind of fresh) kinds.add(kind);
    if (row === anchor) return;
    score += fresh.length > 0 ? 0.9 * fresh.length : -0.15;
    if (found.length > 0 && fresh.length === 0) score -= 0.7;
    score += line.bold ? 0.3 : 0;
    // Rows far from the date look less like its own.
    score -= 0.1 * Math.abs(row - anchor);
  });
  const isBare = head.every((line) => line.cells.every(({ from, to }) => isOnlyDates({ line, from, to })));
  // Nearly every entry has two names, as a title and a company.
  return score - (isBare ? 2 : 0) - (hasTwoNames(head, anchor) ? 0 : 0.7);
}

/** As a title and a company are; commas alone part them where a place follows as well. */
function hasTwoNames(head: CvLine[], anchor: number): boolean {
  if (piecesOf(head, anchor).filter(({ evidence }) => evidence.place === 0).length >= 2) return true;
  return (piecesOfHeads([{ head, anchor }])[0]?.length ?? 0) >= 3;
}

/** A gap above the head speaks for it, a gap within against it; a short row left over before it, against it too. */
function boundaryScore(lines: CvLine[], from: number, to: number): number {
  const gap = (index: number) => lines[index]?.gapAbove ?? 0;
  let score = 0;
  const inner = Math.max(...Array.from({ length: to - from }, (_, step) => gap(from + 1 + step)), 0);
  if (inner > 0 && gap(from) > 0) score += gap(from) > 1.15 * inner ? 0.4 : gap(from) < 0.9 * inner ? -0.8 : 0;
  const above = lines[from - 1];
  if (isHeadLike(above) && from - 1 > 0 && gap(from) > 0 && gap(from - 1) > 1.15 * gap(from)) score -= 0.6;
  if (isHeadLike(above) && from === 1) score -= 0.5;
  const below = lines[to + 1];
  if (isHeadLike(below) && lines[to + 2]?.isBullet) score -= 0.5;
  return score;
}
