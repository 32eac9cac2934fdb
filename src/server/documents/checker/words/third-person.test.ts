import { expect, it } from "vitest";
import type { Fact } from "../../../../engines/truth/truth.ts";
import { checkSentence } from "../sentence-checker.ts";

const lines = [
  "Leads a pastry team of nine.",
  "Leads for the sales team of nine.",
  "Runs the ward of 28 beds on the day shift.",
  "Cranes the loads of four sites.",
];

function says(text: string, line: number, to = ""): boolean {
  const about = { section: "experience", entry: "experience.0" } as const;
  const facts: Fact[] = [
    { ...about, id: "from", kind: "from", text: "2019-03" },
    { ...about, id: "to", kind: "to", text: to },
    ...lines.map((told, index) => ({ ...about, id: `line.${index}`, kind: "statement" as const, text: told })),
  ];
  return checkSentence({ text, facts: [`line.${line}`, "to"] }, new Map(facts.map((fact) => [fact.id, fact])))
    .supported;
}

it("[DOCS-06] knows work in the third person for the person's own while it goes on", () => {
  expect(says("I lead a pastry team of nine.", 0)).toBe(true);
  expect(says("I run the ward of 28 beds on the day shift.", 2)).toBe(true);
  expect(says("Leads a pastry team of nine.", 0, "2021-05")).toBe(true);
});

it.each([
  ["I lead a pastry team of nine.", 0, "2021-05"],
  ["I lead a pastry team of ten.", 0, ""],
  ["I lead pastry.", 0, ""],
  ["I crane the loads of four sites.", 3, ""],
  ["I built a pastry team of nine.", 0, ""],
  ["I run the ward of 28 beds on the night shift.", 2, ""],
  ["I run the ward of 28 beds.", 1, ""],
])("[DOCS-06] but refuses %j of line %i that ends %j", (text, line, to) => {
  expect(says(text, line, to)).toBe(false);
});
