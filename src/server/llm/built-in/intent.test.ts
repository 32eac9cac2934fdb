import { describe, expect, it } from "vitest";
import { intentOf } from "./intent.ts";
import { jobRequestOf } from "./job-request.ts";
import type { Turn } from "./prompt-reading.ts";

const turn = (text: string, more: Partial<Turn> = {}): Turn => ({
  text,
  hasAttachment: false,
  results: [],
  searches: [],
  previousSearch: undefined,
  previousReply: "",
  ...more,
});

describe("requests for openings", () => {
  it.each([
    ["find me software engineer jobs in Germany", { title: "software engineer", country: "Germany" }],
    ["Find me Software Engineer jobs in Deutschland please!", { title: "Software Engineer", country: "Germany" }],
    ["fnd me nurse jbos in Germny", { title: "nurse", country: "Germany" }],
    ["I'm looking for a job as a nurse in Berlin", { title: "nurse", city: "Berlin" }],
    [
      "are there any openings for electricians near Austin, United States?",
      { title: "electricians", city: "Austin", country: "United States" },
    ],
    ["remote accountant", { title: "accountant", remote: true }],
    ["can you show me data analyst positions, work from home?", { title: "data analyst", remote: true }],
    ["software engineer Germany", { title: "software engineer", country: "Germany" }],
    ["Head of Marketing in the Netherlands", { title: "Head of Marketing", country: "Netherlands" }],
    ["cook", { title: "cook" }],
    ["jobs in Paris", { title: "", city: "Paris" }],
    ["find jobs", { title: "" }],
    ["teacher jobs in the UK", { title: "teacher", country: "United Kingdom" }],
    ["Ich suche eine Stelle als Krankenpfleger in München", { title: "Krankenpfleger", city: "München" }],
  ])("understands %s", (text, expected) => {
    const { leftOut: _, ...request } = jobRequestOf(text);
    expect(request).toEqual({ remote: false, ...expected });
    expect(intentOf(turn(text)).kind).toBe("jobs");
  });

  it("names what it leaves out", () => {
    expect(jobRequestOf("welder jobs in Canada with visa sponsorship")).toMatchObject({
      title: "welder",
      country: "Canada",
      leftOut: "with visa sponsorship",
    });
  });

  it("goes on with the former search", () => {
    const previousSearch = { title: "nurse", city: "Berlin", page: 2 };
    const requestAfter = (text: string) => {
      const intent = intentOf(turn(text, { previousSearch }));
      return intent.kind === "jobs" ? { ...intent.request, page: intent.page } : intent;
    };
    expect(requestAfter("more")).toMatchObject({ title: "nurse", city: "Berlin", page: 3 });
    expect(requestAfter("show me more please")).toMatchObject({ title: "nurse", city: "Berlin", page: 3 });
    expect(requestAfter("and in Munich?")).toMatchObject({ title: "nurse", city: "Munich", page: 1 });
    expect(requestAfter("what about France")).toMatchObject({ title: "nurse", country: "France", page: 1 });
    expect(requestAfter("only remote")).toMatchObject({ title: "nurse", city: "Berlin", remote: true });
    expect(requestAfter("plumber in Vienna")).toMatchObject({ title: "plumber", city: "Vienna" });
  });
});

describe("other wishes", () => {
  it.each([
    ["hi", "greeting"],
    ["Hello there!", "greeting"],
    ["thank you", "thanks"],
    ["what can you do?", "help"],
    ["write me a cover letter", "documents"],
    ["apply for me", "applying"],
    ["what is the capital of France?", "beyond"],
    ["How much do I earn in Germany?", "beyond"],
    ["tell me a joke", "beyond"],
  ])("%s is %s", (text, about) => {
    expect(intentOf(turn(text))).toEqual({ kind: "talk", about });
  });

  it.each([
    ["what did you read in my CV?", "cv"],
    ["improve my resume", "cv"],
    ["what is in my profile?", "profile"],
    ["show my proflie", "profile"],
    ["what are my skills", "profile"],
    ["where have I applied?", "board"],
    ["what is on my board", "board"],
    ["how many jobs did I apply to", "board"],
  ])("%s asks about the %s", (text, kind) => {
    expect(intentOf(turn(text)).kind).toBe(kind);
  });

  it("takes a file as a CV, and looks for work like it when asked to", () => {
    expect(intentOf(turn("", { hasAttachment: true })).kind).toBe("cv");
    expect(intentOf(turn("here is my cv", { hasAttachment: true })).kind).toBe("cv");
    expect(intentOf(turn("find me jobs that fit", { hasAttachment: true }))).toMatchObject({
      kind: "jobs",
      likeMe: true,
    });
    expect(intentOf(turn("find jobs that match my profile"))).toMatchObject({ kind: "jobs", likeMe: true });
  });
});
