import { type CvLine, wholeLine } from "../lines/cv-line.ts";
import { behindLabel } from "../lines/labelled-values.ts";
import { type EntryLabel, entryLabel } from "../words/label-words.ts";

/** The lines of a form or a table with what each cell is; labels and heads of columns are no content. */
export function labelledLines(lines: CvLine[]): CvLine[] {
  let columns: (EntryLabel | undefined)[] = [];
  return lines.flatMap((line) => {
    const labels = line.cells.map(({ from, to }) => entryLabel(line.folded.slice(from, to)));
    if (labels.length > 1 && labels.every((label) => label !== undefined)) {
      columns = labels;
      return [];
    }
    const [first, second] = line.cells;
    if (labels[0] && first && second)
      return [
        { ...line, cells: line.cells.slice(1), start: second.from, labels: line.cells.slice(1).map(() => labels[0]) },
      ];
    if (columns.length === line.cells.length) return [{ ...line, labels: columns }];
    return [withInlineLabel(line)];
  });
}

/** "Position: Nurse" */
function withInlineLabel(line: CvLine): CvLine {
  const found = line.cells.length === 1 ? behindLabel(wholeLine(line)) : undefined;
  const label = found && entryLabel(found.label);
  if (!found || !label) return line;
  const { from, to } = found.value;
  return { ...line, cells: [{ from, to }], start: from, labels: [label] };
}
