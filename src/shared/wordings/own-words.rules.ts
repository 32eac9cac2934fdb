import { foldKey } from "../text/folded-text.rules.ts";
import type { OwnWordsKind } from "./wordings.contract.ts";

/** The company without case and accents; "" for all of them. */
export const companyKeyOf = (company: string | null): string => (company && (foldKey(company) || company)) ?? "";

/** What a letter to one company may say, by kind, and to what its postings ask. */
export type WordsForCompany<Words> = Partial<Record<Exclude<OwnWordsKind, "answer">, Words>> & { answers: Words[] };

/** The words for the company before those for all. */
export function ownWordsFor<Words extends { kind: OwnWordsKind; companyKey: string }>(
  company: string,
  all: readonly Words[],
): WordsForCompany<Words> {
  const key = companyKeyOf(company);
  const found: WordsForCompany<Words> = { answers: [] };
  for (const words of all) {
    const { kind, companyKey } = words;
    if (kind === "answer") found.answers.push(...(companyKey === key ? [words] : []));
    else if (companyKey === key || (companyKey === "" && !found[kind])) found[kind] = words;
  }
  return found;
}
