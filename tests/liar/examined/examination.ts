import { checkSentence } from "../../../src/server/documents/checker/sentence-checker.ts";
import { rememberedOf } from "../../../src/server/documents/checker/words/remembered.ts";
import { bentTruths, softBends } from "./bent-truths.ts";
import { examined } from "./examined-people.ts";
import { citedIds, type ExaminedPerson, examinedFacts, linesOf } from "./examined-person.ts";

export { examined };

export interface Answer {
  kind: string;
  text: string;
  cites: string;
  isLie: boolean;
  isHard: boolean;
  passed: boolean;
}

/** The same for all questions, as a person's are for all sentences of a document. */
const factsOf = rememberedOf(examinedFacts);

export function examine(person: ExaminedPerson, each = 100): Answer[] {
  const facts = factsOf(person);
  const answer = (kind: string, isLie: boolean, isHard: boolean) => (line: { text: string; cites: string }) => ({
    ...{ kind, isLie, isHard, text: line.text, cites: line.cites },
    passed: checkSentence({ text: line.text, facts: citedIds(line.cites, facts) }, facts).supported,
  });
  const truths = linesOf(person.truths);
  return [
    ...truths.map(answer("truth", false, false)),
    ...linesOf(person.hardLies).map(answer("hard lie", true, true)),
    ...linesOf(person.softLies).map(answer("soft lie", true, false)),
    ...bentTruths(person, truths, each).map((bent) => answer(bent.kind, true, !softBends.has(bent.kind))(bent)),
  ];
}

/** The lies written by hand that pass when every fact of the profile is cited; true of nothing in it. */
export function liesCitingAll(person: ExaminedPerson): string[] {
  const facts = factsOf(person);
  const ids = citedIds("all", facts);
  const { none: _, ...hardLies } = person.hardLies;
  const lies = [...linesOf(hardLies), ...linesOf(person.softLies)];
  return lies.map(({ text }) => text).filter((text) => checkSentence({ text, facts: ids }, facts).supported);
}
