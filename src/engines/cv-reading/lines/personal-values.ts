import { personLabel } from "../words/label-words.ts";
import { type CvLine, type Slice, sliceFolded, trimmedSlice, wholeLine } from "./cv-line.ts";
import type { LabelledValue } from "./labelled-values.ts";

/** "Geboren" above "3. Mai 1991" */
export const stackedValues = (lines: CvLine[]): LabelledValue[] =>
  lines.flatMap((line, index) => {
    const [label, next] = [wholeLine(line), lines[index + 1]];
    const isLabel = line.cells.length === 1 && personLabel(sliceFolded(label)) !== undefined;
    const isValue = next?.stream === line.stream && personLabel(next.folded) === undefined;
    return isLabel && next && isValue ? [{ label: sliceFolded(label), value: wholeLine(next) }] : [];
  });

/** "Familienstand ledig" */
export function spacedValue(slice: Slice): LabelledValue | undefined {
  const folded = sliceFolded(slice);
  const spaces = [...folded.matchAll(/\s+/gu)].slice(0, 3).reverse();
  const end = spaces.find(({ index }) => personLabel(folded.slice(0, index)) !== undefined)?.index;
  if (end === undefined) return undefined;
  return { label: folded.slice(0, end), value: trimmedSlice({ ...slice, from: slice.from + end }) };
}
