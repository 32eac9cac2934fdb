import type { CvReading, ReadEntry, ReadValue } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import { matchesInProfile, presentValue, saysSame } from "../../../../shared/profile/cv-import/present-values.rules.ts";
import {
  type TakenEntry,
  type TakenValue,
  withEntries,
} from "../../../../shared/profile/cv-import/taken-entries.rules.ts";
import {
  type ProfileDocument,
  type ProfileSection,
  profileDocument,
} from "../../../../shared/profile/profile.contract.ts";
import { pathInWords } from "../../../../shared/profile/profile-words.rules.ts";
import { type ImportChanges, unplacedLineOf } from "../import-changes.ts";

/** A value that was read, as the person sees and changes it. */
export interface ReviewedValue extends TakenValue {
  id: string;
  read: Pick<ReadValue, "value" | "source" | "boxes" | "doubt" | "why">;
  /** What the profile says now, in words; empty where it says nothing. */
  presentText: string;
  isTaken: boolean;
  /** The profile says it already. */
  isSame: boolean;
  /** Doubtful, and the person has not said yet whether it is right. */
  isOpen: boolean;
}

export interface ReviewedEntry extends TakenEntry<ReviewedValue> {
  key: string;
  /** New to the profile, and of what names it nothing is taken: the rest is left out until something is. */
  isHeld: boolean;
}

/** @property isBlank nothing was read, and the person may write something */
type KeyedValue = ReadValue & { id: string; isBlank?: boolean };
type KeyedEntry = { key: string; section: ProfileSection; values: KeyedValue[] };

/** What was read, beside what the profile says now and with what the person has changed. */
export function reviewedEntries(reading: CvReading, profile: ProfileDocument, changes: ImportChanges): ReviewedEntry[] {
  const entries = withPlaced(reading, changes);
  const matches = matchesInProfile(entries, profile);
  return entries.map(({ key, section, values }, index) => {
    const entry = { key, section, match: matches[index] };
    const all = [...values, ...(entry.match === undefined ? blankValues(key, section, values) : [])];
    const review = (isHeld: boolean) => all.map((read) => reviewed(read, { ...entry, isHeld }, profile, changes));
    const isHeld = entry.match === undefined && isNameless(section, review(false));
    return { ...entry, isHeld, values: review(isHeld) };
  });
}

const isNameless = (section: ProfileSection, values: readonly ReviewedValue[]): boolean =>
  (namingFields[section] ?? []).length > 0 &&
  !values.some(({ field, isTaken }) => isTaken && namingFields[section]?.includes(field));

function reviewed(
  read: KeyedValue,
  entry: Pick<ReviewedEntry, "section" | "match" | "isHeld">,
  profile: ProfileDocument,
  { values }: ImportChanges,
): ReviewedValue {
  const { id, field } = read;
  const change = values[id];
  const value = change?.value ?? read.value;
  const present = presentValue(profile, { ...entry, field, value });
  // No end in the profile says something too.
  const presentText = field === "to" && entry.match !== undefined ? present || "Present" : present;
  const isSame = presentText !== "" && saysSame(field, value, present);
  const isTakenAtFirst = presentText === "" && read.doubt === 0 && !entry.isHeld;
  const saysSomething = value.trim() !== "" || (field === "to" && !read.isBlank);
  const isTaken = !isSame && saysSomething && (change?.isTaken ?? isTakenAtFirst);
  const isOpen = !isSame && read.doubt > 0 && change?.isTaken === undefined;
  return { id, field, read, value, present, presentText, isTaken, isSame, isOpen };
}

/** An entry of which the profile has none of these says nothing to anybody. */
const namingFields: Partial<Record<ProfileSection, string[]>> = {
  professional_experience: ["title", "company"],
  volunteer_experience: ["title", "organization"],
  education: ["institution", "degree_type"],
  training: ["training_name"],
  publications: ["publication_title"],
  certifications: ["certification_name"],
  references: ["name"],
};

/** Without these an entry says little. */
const chiefFields: Partial<Record<ProfileSection, string[]>> = {
  professional_experience: ["title", "company", "from", "to"],
  volunteer_experience: ["title", "organization", "from", "to"],
  education: ["institution", "degree_type", "attendance"],
};

const blankValues = (key: string, section: ProfileSection, values: readonly KeyedValue[]): KeyedValue[] =>
  (chiefFields[section] ?? [])
    .filter((field) => values.every((value) => value.field !== field))
    .map((field) => ({ ...nothing, id: `${key}.${field}`, field, isBlank: true }));

const nothing: Omit<ReadValue, "field"> = { value: "", source: [], boxes: [], doubt: 0, why: "" };

/** The entries of the reading and those that the person made of lines without a place. */
function withPlaced({ entries, unplaced }: CvReading, { placed }: ImportChanges): KeyedEntry[] {
  const keyed = entries.map(
    ({ section, values }: ReadEntry, index): KeyedEntry => ({
      ...{ key: `${index}`, section },
      values: values.map((value, place) => ({ ...value, id: `${index}.${place}` })),
    }),
  );
  for (const { id, entry: key, section, field, line } of placed) {
    const from = unplacedLineOf(unplaced, line);
    if (!from) continue;
    const value: KeyedValue = { ...from, id, field, doubt: 0, why: "" };
    const known = keyed.find((entry) => entry.key === key);
    if (known) known.values.push(value);
    else keyed.push({ key, section, values: [value] });
  }
  return keyed;
}

export interface TakenProfile {
  profile: ProfileDocument;
  /** What is wrong with a value, by its id. */
  faults: Map<string, string>;
  /** What is wrong beyond single values. */
  otherFaults: string[];
  count: number;
}

/** The profile as it would be saved: with what is taken, and nothing else. */
export function takenProfile(profile: ProfileDocument, entries: readonly ReviewedEntry[]): TakenProfile {
  const taken = entries.map((entry) => ({ ...entry, values: entry.values.filter(({ isTaken }) => isTaken) }));
  const result = withEntries(profile, taken);
  const issues = profileDocument.safeParse(result.profile).error?.issues ?? [];
  const values = new Map([...result.places].map(([value, path]) => [path, value?.id]));
  const faults = new Map<string, string>();
  const otherFaults: string[] = [];
  for (const { path, message } of issues) {
    const id = values.get(path.join("."));
    if (id === undefined) otherFaults.push(`${pathInWords(path.join("."))}: ${message}`);
    else faults.set(id, message);
  }
  return {
    profile: result.profile,
    faults,
    otherFaults,
    count: taken.reduce((sum, { values }) => sum + values.length, 0),
  };
}
