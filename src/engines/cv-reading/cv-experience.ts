import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { namesJob } from "../text/text.ts";
import { dateSpanOf } from "./cv-dates.ts";
import { type CvTextEntry, cvEntriesOf } from "./cv-entries.ts";
import { isWholeHeading, piecesOf } from "./cv-header-pieces.ts";
import { type StackedEntry, stackedEntriesOf } from "./cv-stacked-entries.ts";
import { clipped, paragraphsOf, widestLine } from "./cv-text.ts";
import { namesCompany, namesPlace } from "./cv-words.ts";

type Experience = ProfileDocument["professional_experience"][number];
type Volunteer = ProfileDocument["volunteer_experience"][number];

interface Position {
  title: string;
  company: string;
  location: string;
}

interface DatedPosition extends Position {
  from: string;
  to: string;
  body: string[];
}

export function experienceOf(lines: string[]): Experience[] {
  const width = widestLine(lines);
  return datedPositions(lines).map(({ title, company, location, from, to, body }) => {
    return {
      title: clipped(title, 100),
      company: clipped(company, 50),
      location: clipped(location, 50),
      from,
      to,
      responsibilities: paragraphsOf(body, width)
        .map((text) => clipped(text, 2000))
        .slice(0, 100),
      notable_achievements: [],
    };
  });
}

export function volunteeringOf(lines: string[]): Volunteer[] {
  return experienceOf(lines).map(({ title, company, location, from, to, responsibilities }) => ({
    organization: company,
    title,
    location,
    from,
    to,
    responsibilities,
  }));
}

function datedPositions(lines: string[]): DatedPosition[] {
  const stacked = stackedEntriesOf(lines);
  if (stacked && areStackedPositions(stacked)) {
    const isCompanyFirst = namesJobsBelow(stacked);
    const places = stacked.flatMap(({ below }) => (below.length > 1 ? [below.slice(1).join(", ")] : []));
    return stacked.map((entry) => ({
      ...stackedPosition(entry, isCompanyFirst, places),
      from: entry.span?.from ?? "",
      to: entry.span?.to ?? "",
      body: entry.body,
    }));
  }
  return cvEntriesOf(lines).map((entry) => ({
    ...positionOf(headerPieces(entry)),
    ...datesOf(entry),
    body: entry.body,
  }));
}

/** Where no bar parts a second row, a first row may say title and company both. */
function areStackedPositions(entries: StackedEntry[]): boolean {
  return (
    entries.some(({ below }) => below.length > 1) ||
    !entries.some(({ title }) => isWholeHeading(title) && piecesOf(title).some(namesCompany))
  );
}

/** Title above company, unless the words of all entries say that it is the other way round. */
function namesJobsBelow(entries: StackedEntry[]): boolean {
  const count = (rows: string[]) => rows.filter(namesJob).length;
  return count(entries.map(({ below: [first = ""] }) => first)) > count(entries.map(({ title }) => title));
}

/** @param places those that a bar parts from their companies in this section: a row without a bar is then one of the two */
function stackedPosition(entry: StackedEntry, isCompanyFirst: boolean, places: string[]): Position {
  const { title: above, below } = entry;
  const [first = "", second] = below;
  const [organisation, place] =
    second === undefined ? companyOrPlace(first, places) : [first, below.slice(1).join(", ")];
  if (isCompanyFirst) return { title: organisation, company: above, location: place };
  return { title: above, company: organisation, location: place };
}

function companyOrPlace(row: string, places: string[]): [company: string, place: string] {
  if (places.length === 0) return companyAndPlace(row);
  const isPlace = places.includes(row) || (namesPlace(row) && !namesCompany(row));
  return isPlace ? ["", row] : [row, ""];
}

/** "Uppsala University, Uppsala, Sweden": the place comes last. */
function companyAndPlace(row: string): [company: string, place: string] {
  const parts = row.split(/,\s+(?!(?:Inc|LLC|Ltd|Limited|Co|Corp|GmbH|S\.A)\b)/u);
  if (parts.length === 1) return namesPlace(row) && !namesCompany(row) ? ["", row] : [row, ""];
  const words = parts.length >= 3 && namesPlace(parts.slice(-2).join(", ")) ? 2 : 1;
  return [parts.slice(0, -words).join(", "), parts.slice(-words).join(", ")];
}

function datesOf(entry: CvTextEntry): { from: string; to: string } {
  const found = entry.header.map(dateSpanOf).find((span) => span !== undefined);
  return { from: found?.from ?? "", to: found?.to ?? "" };
}

/** The parts of the heading, in order, each with its rank: pieces of one line are closer than pieces of two. */
function headerPieces(entry: CvTextEntry): string[] {
  let dated = false;
  return entry.header.flatMap((line) => {
    const span = dated ? undefined : dateSpanOf(line);
    dated ||= span !== undefined;
    return piecesOf(span ? span.rest : line);
  });
}

function positionOf(pieces: string[]): Position {
  const left = [...pieces];
  const location = take(left, (piece) => namesPlace(piece) && !namesCompany(piece) && !namesJob(piece));
  const firstIsCompany = namesCompany(left[0] ?? "") && !namesJob(left[0] ?? "");
  const title = take(left, (piece) => namesJob(piece) && !namesCompany(piece)) ?? take(left, namesJob);
  const company = take(left, namesCompany) ?? (title === undefined ? undefined : left.shift());
  if (title !== undefined) return { title, company: company ?? "", location: location ?? left[0] ?? "" };
  const [first = "", second = ""] = company === undefined ? left : [company, left[0]];
  return firstIsCompany || company !== undefined
    ? { title: second, company: first, location: location ?? left[1] ?? "" }
    : { title: first, company: second, location: location ?? left[2] ?? "" };
}

function take(pieces: string[], matches: (piece: string) => boolean): string | undefined {
  const index = pieces.findIndex(matches);
  return index < 0 ? undefined : pieces.splice(index, 1)[0];
}
