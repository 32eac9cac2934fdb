import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSpelling, editDistance } from "./search-spelling.ts";

const spelling = createSpelling(
  new Map([
    ["software", 90],
    ["engineer", 200],
    ["engineering", 20],
    ["electrician", 50],
    ["accountant", 40],
    ["nurse", 70],
    ["receptionist", 10],
    ["chef", 30],
  ]),
);

describe("spelling", () => {
  it.each([
    ["sofware", "software"],
    ["enginer", "engineer"],
    ["electrican", "electrician"],
    ["acountent", "accountant"],
    ["nusre", "nurse"],
    ["recpetionist", "receptionist"],
  ])("mends '%s' to '%s'", (typed, meant) => {
    expect(spelling.mend(typed)).toBe(meant);
  });

  it("completes the beginning of a word to the most frequent one", () => {
    expect(spelling.mend("eng")).toBe("engineer");
    expect(spelling.mend("softw")).toBe("software");
  });

  it("leaves alone what it knows, what is short and what resembles nothing", () => {
    for (const word of ["nurse", "go", "c++", "astronaut", "chat"]) expect(spelling.mend(word)).toBe(word);
  });

  it("counts edits alike in both directions, and one for a single change", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === editDistance(b, a)));
    fc.assert(fc.property(word, (a) => editDistance(a, `${a}x`) === 1 && editDistance(a, a) === 0));
    expect(editDistance("nusre", "nurse")).toBe(1);
  });
});
