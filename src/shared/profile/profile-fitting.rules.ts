import { cutText, isStorable, storableText } from "../text/storable-text.rules.ts";
import { isRecord } from "./merging/same-value.rules.ts";
import { type ProfileDocument, profileDocument, storedProfile } from "./profile.contract.ts";

/**
 * A document from elsewhere as the rules allow it: texts and lists that are too long are cut, fields that break another
 * rule are emptied, characters that cannot be stored are dropped.
 *
 * @returns undefined when it still breaks a rule; `faults` has the path of each changed field, e.g. "skills.3.skill"
 */
export function fitProfile(document: ProfileDocument): { profile: ProfileDocument; faults: string[] } | undefined {
  let fitted: unknown = JSON.parse(JSON.stringify(document), storable);
  const issues = profileDocument.safeParse(fitted).error?.issues ?? [];
  for (const issue of issues) {
    const maximum = issue.code === "too_big" ? Number(issue.maximum) : 0;
    fitted = withChangedValue(fitted, issue.path, (value) => cut(value, maximum));
  }
  const result = profileDocument.safeParse(storedProfile.safeParse(fitted).data);
  return result.success
    ? { profile: result.data, faults: issues.map(({ path }) => path.map(String).join(".")) }
    : undefined;
}

function storable(name: string, value: unknown): unknown {
  if (!isStorable(name)) return undefined;
  return typeof value === "string" ? storableText(value) : value;
}

function cut(value: unknown, maximum: number): unknown {
  if (typeof value === "string") return cutText(value, maximum).trim();
  return Array.isArray(value) ? value.slice(0, maximum) : value;
}

/** The value with what is at the path replaced; where the path leads nowhere, as it was. */
export function withChangedValue(
  value: unknown,
  path: readonly PropertyKey[],
  change: (value: unknown) => unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, place) => (place === step ? withChangedValue(item, rest, change) : item));
  return isRecord(value) ? { ...value, [String(step)]: withChangedValue(value[String(step)], rest, change) } : value;
}
