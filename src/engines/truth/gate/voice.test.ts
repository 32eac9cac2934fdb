import { expect, it } from "vitest";
import { denies, leavesOpen } from "./voice.ts";

it.each([
  ["I do not travel.", true],
  ["Ich arbeite nicht nachts.", true],
  ["Je ne travaille pas la nuit.", true],
  ["No trabajo de noche.", true],
  ["Non lavoro di notte.", true],
  ["Ik werk niet in het weekend.", true],
  ["Nie pracuję w nocy.", true],
  ["Não trabalho à noite.", true],
  ["Sem carta.", true],
  ["Senza patente.", true],
  ["Non-destructive testing of 40 welds a week", false],
  ["SEM and TEM of 200 samples", false],
  ["I left the navy to teach.", false],
])("%j denies something: %s", (sentence, isDenial) => {
  expect(denies(sentence)).toBe(isDenial);
});

it("leaves no paper open for a word of its name", () => {
  expect(leavesOpen("Non-destructive testing, level 2")).toBe(false);
  expect(leavesOpen("SEM operator")).toBe(false);
});
