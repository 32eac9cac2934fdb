import { matchEntries } from "../../../shared/profile/merging/entry-matching.rules.ts";
import { isSame } from "../../../shared/profile/merging/same-value.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import type { FactKeys, KeyedProfile } from "./fact-keys.ts";
import { type OutlineEntry, type OutlineLine, outlineOf } from "./profile-outline.ts";
import { pairSimilar } from "./similar-texts.ts";

/**
 * The keys of a profile that was saved without any, as every client sends it: what stood in an earlier version keeps its key, also
 * when it moved or its wording changed, and what is new gets the next number. Earlier versions come in the order in which they
 * count: what the first has not is looked for in the second, and so on.
 */
export function assignFactKeys(profile: ProfileDocument, earlier: readonly KeyedProfile[]): FactKeys {
  const now = outlineOf(profile);
  for (const { content, keys } of earlier) carryOver(outlineOf(content, keys), now);
  return numbered(now, Math.max(1, ...earlier.map(({ keys }) => keys.next)));
}

function carryOver(before: readonly OutlineEntry[], now: readonly OutlineEntry[]): void {
  const carry = createCarry(now);
  const pairs = pairedEntries(before, now, carry);
  for (const [earlier, entry] of pairs) carryEqualLines(earlier.lines, entry.lines, carry);
  const linesBefore = before.flatMap(({ lines }) => lines);
  carryEqualLines(
    linesBefore,
    now.flatMap(({ lines }) => lines),
    carry,
  );
  for (const [earlier, entry] of pairs) carryChangedLines(earlier.lines, entry.lines, carry);
}

interface Keyed {
  key: number | undefined;
}

interface Carry {
  isFree(earlier: Keyed): boolean;
  /** Does nothing where one of the two is settled already. */
  pass(earlier: Keyed, now: Keyed): void;
}

function createCarry(now: readonly OutlineEntry[]): Carry {
  const taken = new Set(now.flatMap(({ key, lines }) => [key, ...lines.map((line) => line.key)]));
  const isFree = ({ key }: Keyed) => key !== undefined && !taken.has(key);
  return {
    isFree,
    pass(earlier, entry) {
      if (entry.key !== undefined || !isFree(earlier)) return;
      entry.key = earlier.key;
      taken.add(earlier.key);
    },
  };
}

const isOpen = ({ key }: Keyed) => key === undefined;

/** Which entry of today continues which of before, and passes the keys on. */
function pairedEntries(before: readonly OutlineEntry[], now: readonly OutlineEntry[], carry: Carry) {
  for (const section of new Set(now.map((entry) => entry.section))) {
    if (section === "person") continue;
    const inSection = (entry: OutlineEntry) => entry.section === section;
    const [free, open] = [before.filter(inSection).filter(carry.isFree), now.filter(inSection).filter(isOpen)];
    for (const [earlier, entry] of alikeEntries(free, open)) carry.pass(earlier, entry);
    for (const [earlier, entry] of pairSimilar(free.filter(carry.isFree), open.filter(isOpen), nameOf)) {
      carry.pass(earlier, entry);
    }
  }
  const byKey = new Map(before.map((entry) => [`${entry.section} ${entry.key}`, entry]));
  return now.flatMap((entry): [OutlineEntry, OutlineEntry][] => {
    const earlier = byKey.get(`${entry.section} ${entry.key}`);
    const isSameEntry = entry.key !== undefined || entry.section === "person";
    return earlier && isSameEntry ? [[earlier, entry]] : [];
  });
}

function alikeEntries(before: OutlineEntry[], now: OutlineEntry[]): [OutlineEntry, OutlineEntry][] {
  const matches = matchEntries(
    before.map(({ record }) => record),
    now.map(({ record }) => record),
  );
  return now.flatMap((entry, place): [OutlineEntry, OutlineEntry][] => {
    const earlier = before[matches[place] ?? -1];
    return earlier && sharesEnough(earlier, entry) ? [[earlier, entry]] : [];
  });
}

/** Two jobs in one town are not one job: a third of what is filled in must have stayed. */
function sharesEnough({ record: earlier }: OutlineEntry, { record }: OutlineEntry): boolean {
  const filled = Object.keys(record).filter((kind) => (record[kind] ?? "").length > 0);
  return filled.filter((kind) => isSame(earlier[kind], record[kind])).length * 3 >= filled.length;
}

const namingKinds = ["title", "degree", "subject", "name", "organisation"];
const nameOf = ({ record }: OutlineEntry) => namingKinds.flatMap((kind) => record[kind] ?? []).join(" ");

function carryEqualLines(before: OutlineLine[], now: OutlineLine[], carry: Carry): void {
  const sameText = ({ kind, text }: OutlineLine) => `${kind} ${text}`;
  const byText = new Map<string, OutlineLine[]>();
  for (const line of before.filter(carry.isFree)) {
    const same = byText.get(sameText(line));
    if (same) same.push(line);
    else byText.set(sameText(line), [line]);
  }
  for (const line of now.filter(isOpen)) {
    const earlier = byText.get(sameText(line))?.shift();
    if (earlier) carry.pass(earlier, line);
  }
}

function carryChangedLines(before: OutlineLine[], now: OutlineLine[], carry: Carry): void {
  for (const kind of new Set(now.map((line) => line.kind))) {
    const ofKind = (line: OutlineLine) => line.kind === kind;
    const [free, open] = [before.filter(ofKind).filter(carry.isFree), now.filter(ofKind).filter(isOpen)];
    for (const [earlier, line] of pairSimilar(free, open, ({ text }) => text)) carry.pass(earlier, line);
  }
}

function numbered(entries: readonly OutlineEntry[], first: number): FactKeys {
  const lists: FactKeys["lists"] = {};
  let next = first;
  const add = (list: string, { key }: Keyed) => {
    const keys = lists[list] ?? [];
    lists[list] = keys;
    keys.push(key ?? next);
    if (key === undefined) next += 1;
  };
  for (const entry of entries) {
    if (entry.section !== "person") add(entry.section, entry);
    for (const line of entry.lines) add(line.list, line);
  }
  return { next, lists };
}
