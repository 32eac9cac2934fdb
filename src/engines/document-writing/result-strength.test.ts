import { expect, it } from "vitest";
import { resultStrength } from "./result-strength.ts";

it.each([
  ["Shortened the average lifting cycle from 9 to 7 minutes.", 4],
  ["Verkürzte den Abschluss von 9 auf 5 Tage.", 4],
  ["Cut solvent losses by 18 %.", 2],
  ["Managed a budget of 40,000 zł.", 2],
  ["Trained 12 colleagues.", 1],
  ["13 of 14 trainees passed first time.", 2],
  ["Drive M5000 trams since 2017.", 0],
  ["Answered the telephone.", 0],
])("%j names so much of a result: %i", (statement, strength) => {
  expect(resultStrength(statement)).toBe(strength);
});
