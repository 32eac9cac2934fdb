import type { CvDraft, DraftJob } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import type { UnscoredDraft } from "./draft-of-lines.ts";
import { fieldOf } from "./fields/draft-values.ts";
import { isEmptySlice, wholeLine } from "./lines/cv-line.ts";

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

/** The lines of which no value holds anything, under the headings that they stood below. */
export function unplacedOf(draft: UnscoredDraft): CvDraft["unplaced"] {
  const claimed = new Set<number>();
  collect(draft, claimed);
  return draft.sections.flatMap(({ title, lines }) => {
    const left = lines.filter((line) => !claimed.has(line.id) && !isEmptySlice(wholeLine(line)));
    if (left.length === 0) return [];
    return [{ ...(title ? { heading: fieldOf([title]) } : {}), lines: left.map((line) => fieldOf([wholeLine(line)])) }];
  });
}

function collect(value: unknown, claimed: Set<number>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, claimed);
  else if (value !== null && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "source" && Array.isArray(inner)) for (const { line } of inner) claimed.add(line);
      else if (key !== "sections" && key !== "lines") collect(inner, claimed);
    }
  }
}
