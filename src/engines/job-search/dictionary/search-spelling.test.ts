import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { editDistance } from "../../text/text.ts";
import { createSpelling } from "./search-spelling.ts";

const counts = new Map([
  ["software", 90],
  ["engineer", 200],
  ["engineering", 20],
  ["electrician", 50],
  ["electrical", 10],
  ["accountant", 40],
  ["nurse", 70],
  ["receptionist", 10],
  ["chef", 30],
]);
const spelling = createSpelling((word) => counts.get(word) ?? 0);

beforeAll(() => spelling.learn([...counts.keys(), "carpenter"]));

describe("spelling", () => {
  it.each([
    ["sofware", "software"],
    ["enginer", "engineer"],
    ["electrican", "electrician"],
    ["acountent", "accountant"],
    ["nusre", "nurse"],
    ["recpetionist", "receptionist"],
  ])("corrects '%s' to '%s'", (typed, meant) => {
    expect(spelling.near(typed)[0]).toBe(meant);
  });

  it("takes no word for one that begins otherwise, or that is a hundred times rarer than another", async () => {
    const words = createSpelling((word) => ({ leader: 900, cleaner: 0, manager: 5000, manacer: 9 })[word] ?? 0);
    await words.learn(["leader", "manager", "manacer"]);
    expect(words.near("beader")).toEqual([]);
    expect(words.near("elader")[0]).toBe("leader");
    expect(words.near("managcer")[0]).toBe("manager");
    expect(words.near("cleaner")).toEqual([]);
  });

  it("completes the beginning of a word, the most frequent first", () => {
    expect(spelling.completions("eng")).toEqual(["engineer", "engineering"]);
    expect(spelling.completions("electri")).toEqual(["electrician", "electrical"]);
    expect(spelling.completions("en")).toEqual([]);
  });

  it("leaves alone what is short, what resembles nothing, and what resembles a word that is gone", () => {
    for (const word of ["go", "c++", "astronaut", "chat", "carpentre"]) expect(spelling.near(word)).toEqual([]);
  });

  it("finds every word of eight letters or more within two edits of all but its first letter", () => {
    const letters = "abcdefghijklmnopqrstuvwxyz".split("");
    const edit = fc.tuple(fc.nat(11), fc.constantFrom(...letters), fc.constantFrom("add", "drop", "swap", "replace"));
    const word = fc.constantFrom<string>("software", "engineering", "electrician", "accountant", "receptionist");
    fc.assert(
      fc.property(word, fc.array(edit, { maxLength: 2 }), (meant, edits) => {
        const typed = edits.reduce<string>(
          (text, [at, letter, kind]) => edited(text, at % text.length, letter, kind),
          meant,
        );
        fc.pre(typed.length >= 8 && typed[0] === meant[0] && !counts.has(typed) && editDistance(typed, meant) <= 2);
        const [found] = spelling.near(typed);
        expect(found).toBeDefined();
        expect(editDistance(typed, found ?? "")).toBeLessThanOrEqual(editDistance(typed, meant));
      }),
    );
  });

  it("counts edits alike in both directions, and one for a single change", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === editDistance(b, a)));
    fc.assert(fc.property(word, (a) => editDistance(a, `${a}x`) === 1 && editDistance(a, a) === 0));
    expect(editDistance("nusre", "nurse")).toBe(1);
  });
});

function edited(text: string, at: number, letter: string, kind: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (kind === "add") return before + letter + after;
  if (kind === "drop") return before + after.slice(1);
  if (kind === "replace") return before + letter + after.slice(1);
  return before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2);
}
