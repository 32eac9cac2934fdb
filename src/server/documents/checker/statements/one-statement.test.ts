import { expect, it } from "vitest";
import type { Fact } from "../../../../engines/truth/truth.ts";
import { checkSentence } from "../sentence-checker.ts";

const rooms = (count: number) =>
  Array.from({ length: count }, (_, at) => `checked the alarms of room ${at + 1}`).join(", ");

function says(held: string, said: string): boolean {
  const statement: Fact = { id: "s", kind: "statement", section: "experience", entry: "experience.0", text: held };
  const end: Fact = { ...statement, id: "t", kind: "to", text: "2019-06" };
  return checkSentence({ text: said, facts: ["s"] }, new Map([statement, end].map((fact) => [fact.id, fact])))
    .supported;
}

it("tells a statement of many words in fewer, and one of very many in its own", () => {
  const told = (count: number) => [
    says(`Led a ward at night and ${rooms(count)}.`, `I led a ward at night and ${rooms(count)}.`),
    says(`Led a ward at night and ${rooms(count)}.`, "I checked the alarms of room 2."),
  ];
  expect(told(10)).toEqual([true, true]);
  expect(told(50)).toEqual([true, false]);
});

it("asks for no other reading of what is too long to have one in time", () => {
  const endless = (unit: string) => unit.repeat(2000 / unit.length).trim();
  expect(says(endless("responsible for "), "I was responsible for responsible.")).toBe(false);
  expect(says(endless("responsible for "), `I was ${endless("responsible for ")}.`)).toBe(false);
  expect(says(endless("led a team and "), "I led a team.")).toBe(false);
});
