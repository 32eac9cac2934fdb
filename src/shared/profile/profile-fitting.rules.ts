import { type ProfileDocument, profileDocument, storedProfile } from "./profile.contract.ts";
import { isRecord } from "./same-value.rules.ts";

/**
 * A document from elsewhere as the rules allow it: texts and lists that are too long are cut, fields that break another
 * rule are emptied.
 *
 * @returns undefined when it still breaks a rule; `faults` has the path of each changed field, e.g. "skills.3.skill"
 */
export function fitProfile(document: ProfileDocument): { profile: ProfileDocument; faults: string[] } | undefined {
  const issues = profileDocument.safeParse(document).error?.issues ?? [];
  let fitted: unknown = document;
  for (const issue of issues) {
    const maximum = issue.code === "too_big" ? Number(issue.maximum) : 0;
    fitted = withChanged(fitted, issue.path, (value) => cut(value, maximum));
  }
  const result = profileDocument.safeParse(storedProfile.safeParse(fitted).data);
  return result.success
    ? { profile: result.data, faults: issues.map(({ path }) => path.map(String).join(".")) }
    : undefined;
}

function cut(value: unknown, maximum: number): unknown {
  if (typeof value === "string") return value.slice(0, maximum).trim();
  return Array.isArray(value) ? value.slice(0, maximum) : value;
}

function withChanged(value: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, place) => (place === step ? withChanged(item, rest, change) : item));
  return isRecord(value) ? { ...value, [String(step)]: withChanged(value[String(step)], rest, change) } : value;
}
