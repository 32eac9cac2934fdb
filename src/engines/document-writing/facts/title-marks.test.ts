import { expect, it } from "vitest";
import { postingTitle } from "./title-marks.ts";

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
  expect(postingTitle(title)).toBe(plain);
});
