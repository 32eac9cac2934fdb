import { commonPassword } from "../account-errors.ts";

const howMany = 10_000;
let known: Promise<Set<string>> | undefined;

/** @throws commonPassword naming the field */
export async function requireUncommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw commonPassword(field);
}

/**
 * The 10,000 most common passwords by Zxcvbn's list, which is in order of frequency. Most of them break the rule that asks
 * for a symbol, and people then add one: "Password1!" is as easy to guess as "password1", so symbols and case do not count.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadList();
  const list = await known;
  const lower = password.normalize("NFKC").toLowerCase();
  return list.has(lower) || list.has(lower.replace(/[^\p{L}\p{N}]/gu, ""));
}

/** Loaded at the first new password: a start should not wait for it. */
async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, howMany));
}
