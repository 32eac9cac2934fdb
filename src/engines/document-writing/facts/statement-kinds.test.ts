import { expect, it } from "vitest";
import { isLimitedPart, unsaidStatements } from "./statement-kinds.ts";

it.each([
  ["Laid off when the mill closed", true],
  ["Laid off staff in a fair way and found 12 of them new posts", false],
  ["Let go of old stock worth £30,000", false],
])("[DOCS-06] %j says why a job ended: %s", (text, isEnd) => {
  const statement = { id: "", entry: "job", kind: "statement", section: "experience", text } as const;
  expect(unsaidStatements(new Map())(statement)).toBe(isEnd);
});

it.each([
  ["Groendaken sinds 2021, samen 3.400 m2", false],
  ["Groendaken aangelegd, samen met de ploeg", true],
])("[DOCS-06] %j was done by others too: %s", (text, isShared) => {
  expect(isLimitedPart(text)).toBe(isShared);
});
