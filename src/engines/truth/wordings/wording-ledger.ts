import type { WordingDecision } from "../../../shared/wordings/wordings.contract.ts";
import type { Fact, FactBase } from "../fact.ts";
import { factsByKey } from "../keys/facts-by-key.ts";
import { judgeWording } from "./judge-wording.ts";
import { type FactThen, factThen, type Wording, wordingDigest } from "./wording.ts";

export interface ChangedFact {
  fact: FactThen;
  /** What it says now; null when it is not in the profile any more. */
  textNow: string | null;
}

export interface ChangedWording {
  wording: Wording;
  changes: ChangedFact[];
}

/** What a person decided, held against the facts of today. */
export interface WordingLedger {
  /** Kept, and the facts still say it: these may stand in a document. */
  valid: Wording[];
  /** Kept once, to be confirmed again. */
  changed: ChangedWording[];
  /** Declined, or kept and revoked. */
  declined: Wording[];
  /**
   * What was decided on this text of these facts; undefined where it may be proposed. A declined or revoked wording is not
   * proposed again, whatever its facts say by now.
   */
  decisionOn(text: string, factKeys: readonly string[]): WordingDecision | undefined;
}

/** @param facts of the profile of today, with their keys */
export function ledgerOf(wordings: readonly Wording[], facts: FactBase): WordingLedger {
  const byKey = factsByKey(facts);
  const kept = wordings.filter(isKept).map((wording) => ({ wording, changes: changesOf(wording, byKey, facts) }));
  const valid = kept.flatMap(({ wording, changes }) => (changes.length === 0 ? [wording] : []));
  const declined = wordings.filter((wording) => !isKept(wording));
  const decisions = new Map<string, WordingDecision>([
    ...valid.map(({ digest }) => [digest, "kept"] as const),
    ...declined.map(({ digest }) => [digest, "declined"] as const),
  ]);
  return {
    valid,
    changed: kept.filter(({ changes }) => changes.length > 0),
    declined,
    decisionOn: (text, factKeys) => decisions.get(wordingDigest(text, factKeys)),
  };
}

const isKept = ({ decision, revokedAt }: Wording) => decision === "kept" && revokedAt === null;

/** Another title or end of a job matters only to a wording that is not true with it. */
function changesOf(
  { text, facts: then, heads }: Wording,
  byKey: ReadonlyMap<string, Fact>,
  facts: FactBase,
): ChangedFact[] {
  const changes = changesIn(then, byKey);
  if (changes.length > 0) return changes;
  const headChanges = changesIn(heads, byKey);
  if (headChanges.length === 0) return [];
  const cited = then.flatMap(({ key }) => byKey.get(key) ?? []);
  return judgeWording(text, cited, facts).verdict === "refused" ? headChanges : [];
}

function changesIn(then: readonly FactThen[], byKey: ReadonlyMap<string, Fact>): ChangedFact[] {
  return then.flatMap((fact): ChangedFact[] => {
    const now = byKey.get(fact.key);
    if (!now) return [{ fact, textNow: null }];
    const { text, entryKey } = factThen(now);
    return text === fact.text && entryKey === fact.entryKey ? [] : [{ fact, textNow: text }];
  });
}
