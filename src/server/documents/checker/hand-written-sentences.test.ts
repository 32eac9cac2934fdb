import { describe, expect, it } from "vitest";
import { tryLies, tryTruths, tryWriters } from "../../../../tests/liar/checker-trial.ts";
import { handWrittenLies } from "../../../../tests/liar/hand-written-lies.ts";
import { cited, handWrittenFacts } from "../../../../tests/liar/hand-written-profile.ts";
import { handWrittenTruths } from "../../../../tests/liar/hand-written-truths.ts";
import { makePairs } from "../../../../tests/liar/profile-posting-pair.ts";
import { checkSentence } from "./sentence-checker.ts";

describe("sentences thought up one by one", () => {
  const facts = handWrittenFacts();
  const verdicts = (lists: Partial<Record<string, string>>) =>
    Object.entries(lists).flatMap(([about, lines = ""]) =>
      lines
        .trim()
        .split("\n")
        .map((text) => ({ text, ...checkSentence({ text, facts: cited[about] ?? [] }, facts) })),
    );

  it("[DOCS-06] refuses every lie", () => {
    const lies = verdicts(handWrittenLies);
    expect(lies.length).toBeGreaterThan(200);
    expect(lies.filter(({ supported }) => supported).map(({ text }) => text)).toEqual([]);
  });

  it("[DOCS-06] lets truths pass, but those that rest on another sentence", () => {
    const truths = verdicts(handWrittenTruths);
    expect(truths.length).toBeGreaterThan(60);
    expect(truths.filter(({ supported }) => !supported).map(({ text }) => text)).toEqual([
      "Before that, I worked as Process Engineer at Polska Farba S.A.",
    ]);
  });
});

it("[DOCS-06] lets no lie of two scripted liars pass, and of honest writers most; `npm run bench:checker` tries thousands", () => {
  const pairs = makePairs(2, 7);
  expect(pairs.flatMap((pair) => tryLies(pair)).filter(({ passed }) => passed)).toEqual([]);
  const truths = pairs.flatMap(tryTruths);
  expect(truths.filter(({ passed }) => passed).length).toBeGreaterThan(0.9 * truths.length);
  expect(pairs.flatMap((pair) => tryWriters(pair).unsupported)).toEqual([]);
});
