import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import { type FactGroup, factGroups } from "../fact-groups.ts";
import type { FactKeys } from "./fact-keys.ts";

/** A job, degree, course ... with its lines; the person as such is one that needs no key. */
export interface OutlineEntry {
  section: string;
  key: number | undefined;
  /** What is compared: a text or a list of texts by kind. */
  record: Record<string, string | string[]>;
  lines: OutlineLine[];
}

export interface OutlineLine {
  list: string;
  kind: string;
  text: string;
  key: number | undefined;
}

/** What a profile has keys for. */
export function outlineOf(profile: ProfileDocument, keys?: FactKeys): OutlineEntry[] {
  return factGroups(profile).map((group) => outlineEntry(group, keys));
}

function outlineEntry({ prefix, section, place, parts }: FactGroup, keys: FactKeys | undefined): OutlineEntry {
  const lines = parts.flatMap(([kind, said]) => {
    const list = `${prefix}.${kind}`;
    const own = keys?.lists[list];
    return Array.isArray(said)
      ? said.map((line, index) => ({ list, kind, text: oneLine(line), key: own?.[index] }))
      : [];
  });
  const key = place === null ? undefined : keys?.lists[section]?.[place];
  return { section, key, record: Object.fromEntries(parts), lines };
}
