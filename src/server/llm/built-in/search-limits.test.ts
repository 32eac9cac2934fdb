import type { LanguageModelV3Prompt } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import type { SearchJobsInput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { fencedData } from "../fenced-data.ts";
import type { Lexicon, LexiconPlace } from "./lexicon.ts";
import { nextStep } from "./next-step.ts";
import { turnOf } from "./prompt-reading.ts";

const places: Record<string, LexiconPlace> = {
  berlin: { country: "Germany", city: "Berlin" },
  bath: { country: "United Kingdom", city: "Bath" },
  nice: { country: "France", city: "Nice" },
  google: { country: "United States", state: "Kansas", city: "Topeka" },
  georgia: { country: "Georgia" },
  boston: { country: "United States", city: "Boston" },
  "new york": { country: "United States", city: "New York" },
};
const lexicon: Lexicon = {
  place: (name) => places[name.toLowerCase()],
  placeNear: () => undefined,
  titleCount: async (word) => (["nurse", "cook", "teacher", "software"].includes(word) ? 10 : 0),
  correctedTitle: async (word) => word,
};

const user = (text: string): LanguageModelV3Prompt[number] => ({ role: "user", content: [{ type: "text", text }] });
function search(
  input: SearchJobsInput,
  place: string,
  locations: string[],
  salaries: string[] = [],
): LanguageModelV3Prompt {
  const jobs = locations.map((location, index) => ({
    job_title: "Title",
    company: "Company",
    location,
    salary: salaries[index] ?? "",
    job_url: "https://jobs.example.org/1",
    about: "",
  }));
  const value = fencedData({ place, page: 1, more: false, jobs });
  const call = { toolCallId: "1", toolName: "search_jobs" };
  return [
    { role: "assistant", content: [{ type: "tool-call", ...call, input }] },
    { role: "tool", content: [{ type: "tool-result", ...call, output: { type: "text", value } }] },
  ];
}
const step = (...prompt: LanguageModelV3Prompt) => nextStep(turnOf(prompt), lexicon);
const nurseInBerlin = [
  user("nurse in Berlin"),
  ...search({ title: "nurse", country: "Germany", city: "Berlin" }, "Berlin, Germany", ["Berlin, Germany"]),
];

describe("what cannot be searched by", () => {
  it.each(["jobs at Google", "jobs at Microsoft", "Microsoft jobs", "openings at Penhallow Hospital", "Google"])(
    "[CHAT-22] says so of an employer and searches nothing: %s",
    async (text) => {
      expect(await step(user(text))).toEqual({ reply: expect.stringContaining("cannot search by employer yet") });
    },
  );

  it("[CHAT-22] leaves the employer out of a search by title, and says so first", async () => {
    const input = { title: "software engineer" };
    const asked = user("software engineer at Google");
    expect(await step(asked)).toEqual({ call: "search_jobs", input });
    const answered = await step(asked, ...search(input, "", ["Berlin, Germany"]));
    expect(answered).toEqual({ reply: expect.stringMatching(/^I cannot search by “Google” and left that out\./) });
  });

  it.each(["in Asia", "jobs in Asia", "nurse in africa"])("[CHAT-22] says so of a continent: %s", async (text) => {
    for (const before of [[], nurseInBerlin])
      expect(await step(...before, user(text))).toEqual({ reply: expect.stringContaining("I cannot search all of") });
  });

  it("searches anywhere for remote work in a continent", async () => {
    const input = { title: "nurse", remote: true };
    expect(await step(user("remote nurse in europe"))).toMatchObject({ call: "search_jobs", input });
  });
});

describe("places", () => {
  it.each([
    ["teacher in Nice", { title: "teacher", country: "France", city: "Nice" }],
    ["New York or Boston", { title: "", country: "United States", city: "New York" }],
    ["nice teacher jobs", { title: "teacher" }],
  ])("[CHAT-22] %s", async (text, input) => {
    expect(await step(user(text))).toEqual({ call: "search_jobs", input });
  });

  it.each([
    ["near", "Bristol, England"],
    ["in", "Bath, England"],
  ])("[CHAT-22] says whether openings are %s the town", async (where, location) => {
    const input = { title: "cook", country: "United Kingdom", city: "Bath" };
    const answered = await step(user("cook in Bath"), ...search(input, "Bath, England, United Kingdom", [location]));
    expect(answered).toEqual({ reply: expect.stringContaining(`for **cook** ${where} Bath`) });
  });

  it("[CHAT-22] tries the state where the country of Georgia has no opening", async () => {
    const asked = user("nurse in Georgia");
    const country = search({ title: "nurse", country: "Georgia" }, "Georgia", []);
    const input = { title: "nurse", country: "United States", state: "Georgia" };
    expect(await step(asked, ...country)).toEqual({ call: "search_jobs", input });
    const answered = await step(asked, ...country, ...search(input, "Georgia, United States", ["Atlanta, Georgia"]));
    expect(answered).toEqual({ reply: expect.stringContaining("in Georgia, United States") });
  });
});

it.each([
  [["€40,000 – €45,000 a year", "€4,000 a month", ""], /Not all .*Number 2 is/s],
  [["€40,000 a year", "£30 – £36 an hour", "£20 an hour"], /do not convert.*Number 1, .*Number 2, /s],
  [["", "", ""], /^None of/],
])("[CHAT-22] says which of the openings just shown pays the most: %j", async (salaries, expected) => {
  const listed = nurseInBerlin.slice(0, 1).concat(search({ title: "nurse" }, "", salaries, salaries));
  for (const text of ["which one pays the most?", "Which one is best paid?", "which pays best"])
    expect(await step(...listed, user(text))).toEqual({ reply: expect.stringMatching(expected) });
});

it("[CHAT-22] takes another kind of job for another search", async () => {
  const { input } = await step(...nurseInBerlin, user("remote react jobs paying at least 80k")).then((next) =>
    "input" in next ? next : { input: {} },
  );
  expect(input).toMatchObject({ title: "react", remote: true, pay_at_least: 80_000 });
  expect(input).not.toHaveProperty("city");
});
