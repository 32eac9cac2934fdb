import { type FactBase, factsByKey } from "../../engines/truth/truth.ts";
import type { WordingDecision } from "../../shared/wordings/wordings.contract.ts";
import { type CitedFact, citedFact, isWordingOf, type Wording } from "./wording.ts";

export interface ChangedFact {
  fact: CitedFact;
  /** What it says now; null when it is not in the profile any more. */
  textNow: string | null;
}

export interface ChangedWording {
  wording: Wording;
  changes: ChangedFact[];
}

/** What a person decided, held against the facts of today. */
export interface WordingLedger {
  /** Kept, and every fact says what it said then: these may stand in a document. */
  valid: Wording[];
  /** Kept once, to be confirmed again. */
  changed: ChangedWording[];
  /**
   * What was decided on this text of these facts; undefined where it may be proposed. A declined or revoked wording is not
   * proposed again, whatever its facts say by now.
   */
  decisionOn(text: string, factKeys: readonly string[]): WordingDecision | undefined;
}

/** @param facts of the profile of today, with their keys */
export function ledgerOf(wordings: readonly Wording[], facts: FactBase): WordingLedger {
  const byKey = factsByKey(facts);
  const changesOf = (wording: Wording) =>
    wording.facts.flatMap((fact): ChangedFact[] => {
      const now = byKey.get(fact.key);
      if (!now) return [{ fact, textNow: null }];
      const { text, entryKey } = citedFact(now);
      return text === fact.text && entryKey === fact.entryKey ? [] : [{ fact, textNow: text }];
    });
  const kept = wordings.filter(isKept).map((wording) => ({ wording, changes: changesOf(wording) }));
  const valid = kept.flatMap(({ wording, changes }) => (changes.length === 0 ? [wording] : []));
  const refused = wordings.filter((wording) => !isKept(wording));
  const among = (some: readonly Wording[], text: string, keys: readonly string[]) =>
    some.some((wording) => isWordingOf(wording, text, keys));
  return {
    valid,
    changed: kept.filter(({ changes }) => changes.length > 0),
    decisionOn(text, factKeys) {
      if (among(valid, text, factKeys)) return "kept";
      return among(refused, text, factKeys) ? "declined" : undefined;
    },
  };
}

const isKept = ({ decision, revokedAt }: Wording) => decision === "kept" && revokedAt === null;
