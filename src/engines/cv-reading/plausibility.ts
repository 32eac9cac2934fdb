import type { CvDraft, DraftJob } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import { lineDates, withoutDuration } from "./dates/date-spans.ts";
import type { UnscoredDraft } from "./draft-of-lines.ts";
import { fieldOf } from "./fields/draft-values.ts";
import {
  type CvLine,
  filledParts,
  isEmptySlice,
  type Slice,
  sliceFolded,
  sliceText,
  wholeLine,
} from "./lines/cv-line.ts";
import { gradeLabelLength } from "./words/entry-words.ts";
import { entryLabel, personLabel } from "./words/label-words.ts";
import { headingWords } from "./words/section-words.ts";
import { isUnspaced } from "./words/word-table.ts";

/** How much of a reading looks as a CV does; compares readings of one file. */
export function plausibilityOf(draft: UnscoredDraft, unplaced: CvDraft["unplaced"]): number {
  const jobs = draft.experience.map(jobScore);
  const studies = draft.education.map(
    ({ institution, degree, period }) =>
      (institution?.doubt === 0 ? 0.9 : 0) + (degree?.doubt === 0 ? 0.6 : 0) + (period ? 0.5 : 0),
  );
  const letters = 1 + sum(draft.lines.map(({ text }) => text.length));
  const lost = sum(unplaced.flatMap(({ lines }) => lines.map(({ value }) => value.length)));
  return (
    sum(jobs) +
    Math.min(6, sum(studies)) +
    (draft.personal.name ? 2 : 0) +
    Math.min(2, 0.25 * draft.skills.length) -
    3 * (lost / letters)
  );
}

function jobScore({ title, company, period }: DraftJob): number {
  const isTyped = title !== undefined && title.doubt < 2;
  return (isTyped ? 0.9 - 0.1 * title.doubt : title ? 0.2 : -0.6) + (company ? 0.6 : 0) + (period?.from ? 0.5 : 0.1);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What no value holds, under the headings that it stood below: whole lines, and parts of lines. */
export function unplacedOf(draft: UnscoredDraft): CvDraft["unplaced"] {
  const claimed = new Map<number, Stretch[]>();
  collect(draft, claimed);
  return draft.sections.flatMap(({ title, lines }) => {
    const left = lines.flatMap((line, index) => {
      const [held, whole] = [claimed.get(line.id), wholeLine(line)];
      // Of a label above its value the value tells.
      const isTold = personLabel(sliceFolded(whole)) !== undefined && claimed.has(lines[index + 1]?.id ?? -1);
      return held ? partsBetween(line, held) : isTold || isEmptySlice(whole) ? [] : [whole];
    });
    if (left.length === 0) return [];
    return [{ ...(title ? { heading: fieldOf([title]) } : {}), lines: left.map((slice) => fieldOf([slice])) }];
  });
}

type Stretch = Pick<Slice, "from" | "to">;

/** Dates are known as such, labels and single small words join what they stand between. */
function partsBetween(line: CvLine, held: Stretch[]): Slice[] {
  const known = [...held, ...lineDates(line)].sort((a, b) => a.from - b.from);
  let from = line.start;
  const between = [...known, { from: line.text.length, to: line.text.length }].flatMap((stretch) => {
    const part = { line, from, to: Math.max(from, stretch.from) };
    from = Math.max(from, stretch.to);
    return filledParts(part, /[\t|｜]/gu).map((slice) => ({ slice, isLabel: isLabel(slice) }));
  });
  return between.filter(({ slice, isLabel }) => !isLabel && saysSomething(slice)).map(({ slice }) => slice);
}

const saysSomething = (slice: Slice) =>
  (withoutDuration(sliceFolded(slice)).match(/[\p{L}\p{N}]/gu)?.length ?? 0) > (isUnspaced(sliceText(slice)) ? 1 : 3) &&
  !/^\p{Ll}+\.?$/u.test(sliceText(slice));

const isLabel = (slice: Slice) =>
  /^\s*[:：]/u.test(slice.line.text.slice(slice.to)) ||
  personLabel(sliceFolded(slice)) !== undefined ||
  entryLabel(sliceFolded(slice)) !== undefined ||
  gradeLabelLength(sliceFolded(slice)) === slice.to - slice.from ||
  headingWords(sliceFolded(slice)).unknown === 0;

function collect(value: unknown, claimed: Map<number, Stretch[]>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, claimed);
  else if (value !== null && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "source" && Array.isArray(inner))
        for (const { line, from, to } of inner) claimed.set(line, [...(claimed.get(line) ?? []), { from, to }]);
      else if (key !== "sections" && key !== "lines") collect(inner, claimed);
    }
  }
}
