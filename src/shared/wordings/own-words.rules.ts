import { foldKey } from "../text/folded-text.rules.ts";
import type { OwnWordsKind } from "./wordings.contract.ts";

/** The company without case and accents; "" for all of them. */
export const companyKeyOf = (company: string | null): string => (company && (foldKey(company) || company)) ?? "";

/** What a letter to this company may say, by kind: the words for the company before those for all. */
export function ownWordsFor<Words extends { kind: OwnWordsKind; companyKey: string }>(
  company: string,
  all: readonly Words[],
): Partial<Record<OwnWordsKind, Words>> {
  const key = companyKeyOf(company);
  const found: Partial<Record<OwnWordsKind, Words>> = {};
  for (const words of all) {
    if (words.companyKey === key || (words.companyKey === "" && !found[words.kind])) found[words.kind] = words;
  }
  return found;
}
