import { expect, it } from "vitest";
import { jobInWords, type ListingLine } from "./listing-words.ts";

const line = (text: string, strong = ""): ListingLine => ({ text, strong });
const found = { job_title: "Process Engineer", company: "Kernwerk" };

it.each<[string, ListingLine[]]>([
  ["bold, then at", [line("Process Engineer at Kernwerk, Berlin – €60,000", "Process Engineer")]],
  ["bold, then a dash", [line("Process Engineer – Kernwerk (Berlin)", "Process Engineer")]],
  ["bold, then a colon", [line("Process Engineer: Kernwerk", "Process Engineer")]],
  ["bold with both", [line("Process Engineer at Kernwerk", "Process Engineer at Kernwerk")]],
  ["bold, company below", [line("1. Process Engineer", "1. Process Engineer"), line("Kernwerk • Berlin")]],
  [
    "heading of its own",
    [line("Process Engineer", "Process Engineer"), line("Kernwerk"), line("Berlin"), line("€60,000")],
  ],
  ["plain words", [line("Process Engineer - Kernwerk - Berlin")]],
  ["plain words with a number", [line("1. Process Engineer at Kernwerk | Berlin")]],
  ["labels", [line("Title: Process Engineer"), line("Company: Kernwerk"), line("Location: Berlin")]],
  ["bold labels", [line("Job Title: Process Engineer", "Job Title:"), line("Company: Kernwerk", "Company:")]],
  ["a title with a hyphen", [line("Process Engineer at Kernwerk")]],
  ["below a sentence", [line("Here is one."), line("Process Engineer, Kernwerk", "Process Engineer")]],
])("[CHAT-11] finds title and company: %s", (_name, lines) => {
  expect(jobInWords(lines)).toEqual(found);
});

it("keeps hyphens within a name", () => {
  expect(jobInWords([line("Full-Stack Developer at Rolls-Royce", "Full-Stack Developer")])).toEqual({
    job_title: "Full-Stack Developer",
    company: "Rolls-Royce",
  });
});

it.each([[[]], [[line("Have a look")]], [[line("")]], [[line("Engineer", "Engineer")]]])(
  "[CHAT-12] finds no job where title or company is missing",
  (lines) => {
    expect(jobInWords(lines)).toBeUndefined();
  },
);
