import { isRecord } from "../merging/same-value.rules.ts";
import type { ProfileDocument, ProfileSection } from "../profile.contract.ts";
import { toldMaritalStatus } from "../profile.rules.ts";
import { sectionOrder } from "../profile-words.rules.ts";
import type { CvReading, ReadEntry, ReadValue } from "./cv-import.contract.ts";

/**
 * A profile that comes from a file with fields of its own, as a JSON Resume: each value is sure, and where it stood is
 * known to the file alone.
 */
export function readingOfProfile(profile: ProfileDocument): Omit<CvReading, "unplaced"> {
  return {
    pages: [],
    lines: [],
    entries: sectionOrder.flatMap((section) => entriesOf(profile, section)).filter(({ values }) => values.length > 0),
  };
}

function entriesOf(profile: ProfileDocument, section: ProfileSection): ReadEntry[] {
  const whole: unknown = profile[section];
  const records: unknown[] = Array.isArray(whole) ? whole : [isRecord(whole) ? whole : { [section]: whole }];
  return records.filter(isRecord).map((record) => ({
    section,
    values: Object.entries(record).flatMap(([field, value]) =>
      field === "marital_status" && !toldMaritalStatus(profile.personal_details) ? [] : valuesOf(field, value),
    ),
  }));
}

function valuesOf(field: string, value: unknown): ReadValue[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts
    .filter((text) => typeof text === "string")
    .filter(Boolean)
    .map((text) => ({ field, value: text, source: [], boxes: [], doubt: 0, why: "" }));
}
