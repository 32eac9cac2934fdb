import type { CvReading } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import type { ReviewedEntry } from "../values/reviewed-entries.ts";

export interface Segment {
  /** Where it begins in its line. */
  from: number;
  text: string;
  /** The values that were read from it; none for what no field holds. */
  ids: string[];
  isDoubtful: boolean;
}

interface Mark {
  from: number;
  to: number;
  id: string;
  isDoubtful: boolean;
}

/** Each line of the document, parted at the places that values were read from. */
export function markedSegments(lines: CvReading["lines"], entries: readonly ReviewedEntry[]): Segment[][] {
  const marks = new Map<number, Mark[]>();
  for (const { id, read } of entries.flatMap(({ values }) => values)) {
    for (const { line, from, to } of read.source) {
      marks.set(line, [...(marks.get(line) ?? []), { from, to, id, isDoubtful: read.doubt > 0 }]);
    }
  }
  return lines.map(({ text }, index) => segmentsOf(text, marks.get(index) ?? []));
}

function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const cuts = new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])]);
  const ends = [...cuts].filter((cut) => cut <= text.length).toSorted((one, other) => one - other);
  return ends.slice(0, -1).map((from, index) => {
    const to = ends[index + 1] ?? text.length;
    const held = marks.filter((mark) => mark.from <= from && mark.to >= to);
    const ids = held.map(({ id }) => id);
    return { from, text: text.slice(from, to), ids, isDoubtful: held.some(({ isDoubtful }) => isDoubtful) };
  });
}
