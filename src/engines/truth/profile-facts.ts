import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { oneLine } from "../../shared/text/one-line.rules.ts";
import type { Fact, FactBase } from "./fact.ts";
import { type FactGroup, factGroups } from "./fact-groups.ts";
import type { FactKeys } from "./keys/fact-keys.ts";

/** Every single thing that a profile says, by an id that tells its place. Empty fields say nothing. */
export function profileFacts(profile: ProfileDocument, keys?: FactKeys): FactBase {
  const facts = factGroups(profile).flatMap((group) => factsOf(group, keys));
  return new Map(facts.map((fact) => [fact.id, fact]));
}

function factsOf({ prefix, section, place, parts }: FactGroup, keys: FactKeys | undefined): Fact[] {
  const entryKey = place === null ? undefined : keys?.lists[section]?.[place]?.toString();
  const about = { section, entry: place === null ? null : prefix, entryKey };
  const ownerKey = place === null && keys ? prefix : entryKey;
  return parts.flatMap(([kind, said]) => {
    const name = `${prefix}.${kind}`;
    if (!Array.isArray(said)) {
      const text = oneLine(said);
      // Unlike other fields an empty end says something: that it goes on.
      return text || kind === "to" ? [{ ...about, id: name, kind, text, key: ownerKey && `${ownerKey}.${kind}` }] : [];
    }
    const lineKeys = keys?.lists[name];
    return said.flatMap((line, index) => {
      const text = oneLine(line);
      return text ? [{ ...about, id: `${name}.${index}`, kind, text, key: lineKeys?.[index]?.toString() }] : [];
    });
  });
}
