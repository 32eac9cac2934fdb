import { expect, it } from "vitest";
import { firstPerson } from "./first-person.ts";

it.each([
  ["Cut solvent losses by 18 %.", "I cut solvent losses by 18 %"],
  ["Trained four shift teams", "I trained four shift teams"],
  ["Planned and supervised 12,300 m of drilling", "I planned and supervised 12,300 m of drilling"],
  ["Wrote lift plans", "I wrote lift plans"],
  ["Responsible for the solvent recovery unit;", "I was responsible for the solvent recovery unit"],
])("words %j as %j", (line, sentence) => {
  expect(firstPerson(line, false)).toBe(sentence);
});

it("uses the present tense only where it is still so", () => {
  expect(firstPerson("Manage a team of six", true)).toBe("I manage a team of six");
  expect(firstPerson("Manage a team of six", false)).toBeUndefined();
  expect(firstPerson("Responsible for two plants", true)).toBe("I am responsible for two plants");
});

it.each([
  ["Leads a pastry team of nine.", "I lead a pastry team of nine"],
  ["Supervises the night shift", "I supervise the night shift"],
  ["Teaches two classes and their parents", "I teach two classes and their parents"],
  ["Lead 12 people", "I lead 12 people"],
  ["Train new colleagues in customs clearance", "I train new colleagues in customs clearance"],
  ["Attend home births on call", "I attend home births on call"],
])("words %j as %j where no noun can be meant, and only while it goes on", (line, sentence) => {
  expect(firstPerson(line, true)).toBe(sentence);
  expect(firstPerson(line, false)).toBeUndefined();
});

it.each([
  "Chilled sauces, 85 SKUs, shelf life 28-42 days",
  "Cut flowers for two markets a week",
  "Built environment and planning",
  "Smoked fish from Norway to Spain",
  "Elected to the board by 40 colleagues",
  "Awarded the regional safety prize",
  "Trained in first aid",
  "Promoted twice",
  "Leads for the sales team",
  "Runs a ward and plans the roster",
  "Prices the products",
  "Fixed income trading",
  "Design reviews for bridges",
  "Test automation in Java",
  "Plan quality for new builds",
  "Team of six",
  "SQL and Python",
  "Verantwortlich für X",
  "Led. And left",
  "",
])("leaves %j as it is", (line) => {
  expect(firstPerson(line, true)).toBeUndefined();
});
