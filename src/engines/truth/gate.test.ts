import fc from "fast-check";
import { expect, it } from "vitest";
import { type LabelledSentence, truthSets } from "../../../tests/truth/truth-sets.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { judge, profileFacts } from "./truth.ts";

const today = "2026-11-23";
const verdictOf = ({ text, cites, facts }: Pick<LabelledSentence, "text" | "cites" | "facts">) =>
  judge(text, cites, { facts, today }).verdict;

/** Of all sets one lie in so many: the bench judges every one. */
const sampled = 25;

it("proves no lie", () => {
  const lies = truthSets(2).flatMap(({ sentences }) => sentences.filter(({ label }) => label !== "truth"));
  const some = lies.filter((_, at) => at % sampled === 0);
  expect(some.length).toBeGreaterThan(250);
  expect(some.filter((lie) => verdictOf(lie) === "proven").map(({ text }) => text)).toEqual([]);
});

const empty = emptyProfile();
const statements = [
  "Trained 12 nurses and two students in March 2019",
  "Saved 4,500 euros a year by changing the supplier Vitalis",
  "Drove a 40-tonne lorry between Porto and Lyon for six months",
  "Cut waiting times from 35 to 20 minutes",
];
const job = (company: string, responsibilities: string[]) => ({
  ...{ company, title: "Team Leader", location: "Leeds", from: "2018-02", to: "2022-06", responsibilities },
  notable_achievements: [],
});
const facts = profileFacts({
  ...empty,
  professional_experience: [job("Norbert Foods", statements), job("Calder Freight", ["Packed parcels"])],
});
const own = fc.constantFrom(...statements.map((text, index) => ({ text, id: `experience.0.statement.${index}` })));
const isProven = (text: string, id: string, entry?: string) =>
  judge(text, [id], { facts, today, ...(entry ? { entry } : {}) }).verdict === "proven";

it("proves the person's own words, with a stop behind them too", () => {
  fc.assert(fc.property(own, ({ text, id }) => isProven(text, id) && isProven(`${text}.`, id)));
});

it("proves nothing with another digit", () => {
  const other = fc.tuple(own, fc.nat(), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(other, ([{ text, id }, place, by]) => {
      const digits = [...text.matchAll(/\d/g)];
      const digit = digits[place % Math.max(digits.length, 1)];
      if (!digit) return true;
      const changed = `${text.slice(0, digit.index)}${(Number(digit[0]) + by) % 10}${text.slice(digit.index + 1)}`;
      return !isProven(changed, id);
    }),
  );
});

it("proves nothing without one of its words", () => {
  fc.assert(
    fc.property(own, fc.nat(), ({ text, id }, place) => {
      const words = text.split(" ");
      const left = words.filter((_, at) => at !== place % words.length).join(" ");
      return !isProven(left, id);
    }),
  );
});

it("proves nothing with another month, name, unit or word in the place of one", () => {
  const others = fc.constantFrom("April", "hours", "kilos", "Hamburg", "students", "thirty", "by", "Roche", "dollars");
  fc.assert(
    fc.property(own, fc.nat(), others, ({ text, id }, place, other) => {
      const words = text.split(" ");
      const at = place % words.length;
      return words[at] === other || !isProven(words.with(at, other).join(" "), id);
    }),
  );
});

it("proves no line under another job", () => {
  fc.assert(
    fc.property(own, ({ text, id }) => isProven(text, id, "experience.0") && !isProven(text, id, "experience.1")),
  );
});

it("answers at once to what is made to stall it", () => {
  const hostile = [
    "1 ".repeat(700),
    "a-".repeat(700),
    "from 1 to ".repeat(140),
    "I, ".repeat(400),
    "x".repeat(1_000_000),
  ];
  for (const text of hostile)
    expect(judge(text, ["experience.0.statement.0"], { facts, today }).verdict).not.toBe("proven");
});

it("answers to any text without throwing, and proves none of it", () => {
  const any = fc.oneof(
    fc.string({ unit: "binary", maxLength: 2000 }),
    fc.string({
      unit: fc.constantFrom("\u202e", "\u0000", "9", ".", ",", "א", "ß", " ", "I", "½", "%"),
      maxLength: 2000,
    }),
  );
  fc.assert(
    fc.property(any, own, (text, { id }) => !isProven(text, id)),
    { numRuns: 40 },
  );
});
