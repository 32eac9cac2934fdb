import { expect, it } from "vitest";
import { sentencesAbout } from "./said-about.ts";

const posting = "You work in three shifts. Nights are rare!\nWe pay for travel. A pension is included.";

it("finds the sentences of a posting that have a word, in whatever form", () => {
  expect(sentencesAbout(["the shift"], posting)).toEqual(["You work in three shifts."]);
  expect(sentencesAbout(["night", "pensions"], posting)).toEqual(["Nights are rare!", "A pension is included."]);
  expect(sentencesAbout(["parking"], posting)).toEqual([]);
  expect(sentencesAbout(["is it the"], posting)).toEqual([]);
  expect(sentencesAbout(["Nachtschicht"], posting)).toEqual(["Nights are rare!"]);
});

it("takes a condition as one, and not for each of its words", () => {
  const shifts = "Night shifts are part of the rota. You need a car. Part-time possible.";
  expect(sentencesAbout(["part time"], shifts)).toEqual(["Part-time possible."]);
});

it("takes the opposite of what is asked for nothing on it", () => {
  const posting = "Full-time with flexible start. The work is on site in Leeds.";
  expect(sentencesAbout(["part time"], posting)).toEqual([]);
  expect(sentencesAbout(["remote"], posting)).toEqual([]);
  expect(sentencesAbout(["full time"], posting)).toEqual(["Full-time with flexible start."]);
});
