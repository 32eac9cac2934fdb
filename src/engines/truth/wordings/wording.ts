import { createHash } from "node:crypto";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import type { WordingDecision, WordingForm, WordingOrigin } from "../../../shared/wordings/wordings.contract.ts";
import type { Fact } from "../fact.ts";

/** A fact as it was when somebody decided on a wording. */
export interface FactThen {
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
  /** What it words: where one of these is chosen, it may stand for it. */
  factKeys: string[];
  /** The same, and what else of the profile it leans on. */
  facts: FactThen[];
  /** Title, employer, dates ... of the entries that the facts belong to: the wording may name them. */
  heads: FactThen[];
  reasons: WordingReason[];
  origin: WordingOrigin;
  decision: WordingDecision;
  decidedAt: Date;
  revokedAt: Date | null;
  /** Of text and keys. */
  digest: string;
}

export const factThen = ({ key = "", entryKey, text }: Fact): FactThen => ({ key, entryKey: entryKey ?? null, text });

/** One wording is one text of one set of facts. */
export const wordingDigest = (text: string, factKeys: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([oneLine(text), [...new Set(factKeys)].sort()]))
    .digest("base64url");
