import type { ConfirmedWording } from "../../../shared/wordings/wordings.contract.ts";
import type { FactBase } from "../fact.ts";
import { placedFact } from "../fact-places.ts";
import { factsByKey } from "../keys/facts-by-key.ts";
import type { Wording } from "./wording.ts";
import { type ChangedWording, ledgerOf } from "./wording-ledger.ts";

/** The confirmed wordings in the order of the profile, each with where it belongs; those whose facts are gone at the end. */
export function shownWordings(wordings: Wording[], facts: FactBase): ConfirmedWording[] {
  const byKey = factsByKey(facts);
  const { valid, changed } = ledgerOf(wordings, facts);
  const places = new Map([...byKey.keys()].map((key, place) => [key, place]));
  const placeOf = ({ factKeys }: Wording) => Math.min(...factKeys.map((key) => places.get(key) ?? places.size));
  const whereOf = ({ factKeys }: Wording) => {
    const [fact] = factKeys.flatMap((key) => byKey.get(key) ?? []);
    return fact ? placedFact(fact, facts).where : "No longer in your profile";
  };
  return [...valid.map((wording): ChangedWording => ({ wording, changes: [] })), ...changed]
    .sort((one, other) => placeOf(one.wording) - placeOf(other.wording))
    .map((one) => shownWording(one, whereOf(one.wording)));
}

function shownWording({ wording, changes }: ChangedWording, where: string): ConfirmedWording {
  const { id, text, language, form, origin, decidedAt } = wording;
  return {
    id,
    text,
    language,
    form,
    origin,
    decided_at: decidedAt.toISOString(),
    where,
    state: changes.length > 0 ? "changed" : "valid",
    facts: wording.facts
      .filter(({ key }) => wording.factKeys.includes(key))
      .map(({ key, text: then }) => ({ key, text: then })),
    changes: changes.map(({ fact, textNow }) => ({ key: fact.key, before: fact.text, now: textNow })),
  };
}
