import type { DraftJob } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { namesCareerBreak } from "../../text/text.ts";
import type { DateSpan } from "../dates/date-spans.ts";
import { fieldOf, optionalField, periodOf, sure } from "../fields/draft-values.ts";
import { type CvLine, type Slice, sliceFolded, sliceText, splitSlice, trimmedSlice } from "../lines/cv-line.ts";
import { placeEvidence } from "../words/place-words.ts";
import { careerOfEvents } from "./career-events.ts";
import { type DatedEntry, datedEntries } from "./dated-entries.ts";
import { labelledLines } from "./labelled-lines.ts";
import { readsAsNoName } from "./name-doubts.ts";
import { evidenceOf, type Piece, piecesOfHeads } from "./pieces.ts";
import { pointsOf } from "./points.ts";
import { sureTogether, type TypedHead, typedHeads } from "./slots.ts";
import { type UndatedEntry, undatedJobs } from "./undated-entries.ts";

interface ReadJob {
  entry: UndatedEntry & Partial<DatedEntry>;
  head: TypedHead;
  /** Told above this and the jobs that follow it. */
  inherited: Piece | undefined;
}

/** The jobs of a section, and its lines that belong to none. */
export function jobsOf(lines: CvLine[], isGuessed: boolean): DraftJob[] {
  const career = careerOfEvents(lines);
  if (career) return career.map((job) => ({ ...job, points: [] }));
  const dated = datedEntries(labelledLines(lines));
  const entries: ReadJob["entry"][] = dated.length > 0 || isGuessed ? dated : undatedJobs(lines);
  const pieces = piecesOfHeads(entries);
  const heads = withTowns(sureTogether(typedHeads(pieces)));
  const read = entries.map((entry, index) => ({ entry, head: heads[index] as TypedHead, inherited: undefined }));
  return withCompanies(read.filter(({ head }) => !isBreak(head))).map((job) => draftJob(job, lines, isGuessed));
}

/** "Career break", "Elternzeit", with no employer: what is said of it is no work. */
function isBreak({ title, company, rest }: TypedHead): boolean {
  const [piece, ...more] = [title, company, ...rest].filter((one) => one !== undefined);
  if (!piece || more.length > 0 || piece.evidence.title || piece.evidence.company) return false;
  return namesCareerBreak(sliceText(piece.slice));
}

/** Where a comma follows most companies of a section, or a known town behind a comma some, what stands behind it is a town. */
function withTowns(heads: TypedHead[]): TypedHead[] {
  const partsOf = ({ company, place }: TypedHead) =>
    company && !place ? namesIn(company.slice).filter((part, index, { length }) => !isStreet(part, index, length)) : [];
  const isBehind = ({ company, place }: TypedHead) =>
    company?.slice.line === place?.slice.line &&
    /^(?:[,،、，]|\s+[–—])\s*$/u.test(company?.slice.line.text.slice(company.slice.to, place?.slice.from) ?? "");
  const known = heads.filter(isBehind).length;
  const isAlike = ([, town, ...more]: Slice[]) => town !== undefined && more.length === 0 && isTownLike(town);
  const alike = heads.filter((head) => isAlike(partsOf(head))).length;
  const named = heads.filter(({ company }) => company).length;
  if (known < 0.3 * named && (alike < 2 || known + alike < 0.6 * named)) return heads;
  return heads.map((head) => {
    const [first, town, ...more] = partsOf(head);
    if (!head.company || !first || !town || more.length > 0 || !isTownLike(town)) return head;
    return {
      ...head,
      company: { ...head.company, slice: trimmedSlice(first) },
      place: { ...head.company, slice: trimmedSlice(town) },
    };
  });
}

const isTownLike = (slice: Slice) =>
  /^\P{Ll}[^\d&]{1,29}$/u.test(sliceText(slice)) && !evidenceOf(slice).company && !evidenceOf(slice).title;

/** Between a name and a town: "Acme, Main Street 5, Springfield". */
const isStreet = (part: Slice, index: number, length: number) =>
  index > 0 && index < length - 1 && /\p{L}.*\d|\d.*\p{L}/u.test(sliceText(part));

const comma = /[,،、，]\s*|\s+[–—]\s+/gu;
const bracket = /\s+\((?=\p{L}[^()]*\)?$)/gu;
/** In brackets stands much: only known places are towns there. */
const namesIn = (slice: Slice) => {
  const parts = splitSlice(slice, comma);
  const [name, town] = splitSlice(slice, bracket).map(trimmedSlice);
  return parts.length === 1 && name && town && placeEvidence(sliceText(town), sliceFolded(town)) > 0
    ? [name, town]
    : parts;
};

const yearsOf = ({ start, end }: DateSpan) => [start.slice(0, 4), end.slice(0, 4)] as const;

function isWithin(date: DateSpan, { entry, head }: ReadJob): boolean {
  if (!entry.date || entry.head.length > 1 || head.company) return false;
  const [[from, to], [first, last]] = [yearsOf(date), yearsOf(entry.date)];
  return from <= first && (date.isCurrent || (!entry.date.isCurrent && last <= to));
}

/** "Acme, 2014 – today" right above roles that fill that time, or lie in it if Acme is surely a company: how many these are. */
function rolesOfGroup({ entry: { date, body, head }, head: { title, company } }: ReadJob, below: ReadJob[]): number {
  const isAlone = (title === undefined) !== (company === undefined) && !title?.evidence.title;
  const [latest] = below;
  if (!date || date.kind === "single" || !isAlone || body.length > 0 || head.length > 1) return 0;
  if (!latest?.head.title?.evidence.title) return 0;
  const end = below.findIndex((job) => !isWithin(date, job));
  const roles = below.slice(0, end < 0 ? below.length : end);
  if ((company ?? title)?.evidence.company) return roles.length;
  const [first, last] = [roles.at(-1)?.entry.date, latest.entry.date];
  const isFilled = first && last && yearsOf(first)[0] === yearsOf(date)[0] && yearsOf(last)[1] === yearsOf(date)[1];
  return isFilled && roles.length > 1 ? roles.length : 0;
}

/** Roles below a company that is told once: rows that miss a company, or have a place where the first of them has it. */
function withCompanies(jobs: ReadJob[]): ReadJob[] {
  let group: { company: Piece | undefined; place: string | undefined } | undefined;
  let endOfGroup = jobs.length;
  return jobs.flatMap((job, index) => {
    const { title, company, place } = job.head;
    const roles = rolesOfGroup(job, jobs.slice(index + 1));
    if (roles > 0) {
      group = { company: company ?? title, place: undefined };
      endOfGroup = index + roles;
      return [];
    }
    if (index > endOfGroup) group = undefined;
    const isPlace = company && company.key === group?.place && !company.evidence.company && !company.evidence.school;
    if (isPlace)
      return { ...job, head: { ...job.head, company: undefined, place: company }, inherited: group?.company };
    if (!company) return { ...job, inherited: group?.company };
    // Named below its date, it is told of no other.
    const below = [place ?? lastPart(job.head)].find((piece) => piece?.slice.line !== company.slice.line);
    group = /^[1-9]/.test(company.key) ? undefined : { company, place: below?.key };
    endOfGroup = jobs.length;
    return job;
  });
}

function draftJob({ entry, head, inherited }: ReadJob, lines: CvLine[], isGuessed: boolean): DraftJob {
  const doubt =
    isGuessed || !entry.date
      ? ({ doubt: 2, why: "heading" } as const)
      : ({ doubt: head.doubt, why: (["", "exchanged", "position"] as const)[head.doubt] } as const);
  const anchor = entry.head[entry.anchor];
  const place = head.place ?? lastPart(head);
  const doubtOf = ({ slice }: Piece, otherwise: typeof sure = doubt) =>
    readsAsNoName(slice) ? ({ doubt: 2, why: "position" } as const) : otherwise;
  return {
    title: head.title && optionalField(head.title.slice, doubtOf(head.title)),
    company:
      (head.company && optionalField(head.company.slice, doubtOf(head.company))) ??
      optionalField(inherited?.slice, { doubt: 1, why: "exchanged" }),
    location: place && optionalField(place.slice, doubtOf(place, sure)),
    period: anchor && entry.date && periodOf({ line: anchor, from: 0, to: anchor.text.length }, entry.date, "all"),
    points: pointsOf(entry.body, lines).map((slices) => fieldOf(slices)),
  };
}

/** Of three pieces of a head the one that is neither title nor company, unless it names another one. */
function lastPart({ title, company, rest: [part, ...more] }: TypedHead): Piece | undefined {
  if (!title || !company || !part || more.length > 0 || part.slice.to - part.slice.from > 40) return undefined;
  return part.evidence.company || part.evidence.title ? undefined : part;
}
