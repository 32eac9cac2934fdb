import { entryName, fieldLabel } from "../profile-words.rules.ts";
import { type Entry, matchEntries } from "./entry-matching.rules.ts";
import { isRecord, isSame, ownValue } from "./same-value.rules.ts";

export type Side = "mine" | "theirs";

/** One thing that both sides changed, each in another way. An undefined value means that the side removed it. */
export interface Conflict {
  /** Names the conflict in the choices. */
  path: string;
  /** Where it stands, in words: "Education: Charité: GPA". */
  place: string;
  mine: unknown;
  theirs: unknown;
}

/** A value as it was, and as each side has it now; undefined where a side has none. */
interface Sides<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

interface Spot {
  path: string;
  place: string;
}

/** Which side is right, by path of the conflict; what is not chosen is "mine". */
export type Choices = Readonly<Record<string, Side>>;

/** Merges JSON values; the function returned for one set of choices notes each conflict in `conflicts`. */
export function createMerge(choices: Choices, conflicts: Conflict[]) {
  function decide(spot: Spot, { mine, theirs }: { mine: unknown; theirs: unknown }): Side {
    conflicts.push({ ...spot, mine, theirs });
    return choices[spot.path] ?? "mine";
  }

  function mergeValues(sides: Sides, spot: Spot): unknown {
    const { base, mine, theirs } = sides;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
    if (isRecord(mine) && isRecord(theirs))
      return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, spot);
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      return mergeLists({ base: Array.isArray(base) ? base : [], mine, theirs }, spot);
    }
    return sides[decide(spot, sides)];
  }

  function mergeRecords({ base, mine, theirs }: Sides<Entry>, { path, place }: Spot): Entry {
    const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])];
    const [section = ""] = path.split(".");
    const merged = fields.map((field) => {
      const spot = { path: `${path}.${field}`, place: `${place}: ${fieldLabel(field, section)}` };
      const values = { base: ownValue(base, field), mine: ownValue(mine, field), theirs: ownValue(theirs, field) };
      return [field, mergeValues(values, spot)] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  function mergeLists(sides: Sides<unknown[]>, { path, place }: Spot): unknown[] {
    const lists = keyedLists(sides);
    const keys = orderOf(lists, { path: `${path}#order`, place: `${place}: order` });
    return keys
      .map((key) => {
        const item = { base: lists.base.get(key), mine: lists.mine.get(key), theirs: lists.theirs.get(key) };
        return mergeValues(item, { path: `${path}.${key}`, place: itemPlace(place, item) });
      })
      .filter((value) => value !== undefined);
  }

  /** The items of both sides, in the order of the side that moved some; the other's own ones follow their neighbours. */
  function orderOf({ base, mine, theirs }: Sides<KeyedList>, spot: Spot): string[] {
    const common = (list: KeyedList) =>
      [...list.keys()].filter((key) => [base, mine, theirs].every((one) => one.has(key)));
    const mineMoved = !isSame(common(mine), common(base));
    const theirsMoved = !isSame(common(theirs), common(base));
    const differ = mineMoved && theirsMoved && !isSame(common(mine), common(theirs));
    const sides = { mine: namesIn(mine), theirs: namesIn(theirs) };
    const leading = differ ? decide(spot, sides) : theirsMoved ? "theirs" : "mine";
    return leading === "mine" ? withAdded(mine, theirs) : withAdded(theirs, mine);
  }

  return mergeValues;
}

type KeyedList = ReadonlyMap<string, unknown>;

/** The items of the three lists, under one key where they are the same item. */
function keyedLists({ base, mine, theirs }: Sides<unknown[]>): Sides<KeyedList> {
  if (![base, mine, theirs].every(areEntries)) {
    return { base: keyedByText(base), mine: keyedByText(mine), theirs: keyedByText(theirs) };
  }
  const [before, ours, others] = [base.filter(isRecord), mine.filter(isRecord), theirs.filter(isRecord)];
  const mineKeys = matchEntries(before, ours).map((match, place) => (match === undefined ? `new${place}` : `${match}`));
  const theirMatches = matchEntries(before, others);
  const theirKeys = theirMatches.map((match, place) => match?.toString() ?? `theirs${place}`);
  shareKeysOfEqualAdditions(mineKeys, ours, theirKeys, others);
  return {
    base: new Map(before.map((entry, place) => [`${place}`, entry])),
    mine: new Map(ours.map((entry, place) => [mineKeys[place] ?? "", entry])),
    theirs: new Map(others.map((entry, place) => [theirKeys[place] ?? "", entry])),
  };
}

/** What both sides added alike is one entry, not two. */
function shareKeysOfEqualAdditions(mineKeys: string[], mine: Entry[], theirKeys: string[], theirs: Entry[]): void {
  for (const [place, key] of mineKeys.entries()) {
    if (!key.startsWith("new")) continue;
    const twin = theirs.findIndex(
      (entry, index) => theirKeys[index]?.startsWith("theirs") && isSame(entry, mine[place]),
    );
    if (twin >= 0) theirKeys[twin] = key;
  }
}

/** Equal texts are told apart by how many of them stand before. */
function keyedByText(list: unknown[]): KeyedList {
  const seen = new Map<string, number>();
  return new Map(
    list.map((value) => {
      const text = JSON.stringify(value);
      const count = (seen.get(text) ?? 0) + 1;
      seen.set(text, count);
      return [`${text}#${count}`, value];
    }),
  );
}

function withAdded(leading: KeyedList, following: KeyedList): string[] {
  const keys = [...leading.keys()];
  let last = -1;
  for (const key of following.keys()) {
    const place = keys.indexOf(key);
    if (place >= 0) {
      last = place;
    } else {
      last += 1;
      keys.splice(last, 0, key);
    }
  }
  return keys;
}

function areEntries(list: unknown[]): boolean {
  return list.every(isRecord);
}

function itemPlace(place: string, { base, mine, theirs }: Sides): string {
  const named = [base, mine, theirs].find(isRecord);
  const name = named ? entryName(named) : "";
  return name ? `${place}: ${name}` : place;
}

function namesIn(list: KeyedList): string[] {
  return [...list.values()].map((value) => (isRecord(value) ? entryName(value) : String(value)));
}
