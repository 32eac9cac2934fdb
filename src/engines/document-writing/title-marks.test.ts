import { expect, it } from "vitest";
import { withoutGenderMarks } from "./title-marks.ts";

it.each([
  ["Prozessingenieur (m/w/d)", "Prozessingenieur"],
  ["Infirmier (H/F)", "Infirmier"],
  ["Engineer (all genders), Berlin", "Engineer, Berlin"],
  ["Développeur H/F", "Développeur"],
  ["Koch [m/w/x] in Teilzeit", "Koch in Teilzeit"],
  ["Nurse (ICU)", "Nurse (ICU)"],
  ["A/B testing lead", "A/B testing lead"],
  ["(m/w/d)", "(m/w/d)"],
])("writes %j as %j", (title, plain) => {
  expect(withoutGenderMarks(title)).toBe(plain);
});
