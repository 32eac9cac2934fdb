import { expect, it } from "vitest";
import { wordsOf } from "../words/word-reading.ts";
import { tellsAligned } from "./bullet-alignment.ts";

const tells = (said: string, held: string, goesOn = false) =>
  tellsAligned(wordsOf(said), wordsOf(held), {
    ...{ telling: "bare", goesOn, isNow: false, isWhole: false, isMeasured: false, isPlaced: false },
  });

it.each([
  ["Stuttering treatment with the Lidcombe Program", "Treat stuttering with the Lidcombe Program."],
  ["Analysis of up to 30 batches of tablets per month by HPLC", "Analysed up to 30 tablet batches a month by HPLC."],
  [
    "Assessed swallowing in about 25 stroke patients on two wards",
    "Assessed swallowing in stroke patients on two wards, about 25 patients.",
  ],
  [
    "Led six welders and set the daily work plan",
    "Led a crew of six welders and two pipefitters and set the daily work plan.",
  ],
  ["Carried out weekly inspections of slings", "Inspected slings weekly."],
])("[DOCS-06] hears %j in %j", (said, held) => {
  expect(tells(said, held)).toBe(true);
});

it.each([
  ["Repaired the 14 ballast tanks of a tugboat", "Repaired the ballast tanks of 14 tugboats."],
  ["Rotations of four weeks on, two weeks off", "Rotations of two weeks on, four weeks off"],
  ["Replaced ethanol with acetonitrile", "Replaced acetonitrile with ethanol."],
  ["Passed five inspections with a rating of 3", "Passed three inspections, each with a rating of 5."],
  ["Managed 115 rooms", "Managed the linen inventory of 115 rooms."],
  ["Treated patients before hip replacement", "Treated patients after hip replacement."],
  ["Sold parts in Bergen for dealers in Oslo", "Sold parts in Oslo for dealers in Bergen."],
  ["Led the duty team", "Led the duty team on two days a week."],
  ["Rewrote the menu", "Helped the dietician rewrite the menu."],
  ["Settled claims of up to USD 75,000", "Settled claims of up to CAD 75,000."],
  ["Presents the results", "Presented the results."],
])("[DOCS-06] hears no %j in %j", (said, held) => {
  expect(tells(said, held)).toBe(false);
});
