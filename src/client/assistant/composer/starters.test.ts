import { expect, it } from "vitest";
import { startersFor } from "./starters.ts";

const nothing = {
  ...{ success: true as const, has_profile: false, job_title: "", place: "", opening_url: null },
  ...{ has_documents: false, has_applied: false },
};
const textsFor = (steps: Parameters<typeof startersFor>[0]) => startersFor(steps).map(({ text }) => text);

it("fits the first steps to where the person stands", () => {
  expect(startersFor(nothing)[0]).toEqual({ text: "Attach my CV", isFile: true });
  const nurse = { ...nothing, has_profile: true, job_title: "Nurse", place: "Leeds, United Kingdom" };
  expect(textsFor(nurse), "their openings are what is next, above").toEqual([
    "What is missing in my profile?",
    "What can you do?",
  ]);
  const onBoard = { ...nurse, opening_url: "https://jobs.example.org/1" };
  expect(textsFor(onBoard)[0]).toBe("Openings for Nurse near Leeds");
  expect(textsFor({ ...onBoard, place: "" })).toEqual([
    "Openings for Nurse",
    "What is waiting on my board?",
    "What is missing in my profile?",
  ]);
  expect(textsFor(null)).toContain("Which jobs fit my profile?");
});
