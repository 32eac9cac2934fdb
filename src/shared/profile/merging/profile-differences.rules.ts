import type { ProfileDocument } from "../profile.contract.ts";
import {
  datedEntryWords,
  entryName,
  entryWords,
  fieldLabel,
  sectionOrder,
  sectionTitles,
  valueInWords,
} from "../profile-words.rules.ts";
import { type Entry, matchEntries } from "./entry-matching.rules.ts";
import { isRecord, isSame, ownValue } from "./same-value.rules.ts";

/** One thing that differs: where it stands, and how it read before and after; empty where there was or is nothing. */
export interface Difference {
  place: string;
  before: string;
  after: string;
}

/** What differs between two profiles, in words and in the order of the page. */
export function profileDifferences(before: ProfileDocument, after: ProfileDocument): Difference[] {
  const known = sectionOrder.flatMap((section) =>
    valueDifferences({ section, place: sectionTitles[section] }, before[section], after[section]),
  );
  const others = { section: "", place: "Other" };
  return [...known, ...recordDifferences(others, unknownPart(before), unknownPart(after))];
}

function unknownPart(document: ProfileDocument): Entry {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !Object.hasOwn(sectionTitles, name)));
}

interface Spot {
  section: string;
  place: string;
}

function valueDifferences(spot: Spot, before: unknown, after: unknown): Difference[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return recordDifferences(spot, before, after);
  if (areEntries(before) && areEntries(after)) return entryDifferences(spot, before, after);
  return [{ place: spot.place, before: valueInWords(before), after: valueInWords(after) }];
}

function recordDifferences({ section, place }: Spot, before: Entry, after: Entry): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const spot = { section, place: `${place}: ${fieldLabel(field, section)}` };
    return valueDifferences(spot, ownValue(before, field), ownValue(after, field));
  });
}

function entryDifferences({ section, place }: Spot, before: Entry[], after: Entry[]): Difference[] {
  const matches = matchEntries(before, after);
  const changed = after.flatMap((entry, index) => {
    const earlier = before[matches[index] ?? -1];
    if (!earlier) return [{ place, before: "", after: datedEntryWords(entry) }];
    const name = entryName(earlier) || `entry ${index + 1}`;
    return recordDifferences({ section, place: `${place}: ${name}` }, earlier, entry);
  });
  const removed = before
    .filter((_, index) => !matches.includes(index))
    .map((entry) => ({ place, before: datedEntryWords(entry), after: "" }));
  return [...changed, ...removed, ...orderDifference(place, before, after, matches)];
}

function orderDifference(
  place: string,
  before: Entry[],
  after: Entry[],
  matches: readonly (number | undefined)[],
): Difference[] {
  const kept = matches.filter((match) => match !== undefined);
  const inOrder = kept.every((match, index) => index === 0 || match > (kept[index - 1] ?? -1));
  if (inOrder) return [];
  return [
    { place: `${place}: order`, before: before.map(entryWords).join("; "), after: after.map(entryWords).join("; ") },
  ];
}

function areEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every(isRecord);
}
