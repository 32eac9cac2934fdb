import { describe, expect, it } from "vitest";
import { nextStep } from "./next-step.ts";
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

describe("what the tools would refuse", () => {
  it.each([
    `find ${"x".repeat(201)} jobs`,
    `find me ${"very ".repeat(100)}senior engineer jobs in Germany`,
    `find nurse jobs in ${"y".repeat(101)}`,
  ])("[CHAT-22] asks for a shorter title", (text) => {
    expect(nextStep(turn(text))).toMatchObject({ reply: expect.stringContaining("too long for a job title") });
  });

  it("[CHAT-22] does not guess a title that is too long", () => {
    const title = `${"x".repeat(150)}`;
    const city = "y".repeat(90);
    const found = { unknown_place: city, place: "", page: 1, more: false, jobs: [] };
    const step = nextStep(
      turn(`find ${title} jobs in ${city}`, {
        searches: [{ title, city }],
        results: [{ tool: "search_jobs", data: found }],
      }),
    );
    expect(step).toMatchObject({ reply: expect.any(String) });
  });
});
