import { expect, it } from "vitest";
import { ofJob } from "../../../../../tests/liar/attacked/attack.ts";
import { verbLies, verbTruths } from "../../../../../tests/liar/attacked/equal-verb-pairs.ts";
import { misjudged } from "../../../../../tests/liar/attacked/misjudged.ts";
import { namedLies, namedTruths } from "../../../../../tests/liar/attacked/named-achievement-pairs.ts";

const pairs = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" => "))
    .map(([held = "", said = ""]) => ({ about: ofJob(held), said: said.replaceAll(" / ", "\n") }));

it("[DOCS-06] knows what a verb says as well as another, or less", () => {
  expect(pairs(verbTruths).flatMap(({ about, said }) => misjudged({ about, lies: "", truths: said }))).toEqual([]);
});

it("[DOCS-06] knows where a verb would say more, or something else", () => {
  expect(pairs(verbLies).flatMap(({ about, said }) => misjudged({ about, lies: said }))).toEqual([]);
});

it("[DOCS-06] puts before what is only named the verbs that its noun holds", () => {
  expect(pairs(namedTruths).flatMap(({ about, said }) => misjudged({ about, lies: "", truths: said }))).toEqual([]);
  expect(pairs(namedLies).flatMap(({ about, said }) => misjudged({ about, lies: said }))).toEqual([]);
});
