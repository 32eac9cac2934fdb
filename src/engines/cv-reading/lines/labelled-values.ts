import { personLabel } from "../words/label-words.ts";
import { barredParts, type CvLine, isEmptySlice, type Slice, sliceFolded, trimmedSlice, wholeLine } from "./cv-line.ts";

export interface LabelledValue {
  /** Folded. */
  label: string;
  value: Slice;
}

const inlineLabel = /^([^:：]{2,60})[:：]\s*(?=\S)/u;

/** "Position: Nurse" */
export function behindLabel(slice: Slice): LabelledValue | undefined {
  const match = inlineLabel.exec(sliceFolded(slice));
  return match?.[1] ? { label: match[1], value: { ...slice, from: slice.from + match[0].length } } : undefined;
}

/** "Wohnort: Ulm", in one cell or two; several in one line are parted by bars, or stand in cells of their own. */
export function labelledValues(line: CvLine): LabelledValue[] {
  const [first, second] = line.cells;
  const beside =
    first && second ? [{ label: line.folded.slice(first.from, first.to), value: { line, ...second } }] : [];
  const further = line.cells.flatMap((cell, index) => {
    const [label, next] = [line.folded.slice(cell.from, cell.to), line.cells[index + 1]];
    return index > 1 && next && personLabel(label) ? [{ label, value: { line, ...next } }] : [];
  });
  return [...beside, ...further, ...barredParts(wholeLine(line)).flatMap((part) => behindLabel(part) ?? [])]
    .map(({ label, value }) => ({ label, value: trimmedSlice(value) }))
    .filter(({ value }) => !isEmptySlice(value));
}

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
  // "Town of residence: …" has its own.
  if (/^[^:：]*[:：]/u.test(folded) || /^\s*[:：]/u.test(slice.line.text.slice(slice.to))) return undefined;
  const spaces = [...folded.matchAll(/\s+/gu)].slice(0, 3).reverse();
  const end = spaces.find(({ index }) => personLabel(folded.slice(0, index)) !== undefined)?.index;
  if (end === undefined) return undefined;
  return { label: folded.slice(0, end), value: trimmedSlice({ ...slice, from: slice.from + end }) };
}
