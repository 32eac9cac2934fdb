import { createHash } from "node:crypto";
import type { Fact } from "../../engines/truth/truth.ts";
import type { WordingDecision, WordingForm, WordingOrigin } from "../../shared/wordings/wordings.contract.ts";

/** A fact as it was when somebody decided on a wording of it. */
export interface CitedFact {
  key: string;
  entryKey: string | null;
  text: string;
}

/** Why a wording had to be confirmed: a question's kind, and the words that it is about. */
export interface WordingReason {
  kind: string;
  found: string;
  held?: string;
}

/** A text that says something of facts, and what the person decided on it. */
export interface Wording {
  id: string;
  text: string;
  language: string;
  form: WordingForm;
  factKeys: string[];
  facts: CitedFact[];
  reasons: WordingReason[];
  origin: WordingOrigin;
  decision: WordingDecision;
  decidedAt: Date;
  revokedAt: Date | null;
}

/** One spelling of a text, so that a space more makes no other wording. */
export const wordingText = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

export const citedFact = ({ key = "", entryKey, text }: Fact): CitedFact => ({ key, entryKey: entryKey ?? null, text });

export const wordingDigest = (text: string, factKeys: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([text, [...factKeys].sort()]))
    .digest("base64url");

/** Whether this is a decision on that text of those facts; a kept wording may cite more of their entry. */
export function isWordingOf(
  { text, factKeys }: Pick<Wording, "text" | "factKeys">,
  asked: string,
  keys: readonly string[],
): boolean {
  return text === wordingText(asked) && keys.every((key) => factKeys.includes(key));
}
