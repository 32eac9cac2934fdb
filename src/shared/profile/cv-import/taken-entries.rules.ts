import { isRecord } from "../merging/same-value.rules.ts";
import { type ProfileDocument, type ProfileSection, storedProfile } from "../profile.contract.ts";
import { filledBy } from "../profile-filling.rules.ts";
import { isListField } from "./list-fields.rules.ts";

export interface TakenValue {
  field: string;
  value: string;
  /** What stands in the profile now and is replaced; empty where the value is new. */
  present: string;
}

export interface TakenEntry<Value extends TakenValue = TakenValue> {
  section: ProfileSection;
  /** Which entry of the section it continues; undefined for a new one. */
  match: number | undefined;
  values: Value[];
}

type Fields = Record<string, unknown>;

/**
 * The profile with the values in it. New entries come in the order of the CV, beside the neighbours that the profile has
 * already; nothing that is not named changes.
 *
 * @returns `places` has the path of each value in the new profile, "education.2.gpa"
 */
export function withEntries<Value extends TakenValue>(
  profile: ProfileDocument,
  entries: readonly TakenEntry<Value>[],
): { profile: ProfileDocument; places: Map<Value | undefined, string> } {
  const places = new Map<Value | undefined, string>();
  const changed: Fields = { ...profile };
  for (const section of new Set(entries.map((entry) => entry.section))) {
    const own = entries.filter((entry) => entry.section === section);
    const before: unknown = profile[section];
    if (Array.isArray(before)) changed[section] = changedList(section, before.filter(isRecord), own, places);
    else Object.assign(changed, changedFields(section, isRecord(before) ? before : { [section]: before }, own, places));
  }
  return { profile: storedProfile.parse(filledBy(storedProfile, changed)), places };
}

function changedFields<Value extends TakenValue>(
  section: ProfileSection,
  before: Fields,
  entries: readonly TakenEntry<Value>[],
  places: Map<Value | undefined, string>,
): Fields {
  const isText = section in before;
  const values = entries.flatMap((entry) => entry.values);
  const after = withValues(before, values, (value, path) => places.set(value, isText ? path : `${section}.${path}`));
  return isText ? after : { [section]: after };
}

function changedList<Value extends TakenValue>(
  section: ProfileSection,
  before: readonly Fields[],
  entries: readonly TakenEntry<Value>[],
  places: Map<Value | undefined, string>,
): Fields[] {
  const slots = inOrder(before, entries);
  return slots.map(({ fields, entry }, index) =>
    withValues(fields, entry?.values ?? [], (value, path) => places.set(value, `${section}.${index}.${path}`)),
  );
}

interface Slot<Value extends TakenValue> {
  fields: Fields;
  match: number | undefined;
  entry: TakenEntry<Value> | undefined;
}

function inOrder<Value extends TakenValue>(
  before: readonly Fields[],
  entries: readonly TakenEntry<Value>[],
): Slot<Value>[] {
  const slots: Slot<Value>[] = before.map((fields, match) => ({ fields, match, entry: undefined }));
  const placeOf = (match: number | undefined) =>
    match === undefined ? -1 : slots.findIndex((slot) => slot.match === match);
  let next: number | undefined;
  for (const [index, entry] of entries.entries()) {
    const known = placeOf(entry.match);
    const slot = slots[known];
    if (slot) {
      slot.entry = entry;
      next = known + 1;
      continue;
    }
    if (entry.values.length === 0) continue;
    const following = placeOf(entries.slice(index).find(({ match }) => placeOf(match) >= 0)?.match);
    const at: number = next ?? (following >= 0 ? following : slots.length);
    slots.splice(at, 0, { fields: {}, match: undefined, entry });
    next = at + 1;
  }
  return slots;
}

function withValues<Value extends TakenValue>(
  before: Fields,
  values: readonly Value[],
  onPlace: (value: Value, path: string) => void,
): Fields {
  const after = { ...before };
  for (const value of values) {
    if (!isListField(value.field)) {
      after[value.field] = value.value;
      onPlace(value, value.field);
      continue;
    }
    const list: unknown = after[value.field];
    const lines: unknown[] = Array.isArray(list) ? [...list] : [];
    const known = value.present ? lines.indexOf(value.present) : -1;
    const at = known >= 0 ? known : lines.length;
    lines[at] = value.value;
    after[value.field] = lines;
    onPlace(value, `${value.field}.${at}`);
  }
  return after;
}
