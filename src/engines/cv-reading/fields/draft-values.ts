import type { DraftDate, DraftField, DraftPeriod } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import type { DateSpan } from "../dates/date-spans.ts";
import { type Slice, sliceText } from "../lines/cv-line.ts";
import { isUnspaced } from "../words/word-table.ts";

type Doubt = Pick<DraftField, "doubt" | "why">;
export const sure: Doubt = { doubt: 0, why: "" };

/** A value of one or more stretches; a word that a line's end parts is joined. */
export function fieldOf(slices: Slice[], { doubt, why }: Doubt = sure): DraftField {
  const kept = slices.map((slice, index) => withoutHyphen(slice, slices[index + 1]));
  const value = kept.reduce((text, { slice, isJoined }, index) => {
    const next = kept[index + 1]?.slice;
    const ending =
      isJoined || !next || (isUnspaced(sliceText(slice).slice(-1)) && isUnspaced(sliceText(next).slice(0, 1)))
        ? ""
        : " ";
    return text + sliceText(slice) + ending;
  }, "");
  return {
    value: value.replace(/\s+/g, " "),
    source: kept.map(({ slice: { line, from, to } }) => ({ page: line.page, line: line.id, from, to })),
    boxes: kept.flatMap(({ slice }) => boxOf(slice) ?? []),
    doubt,
    why,
  };
}

export const optionalField = (slice: Slice | undefined, doubt: Doubt = sure): DraftField | undefined =>
  slice && slice.to > slice.from ? fieldOf([slice], doubt) : undefined;

function withoutHyphen(slice: Slice, next: Slice | undefined): { slice: Slice; isJoined: boolean } {
  // "pp. 211–" above "230"
  if (next && /\d[-–]$/u.test(sliceText(slice)) && /^\d/u.test(sliceText(next))) return { slice, isJoined: true };
  const isParted = next && /\p{Ll}[-‐]$/u.test(sliceText(slice)) && /^\p{Ll}/u.test(sliceText(next));
  return isParted ? { slice: { ...slice, to: slice.to - 1 }, isJoined: true } : { slice, isJoined: false };
}

function boxOf({ line, from, to }: Slice): DraftField["boxes"][number] | undefined {
  if (!line.place) return undefined;
  const [x, x2] = [Math.min(...line.place.starts.slice(from, to)), Math.max(...line.place.ends.slice(from, to))];
  const size = line.size || 10;
  return Number.isFinite(x2 - x)
    ? { page: line.page, x, y: line.place.y - 0.85 * size, width: x2 - x, height: 1.15 * size }
    : undefined;
}

/** @param alone what a single date is: the end of a study, or the whole time of a job */
export function periodOf(
  slice: Slice,
  { from, to, start, end, isCurrent, kind }: DateSpan,
  alone: "end" | "all",
): DraftPeriod {
  const ends = kind === "single" ? { from: alone === "all" ? start : "", to: start } : { from: start, to: end };
  return { ...fieldOf([{ ...slice, from, to }]), ...ends, isCurrent };
}

export function dateOf(slice: Slice, { from, to, start, end }: DateSpan): DraftDate {
  return { ...fieldOf([{ ...slice, from, to }]), date: end || start };
}
