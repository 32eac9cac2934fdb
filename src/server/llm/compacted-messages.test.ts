import type { ModelMessage } from "ai";
import { expect, it } from "vitest";
import { fencedData } from "../../shared/text/fenced-data.rules.ts";
import { compactedMessages } from "./compacted-messages.ts";

const jobs = Array.from({ length: 5 }, (_, at) => ({
  ...{
    job_title: `Nurse ${at}`,
    company: 'Aire "Care"',
    location: "Leeds",
    salary: "",
    job_url: `https://jobs.example/${at}`,
  },
  about: "x".repeat(2000),
}));

const turn = (text: string): ModelMessage[] => [
  { role: "user", content: text },
  { role: "assistant", content: [{ type: "tool-call", toolCallId: text, toolName: "search_jobs", input: {} }] },
  {
    role: "tool",
    content: [
      {
        type: "tool-result",
        toolCallId: text,
        toolName: "search_jobs",
        output: { type: "text", value: fencedData({ jobs }) },
      },
    ],
  },
  { role: "assistant", content: "Here they are." },
];

const resultsIn = (messages: ModelMessage[]) =>
  messages.filter(({ role }) => role === "tool").map((message) => JSON.stringify(message.content));

it("keeps the newest turn whole and the openings of those before it by name and address", () => {
  const [earlier = "", newest = ""] = resultsIn(compactedMessages([...turn("first"), ...turn("second")]));
  expect(newest).toContain("x".repeat(2000));
  expect(earlier).not.toContain("xxx");
  for (const { job_title, job_url } of jobs) {
    expect(earlier).toContain(job_title);
    expect(earlier).toContain(job_url);
  }
});

it("leaves out the oldest turns, each with its calls and results", () => {
  const messages = Array.from({ length: 60 }, (_, at) => turn(`message ${at} ${"y".repeat(900)}`)).flat();
  const kept = compactedMessages(messages);
  expect(JSON.stringify(kept).length).toBeLessThan(62_000);
  expect(kept[0]?.role).toBe("user");
  expect(kept.length % 4).toBe(0);
  expect(kept.slice(-4)).toEqual(messages.slice(-4));
});
