import { lineDates } from "../dates/date-spans.ts";
import { barredParts, type CvLine, wholeLine } from "../lines/cv-line.ts";
import { behindLabel } from "../lines/labelled-values.ts";
import { type EntryLabel, entryLabel, personLabel } from "../words/label-words.ts";

/** The lines of a form or a table with what each cell is; labels and heads of columns are no content. */
export function labelledLines(lines: CvLine[]): CvLine[] {
  let columns: (EntryLabel | undefined)[] = [];
  return lines.flatMap((line, index) => {
    if (wrappedLabel(lines[index - 1], line)) return [];
    const labels = labelsOf(line);
    if (isColumnHead(line, lines[index + 1])) {
      columns = labels;
      return [];
    }
    const [first, second] = line.cells;
    const label = labels[0] ?? wrappedLabel(line, lines[index + 1]);
    if (label === "sector" && second) return [];
    if (label && first && second) {
      const cells = line.cells.slice(1);
      // A bullet before its label marks no statement.
      return [{ ...line, cells, start: second.from, labels: cells.map(() => label), isBullet: false }];
    }
    if (columns.length > 1 && columns.length === line.cells.length) return [{ ...line, labels: columns }];
    return [withInlineLabel(line)];
  });
}

/** Names of columns: labels alone, or some above a row of as many cells that is dated where this one is not. */
export function isColumnHead(line: CvLine, next: CvLine | undefined): boolean {
  const labels = labelsOf(line);
  if (labels.length < 2 || labels.every((label) => label === undefined)) return false;
  return labels.every((label) => label !== undefined) || (next !== undefined && isHeadOf(line, next));
}

const isHeadOf = (line: CvLine, next: CvLine) =>
  next.cells.length === line.cells.length &&
  isDated(next) &&
  !isDated(line) &&
  labelsOf(next).every((label) => label === undefined);

const labelsOf = ({ cells, folded }: CvLine) => cells.map(({ from, to }) => labelOf(folded.slice(from, to)));

const labelOf = (folded: string): EntryLabel | undefined =>
  entryLabel(folded) ?? (["address", "location"].includes(personLabel(folded) ?? "") ? "place" : undefined);

const isDated = (line: CvLine) => lineDates(line).length > 0;

/** Of a row whose label goes on in a row of its own. */
function wrappedLabel(line: CvLine | undefined, next: CvLine | undefined): EntryLabel | undefined {
  const [first, second] = line?.cells ?? [];
  if (!line || !first || !second || next?.cells.length !== 1) return undefined;
  return labelOf(`${line.folded.slice(first.from, first.to)} ${next.folded}`);
}

/** "Position: Nurse" */
function withInlineLabel(line: CvLine): CvLine {
  const found = line.cells.length === 1 ? behindLabel(wholeLine(line)) : undefined;
  const label = found && labelOf(found.label);
  if (!found || !label) return line;
  // Its line begins at the label, as those of the entries beside it.
  if (label === "level") return { ...line, start: found.value.from };
  // "Town: Murcia | Country: Spain"
  const [{ from, to } = found.value] = label === "place" ? barredParts(found.value) : [found.value];
  return { ...line, cells: [{ from, to }], start: from, labels: [label] };
}
