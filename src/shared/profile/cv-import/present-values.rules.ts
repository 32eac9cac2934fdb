import { foldKey } from "../../text/folded-text.rules.ts";
import { isRecord, ownValue } from "../merging/same-value.rules.ts";
import type { ProfileDocument, ProfileSection } from "../profile.contract.ts";
import { toldMaritalStatus } from "../profile.rules.ts";
import type { ReadEntry } from "./cv-import.contract.ts";
import { isListField } from "./list-fields.rules.ts";

/** What an entry is known by. */
const identities: Partial<Record<ProfileSection, string[]>> = {
  professional_experience: ["title", "company", "from"],
  volunteer_experience: ["title", "organization", "from"],
  education: ["institution", "degree_type", "attendance"],
  skills: ["skill"],
  training: ["training_name"],
  publications: ["publication_title"],
  certifications: ["certification_name"],
  references: ["name"],
};

/** Which entry of the profile each read entry is about: one that agrees in more of what it is known by than it differs; most alike first. */
export function matchesInProfile(entries: readonly ReadEntry[], profile: ProfileDocument): (number | undefined)[] {
  const pairs = entries.flatMap(({ section, values }, entry) =>
    recordsOf(profile, section).map((record, index) => ({
      ...{ entry, index, place: `${section}.${index}` },
      likeness: likenessOf(values, record, identities[section] ?? []),
    })),
  );
  const matches = new Map<number, number>();
  const taken = new Set<string>();
  for (const { entry, index, place, likeness } of pairs.toSorted((one, other) => other.likeness - one.likeness)) {
    if (likeness <= 0 || matches.has(entry) || taken.has(place)) continue;
    matches.set(entry, index);
    taken.add(place);
  }
  return entries.map((_, entry) => matches.get(entry));
}

function recordsOf(profile: ProfileDocument, section: ProfileSection): Record<string, unknown>[] {
  const value: unknown = profile[section];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function likenessOf(values: ReadEntry["values"], record: Record<string, unknown>, identity: string[]): number {
  return identity.reduce((sum, field) => {
    const read = values.find((value) => value.field === field)?.value ?? "";
    const present = textIn(record, field);
    if (!read || !present) return sum;
    const [one, other] = [foldKey(read), foldKey(present)];
    // A month tells more than a name, which people change: few begin two jobs in one.
    if (one === other) return sum + (field === "from" && read.length > 4 ? 2 : 1);
    // "Acme" and "Acme Ltd", "2018" and "2018-03" speak neither for nor against.
    return one.includes(other) || other.includes(one) ? sum : sum - 1;
  }, 0);
}

/**
 * What the profile says now where a value would go; empty where it says nothing there. `match` is the entry's, as
 * `matchesInProfile` gives it.
 */
export function presentValue(
  profile: ProfileDocument,
  {
    section,
    match,
    field,
    value,
  }: { section: ProfileSection; match: number | undefined; field: string; value: string },
): string {
  const whole: unknown = profile[section];
  if (!isRecord(whole) && !Array.isArray(whole)) return profile.profile_summary;
  const record = isRecord(whole) ? whole : match === undefined ? undefined : recordsOf(profile, section)[match];
  if (!record) return "";
  if (field === "marital_status") return toldMaritalStatus(profile.personal_details);
  if (!isListField(field)) return textIn(record, field);
  const lines: unknown = ownValue(record, field);
  const key = foldedValue(field, value);
  const all = Array.isArray(lines) ? lines.map(String) : [];
  return all.find((line) => foldedValue(field, line) === key) ?? all.find((line) => isReworded(line, value)) ?? "";
}

/** "Trained 60 starters" and "Trained more than 70 new starters": one has all the other's words; of one number another may stand. */
function isReworded(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  const counts = [one, other].map((text) => text.match(/\p{N}+/gu)?.join() ?? "");
  const isSameCounts = counts[0] === counts[1] || counts.every((count) => !count.includes(","));
  return isSameCounts && fewer.length > 2 && fewer.length >= 0.4 * more.length && hasAll(more, fewer);
}

/** Whether a text has all words of another, and each as often. */
const hasAll = (words: string[], others: string[]) =>
  others.every((word) => words.filter((one) => one === word).length >= others.filter((one) => one === word).length);

const wordsOf = (text: string) =>
  foldKey(text)
    .replace(/\p{N}+/gu, "0")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const textIn = (record: Record<string, unknown>, field: string): string => {
  const value = ownValue(record, field);
  return typeof value === "string" ? value : "";
};

/** Whether two values of a field say the same. */
export const saysSame = (field: string, one: string, other: string): boolean =>
  field === "languages_known" ? folded(one) === folded(other) : foldedValue(field, one) === foldedValue(field, other);

function foldedValue(field: string, value: string): string {
  if (field === "mobile_numbers" || field === "mobile") return value.replace(/\D/g, "");
  // "German (C1)" and "German" name one language.
  return folded(field === "languages_known" ? value.replace(/\s*[(:,–-].*$/u, "") : value);
}

const folded = (value: string) => value.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
