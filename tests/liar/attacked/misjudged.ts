import { checkSentence } from "../../../src/server/documents/checker/sentence-checker.ts";
import { type Attack, attackLines, citingLine, factsOfAttack } from "./attack.ts";

/** The lies that pass and the truths that do not. */
export function misjudged(attack: Attack): string[] {
  const facts = factsOfAttack(attack);
  const passes = (line: string) => checkSentence(citingLine(line, facts), facts).supported;
  return [
    ...attackLines(attack.lies)
      .filter(passes)
      .map((text) => `passes: ${text}`),
    ...attackLines(attack.truths)
      .filter((text) => !passes(text))
      .map((text) => `refused: ${text}`),
  ];
}
