import { type CvLine, isEmptySlice, type LinePlace, type Slice, wholeLine } from "../lines/cv-line.ts";

/**
 * The statements below a head, each with the lines that it goes on over.
 * @param all lines of the section, which tell how wide its text is set
 */
export function pointsOf(lines: CvLine[], all: CvLine[] = lines): Slice[][] {
  const isMarked = lines.some(({ isBullet }) => isBullet);
  const margin = marginOf(all);
  const areSentences = lines.filter(endsSentence).length > 0.6 * lines.length;
  const leading = Math.min(...lines.slice(1).map(({ gapAbove }) => gapAbove ?? Number.POSITIVE_INFINITY));
  const points: Slice[][] = [];
  let before: CvLine | undefined;
  for (const line of lines) {
    const slice = wholeStatement(line);
    const startsAnew =
      !before ||
      line.isBullet ||
      /^\d{1,3}[.)]\s/.test(line.text) ||
      (isMarked
        ? startsParagraph(before, line)
        : (areSentences && endsSentence(before) && startsCapital(line)) ||
          endsShort(before, line, margin) ||
          isApart(line, leading));
    before = line;
    if (isEmptySlice(slice)) continue;
    if (startsAnew) points.push([slice]);
    else points.at(-1)?.push(slice) ?? points.push([slice]);
  }
  // A comma at the end of a line stands within its statement.
  return points.map((slices) => slices.map((slice) => (slice === slices.at(-1) ? slice : toLineEnd(slice))));
}

const toLineEnd = (slice: Slice): Slice => ({ ...slice, to: slice.line.text.trimEnd().length });

/** A full stop stays with its sentence. */
export function wholeStatement(line: CvLine): Slice {
  const slice = wholeLine(line);
  const end = /^[)\]）.!?…。！？"”»‐-]+/u.exec(line.text.slice(slice.to))?.[0].length ?? 0;
  return { ...slice, to: slice.to + end };
}

/** Behind bullets, a line that stands further left, or a sentence after a whole one. */
function startsParagraph(before: CvLine, line: CvLine): boolean {
  if (before.place && line.place && before.isBullet)
    return line.place.x < before.place.x - 2 || (line.gapAbove ?? 0) > 1.6 * line.size + 4;
  return !before.isBullet && endsSentence(before) && startsCapital(line);
}

/** Every job of a section asks for the same lines. */
const margins = new WeakMap<CvLine[], number>();

function marginOf(all: CvLine[]): number {
  const margin = margins.get(all) ?? minRoom(all.filter((line, index) => goesOnBelow(line, all[index + 1])));
  margins.set(all, margin);
  return margin;
}

const endsSentence = ({ text }: CvLine) => /[.!?;:。]["”»)]?\s*$/u.test(text);
// Signs that footnotes explain may stand before a name.
const startsCapital = ({ text, start }: CvLine) => /^[*†‡]?[\p{Lu}\p{Lo}\d"“«(]/u.test(text.slice(start));

/** In small letters: the line above was full. */
const goesOnBelow = (line: CvLine, next: CvLine | undefined) =>
  next !== undefined &&
  !next.isBullet &&
  next.stream === line.stream &&
  next.page === line.page &&
  next.cells.length === 1 &&
  /^\p{Ll}/u.test(next.text);

/** Where nothing marks statements: the line above had room for the next word, or ended a sentence early. */
const endsShort = (before: CvLine, line: CvLine, margin: number) =>
  startsCapital(line) && !/[,&(–-]\s*$/u.test(before.text) && hadRoom(before, line, margin);

/** Paragraphs stand further apart than their lines do. */
const isApart = (line: CvLine, leading: number) =>
  startsCapital(line) && line.place !== undefined && (line.gapAbove ?? 0) > 1.25 * leading;

/** Whether the next line's first word would have fitted on the one before; lines without places are whole paragraphs. */
export function hadRoom(before: CvLine, { text, start, place, size }: CvLine, margin: number): boolean {
  const [word = ""] = text.slice(start).split(" ");
  const [first, last] = [start, start + word.length - 1];
  const width =
    Math.max(place?.ends[last] ?? 0, place?.ends[first] ?? 0) -
    Math.min(place?.starts[last] ?? 0, place?.starts[first] ?? 0);
  return !before.place || !place || roomOf(before.place) - margin > width + 0.3 * size + 0.5;
}

/** Points between where a line ends and where its column does. */
function roomOf({ x, x2, column, starts }: LinePlace): number {
  const isTurned = (starts[0] ?? 0) > (starts.at(-1) ?? 0);
  return isTurned ? x - column.x : column.x2 - x2;
}

export const minRoom = (lines: CvLine[]): number => {
  const rooms = lines.flatMap(({ place }) => (place ? [roomOf(place)] : []));
  return rooms.length > 0 ? Math.min(...rooms) : 0;
};
