import { type CvLine, isEmptySlice, type Slice, wholeLine } from "../lines/cv-line.ts";

/** The statements below a head, each with the lines that it goes on over. */
export function pointsOf(lines: CvLine[]): Slice[][] {
  const isMarked = lines.some(({ isBullet }) => isBullet);
  const right = Math.max(...lines.map(({ place }) => place?.x2 ?? 0));
  const areSentences = lines.filter(endsSentence).length > 0.6 * lines.length;
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
        : (areSentences && endsSentence(before) && startsCapital(line)) || endsShort(before, line, right));
    before = line;
    if (isEmptySlice(slice)) continue;
    if (startsAnew) points.push([slice]);
    else points.at(-1)?.push(slice) ?? points.push([slice]);
  }
  return points;
}

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

const endsSentence = ({ text }: CvLine) => /[.!?;:。]["”»)]?\s*$/u.test(text);
const startsCapital = ({ text, start }: CvLine) => /^[\p{Lu}\p{Lo}\d"“«(]/u.test(text.slice(start));

/** Where nothing marks statements: the line above had room for the next word, or ended a sentence early. */
const endsShort = (before: CvLine, line: CvLine, right: number) =>
  startsCapital(line) && !/[,&(–-]\s*$/u.test(before.text) && hadRoom(before, line, right);

/** Whether the next line's first word would have fitted on the one before; lines without places are whole paragraphs. */
export function hadRoom(before: CvLine, { text, start, place, size }: CvLine, right: number): boolean {
  const [word = ""] = text.slice(start).split(" ");
  const width = (place?.ends[start + word.length - 1] ?? 0) - (place?.starts[start] ?? 0);
  return !before.place || !place || before.place.x2 + width + 0.3 * size < right - 0.5;
}
