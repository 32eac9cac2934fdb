import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { assignFactKeys } from "./assign-fact-keys.ts";
import type { FactKeys, KeyedProfile } from "./fact-keys.ts";

/**
 * Versions, newest first, with their keys. Those that a server of before there were keys has saved follow from the ones before
 * them; what is older than the first with keys says nothing about those.
 */
export function keyedVersions(
  versions: readonly { content: ProfileDocument; factKeys: FactKeys | null }[],
): KeyedProfile[] {
  const first = versions.findLastIndex(({ factKeys }) => factKeys !== null);
  const profiles: KeyedProfile[] = [];
  for (const { content, factKeys } of versions.slice(0, Math.max(1, first + 1)).reverse()) {
    profiles.unshift({ content, keys: factKeys ?? assignFactKeys(content, profiles) });
  }
  return profiles;
}
