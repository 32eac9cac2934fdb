import type { DraftJob, DraftPeriod } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { datesWithin } from "../dates/date-spans.ts";
import { fieldOf } from "../fields/draft-values.ts";
import { type CvLine, isEmptySlice, type Slice, sliceText, trimmedSlice, wholeLine } from "../lines/cv-line.ts";
import { withLatinDigits } from "../words/word-table.ts";

/** "入社" joins, "退職" leaves: a Japanese form (rirekisho) tells one event a row, its year and month in cells of their own. */
const joins = /\s*(?:入社|入職|入学|入所|着任|勤務)(?:\s*[（(].*)?$/u;
const leaves = /\s*(?:退社|退職|卒業|修了|退所|中退|離職)(?:\s*[（(].*)?$/u;

interface CareerEvent {
  line: CvLine;
  date: Slice;
  month: string;
  name: Slice;
  isStart: boolean;
}

/** What the events of a section make: a name and a time; undefined where the section is none of events. */
export function careerOfEvents(lines: CvLine[]): Required<Pick<DraftJob, "company" | "period">>[] | undefined {
  const events = lines.flatMap((line) => eventIn(line) ?? []);
  const dated = lines.filter((line) => datesWithin(wholeLine(line)).length > 0);
  if (events.length < 2 || events.length < 0.6 * dated.length) return undefined;
  const times: { start: CareerEvent; end: CareerEvent | undefined }[] = [];
  for (const event of events) {
    const open = times.at(-1);
    if (event.isStart) times.push({ start: event, end: undefined });
    else if (open && !open.end) open.end = event;
  }
  return times.map(({ start, end }) => ({ company: fieldOf([start.name]), period: periodOfEvents(start, end) }));
}

function eventIn(line: CvLine): CareerEvent | undefined {
  const [first, ...others] = line.cells;
  const last = others.at(-1);
  const verb = last && (joins.exec(sliceText({ line, ...last })) ?? leaves.exec(sliceText({ line, ...last })));
  const [date] = first ? datesWithin({ line, ...first }) : [];
  if (!first || !last || !verb || !date) return undefined;
  const name = trimmedSlice({ line, from: last.from, to: last.from + verb.index });
  const month = others
    .slice(0, -1)
    .map((cell) => /^(\d{1,2})月?$/.exec(withLatinDigits(sliceText({ line, ...cell })))?.[1])
    .find(Boolean);
  const isStart = joins.test(verb[0]);
  if (isEmptySlice(name) && isStart) return undefined;
  const start =
    date.start.length > 4 || !month || date.start === "" ? date.start : `${date.start}-${month.padStart(2, "0")}`;
  return { line, date: { line, from: date.from, to: date.to }, month: start, name, isStart };
}

function periodOfEvents(start: CareerEvent, end: CareerEvent | undefined): DraftPeriod {
  const slices = end ? [start.date, end.date] : [start.date];
  return { ...fieldOf(slices), from: start.month, to: end?.month ?? "", isCurrent: end === undefined };
}
