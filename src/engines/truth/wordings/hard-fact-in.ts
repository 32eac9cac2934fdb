import type { OwnWordsKind } from "../../../shared/wordings/wordings.contract.ts";
import type { FactBase } from "../fact.ts";
import type { Reason } from "../gate/reason.ts";
import { judge } from "../gate/verdict.ts";

/**
 * Whom one wants to work for, from when and why is in no profile: names, dates and plans are free. What one has and can is not.
 */
const qualifications = ["length", "hidden", "degree", "credential", "level", "award", "rank", "title", "superlative"];
const numbers = ["amount", "counted", "duration"];
const heldKinds: Record<OwnWordsKind, ReadonlySet<string>> = {
  motive: new Set([...qualifications, ...numbers]),
  courtesy: new Set([...qualifications, ...numbers]),
  availability: new Set(qualifications),
  notice: new Set(qualifications),
  answer: new Set(qualifications),
};

/**
 * The first hard fact in a person's own words that the profile lacks. What most people write needs no fact: all of the profile,
 * which may be a hundred jobs, is read only for what does.
 */
export function hardFactIn(text: string, kind: OwnWordsKind, facts: FactBase): Reason | undefined {
  const ofPerson = new Map([...facts].filter(([, { entry }]) => entry === null));
  return lackedBy(ofPerson, text, kind) && lackedBy(facts, text, kind);
}

function lackedBy(facts: FactBase, text: string, kind: OwnWordsKind): Reason | undefined {
  const { verdict, reasons } = judge(text, [...facts.keys()], { facts });
  return verdict === "refused" ? reasons.find((reason) => heldKinds[kind].has(reason.kind)) : undefined;
}
