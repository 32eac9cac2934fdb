import { expect, it } from "vitest";
import { profileFromCvText } from "./cv-extraction.ts";

const readAs = (rows: string) =>
  profileFromCvText(`Anna Berg\nNurse\nanna@example.com\n\nEDUCATION\n${rows}\n\nSKILLS\nTriage, ECG\n`).education;

it.each([
  ["Bachelor of Science in Nursing 2012 – 2015\nUniversity of Bradford", "Bachelor of Science", "Nursing"],
  ["Bachelor of Science (Nursing) 2012 – 2015\nUniversity of Bradford", "Bachelor of Science", "Nursing"],
  ["Bachelor of Science, Nursing 2012 – 2015\nUniversity of Bradford", "Bachelor of Science", "Nursing"],
  ["University of Bradford, Leeds\nBachelor of Science in Nursing, 2015", "Bachelor of Science", "Nursing"],
  ["BSc (Hons) Nursing 2012 – 2015\nUniversity of Bradford", "BSc (Hons)", "Nursing"],
  ["B.S. in Nursing, Magna Cum Laude\nUniversity of Bradford\nMay 2015", "B.S.", "Nursing"],
  ["BS Nursing 2012 – 2015\nUniversity of Bradford", "BS", "Nursing"],
  ["Bachelor of Nursing Science 2015\nUniversity of Bradford", "Bachelor of Nursing Science", ""],
  [
    "Master Craftsman's Certificate, Hairdressing 2015\nTraining Centre",
    "Master Craftsman's Certificate",
    "Hairdressing",
  ],
])("[CHAT-21] tells a degree from its subject: %s", (rows, degree_type, specialization) => {
  expect(readAs(rows)).toMatchObject([{ degree_type, specialization }]);
});

it("[CHAT-21] takes a degree that names a school for the degree, where the other row names none", () => {
  expect(readAs("High School Diploma 2010 – 2013\nCETIS 50")).toMatchObject([
    { degree_type: "High School Diploma", institution: "CETIS 50" },
  ]);
});
