import type { SeenFact } from "../../../shared/wordings/wordings.contract.ts";
import type { Fact, FactBase } from "../fact.ts";
import { factsByKey } from "../keys/facts-by-key.ts";

export const keysOfSeen = (seen: readonly SeenFact[]): string[] => [...new Set(seen.map(({ key }) => key))];

/** What a person decides on, held against the profile: undefined where it is gone, by key what it says now where the person saw something else. */
export function factsSeen(
  seen: readonly SeenFact[],
  facts: FactBase,
): { found: Fact[]; changed: Record<string, string> } | undefined {
  const byKey = factsByKey(facts);
  const keys = keysOfSeen(seen);
  const found = keys.flatMap((key) => byKey.get(key) ?? []);
  if (found.length < keys.length) return undefined;
  const changed = seen.filter(({ key, text }) => byKey.get(key)?.text !== text);
  return { found, changed: Object.fromEntries(changed.map(({ key }) => [key, byKey.get(key)?.text ?? ""])) };
}
