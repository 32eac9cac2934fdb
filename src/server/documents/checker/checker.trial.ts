import { describe, expect, it } from "vitest";
import { attackedStatements, attackOn } from "../../../../tests/liar/attacked/attacked-statements.ts";
import { misjudged } from "../../../../tests/liar/attacked/misjudged.ts";
import { tryLies, tryTruths, tryWriters } from "../../../../tests/liar/checker-trial.ts";
import { examine, examined, liesCitingAll } from "../../../../tests/liar/examined/examination.ts";
import { tryForeign } from "../../../../tests/liar/foreign-trial.ts";
import { makePairs } from "../../../../tests/liar/profile-posting-pair.ts";

// Each trade twice; `npm run bench:checker` takes three hundred pairs.
const pairs = makePairs(28, 7);

describe("a scripted liar and an honest writer", () => {
  it("[DOCS-06] lets no lie about a hard fact pass and at most one of two hundred others", () => {
    const lies = pairs.flatMap((pair) => tryLies(pair));
    const passed = lies.filter((lie) => lie.passed);
    expect(lies.length).toBeGreaterThan(900);
    expect(passed.filter(({ isHard }) => isHard).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
    expect(passed.length).toBeLessThanOrEqual(lies.length / 200);
  });

  it("[DOCS-06] lets all but one of fifty truthful rewordings pass", () => {
    const truths = pairs.flatMap(tryTruths);
    const refused = truths.filter((truth) => !truth.passed).map(({ kind, text }) => `${kind}: ${text}`);
    expect(truths.length).toBeGreaterThan(1000);
    expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(truths.length / 50);
  });

  it("[DOCS-06] leaves no sentence of the writers' documents without facts", () => {
    const trials = pairs.map(tryWriters);
    expect(trials.flatMap(({ unsupported }) => unsupported)).toEqual([]);
    expect(trials.every(({ sentences }) => sentences > 20)).toBe(true);
  });
});

describe("a liar and an honest writer in German, French and Spanish", () => {
  const trial = tryForeign();

  it("[DOCS-06] lets no lie pass", () => {
    expect(trial.lies.length).toBeGreaterThan(5000);
    expect(trial.lies.filter(({ passed }) => passed).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
  });

  it("[DOCS-06] lets the truth pass, and every sentence of the documents", () => {
    expect(trial.truths.length).toBeGreaterThan(300);
    expect(trial.truths.filter(({ passed }) => !passed).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
    expect(trial).toMatchObject({ unsupported: [], replaced: 0 });
  });
});

describe("people that the checker was measured with before anybody mended it for them", () => {
  it.each(Object.entries(examined))(
    "[DOCS-06] refuses every lie about the %s ones, and no more truths than is known",
    (_, { people, mostRefused }) => {
      const answers = people.flatMap((person) => examine(person, 1));
      const [lies, truths] = [answers.filter(({ isLie }) => isLie), answers.filter(({ isLie }) => !isLie)];
      expect(lies.length).toBeGreaterThan(250);
      expect(lies.filter(({ passed }) => passed).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
      const refused = truths.filter(({ passed }) => !passed).map(({ text }) => text);
      expect(refused.length / truths.length, refused.join("\n")).toBeLessThanOrEqual(mostRefused);
    },
  );

  it.each(Object.entries(examined))("[DOCS-06] refuses them when the whole profile is cited: %s", (_, { people }) => {
    expect(people.flatMap(liesCitingAll)).toEqual([]);
  });
});

it("[DOCS-06] refuses what had passed about statements that were bent", () => {
  expect(Object.entries(attackedStatements).flatMap((bent) => misjudged(attackOn(bent)))).toEqual([]);
});
