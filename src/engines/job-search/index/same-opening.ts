import { createHash } from "node:crypto";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { employerKeyOf, type MarkedPosting } from "./posting-markers.ts";

/** Shorter texts say too little: an employer has several openings of one title in one town. */
const minWords = 40;

/** What tells one opening from another. */
export interface OpeningPosting extends Omit<MarkedPosting, "source" | "language"> {
  companyInfo: string;
  benefits: string;
  countryCode: string;
  state: string;
  city: string;
  writtenLocation: string | null;
}

/**
 * One text for all postings of the same opening, from whatever source and however often it is posted again: the same employer, title, place, kind
 * of employment and pay, and the same words in the same order. A number of a requisition, another shift or another figure makes another opening;
 * two are rather shown beside each other than taken for one.
 *
 * @returns empty for a posting that says too little to be known again
 */
export function openingKeyOf(posting: OpeningPosting): string {
  const { companyInfo, description, requirements, benefits } = posting;
  const text = foldKey([companyInfo, description, requirements, benefits].join(" "));
  if (!hasWords(text, minWords)) return "";
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = posting;
  const pay = salaryMin === null && salaryMax === null ? [] : [salaryMin, salaryMax, salaryCurrency, salaryPeriod];
  const place = [posting.countryCode, posting.state, posting.city, posting.writtenLocation ?? ""].map(foldKey);
  const parts = [
    ...[employerKeyOf(posting.company), foldKey(posting.title), ...place],
    ...[posting.workplace, posting.employmentType, ...pay, text],
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function hasWords(text: string, count: number): boolean {
  let at = -1;
  for (let found = 1; found < count; found += 1) {
    at = text.indexOf(" ", at + 1);
    if (at === -1) return false;
  }
  return true;
}

interface GroupedPosting {
  id: string;
  openingKey: string;
  enteredRevision: number;
  closedAt: Date | null;
}

/** The postings by which openings are found, by their ids: of each opening the one that is open and came first. */
export function foundPostings<Posting extends GroupedPosting>(postings: Iterable<Posting>): Map<string, Posting> {
  const first = new Map<string, Posting>();
  for (const posting of postings) {
    if (posting.closedAt !== null) continue;
    const group = posting.openingKey || ` ${posting.id}`;
    const known = first.get(group);
    if (!known || cameBefore(posting, known)) first.set(group, posting);
  }
  return new Map([...first.values()].map((posting) => [posting.id, posting]));
}

const cameBefore = (one: GroupedPosting, other: GroupedPosting): boolean =>
  one.enteredRevision < other.enteredRevision || (one.enteredRevision === other.enteredRevision && one.id < other.id);
