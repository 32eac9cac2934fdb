import type { Attack } from "./attack.ts";

/** One thing told as several, and a part of a number as a number. */
export const attackedCounts: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Won the silver cup in 2016.": { lies: "I won silver cups in 2016.", truths: "I won the silver cup in 2016." },
  "Gave a talk in Bonn.": { lies: "I gave talks in Bonn.", truths: "I gave a talk in Bonn.\nI spoke in Bonn." },
  "Gave talks in Bonn.": { lies: "", truths: "I gave talks in Bonn.\nI spoke in Bonn." },
  "Carried out a survey of 40 farms.": {
    lies: "I carried out surveys of 40 farms.",
    truths: "I surveyed 40 farms.",
  },
  "Talk at the congress in Bonn": {
    lies: "Talks at the congress in Bonn\nI gave talks at the congress in Bonn.",
    truths: "Talk at the congress in Bonn",
  },
  "Survey of 40 farms": { lies: "Surveys of 40 farms" },
  "Handled 1,200 admissions without a single complaint.": {
    lies: "I handled 1,200 complaints.",
    truths: "I handled 1,200 admissions without a single complaint.",
  },
  "Represented the laboratory at the weekly production meeting.": {
    lies: "",
    truths: "I represented the laboratory at weekly production meetings.",
  },
  "Built two and a half kilometres of fence.": {
    lies: "I built half a kilometre of fence.\nI built two kilometres of fence.",
    truths: "I built 2.5 kilometres of fence.",
  },
  "Sold 900 tickets in May, 200 above target.": {
    lies: "I sold 900 tickets above target.\nI sold 200 tickets in May.",
    truths: "I sold 900 tickets in May.",
  },
};
