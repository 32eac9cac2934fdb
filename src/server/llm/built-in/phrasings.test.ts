import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { intentOf } from "./intent.ts";
import { jobRequestOf } from "./job-request.ts";
import { nextStep } from "./next-step.ts";
import type { Turn } from "./prompt-reading.ts";
import { talkReply } from "./reply-talk.ts";

const turn = (text: string, more: Partial<Turn> = {}): Turn => ({
  text,
  hasAttachment: false,
  results: [],
  searches: [],
  previousSearch: undefined,
  previousReply: "",
  ...more,
});

describe("requests in other words", () => {
  it.each([
    ["engineer jobs in Germany or France", { title: "engineer", country: "Germany", leftOut: "or France" }],
    ["nurse jobs in Berlin or Munich", { title: "nurse", city: "Berlin", leftOut: "or Munich" }],
    ["cook in Germany or in Austria", { title: "cook", country: "Germany", leftOut: "or in Austria" }],
    ["nurse in Trinidad and Tobago", { title: "nurse", country: "Trinidad & Tobago" }],
    ["software engineer, Munich", { title: "software engineer", city: "Munich", leftOut: "" }],
    ["software engineer, Munich, Germany", { title: "software engineer", city: "Munich", country: "Germany" }],
    ["nurse jobs in Berlin, not night shift", { title: "nurse", city: "Berlin", leftOut: "not night shift" }],
    ["part-time teacher in Spain", { title: "teacher", country: "Spain", leftOut: "part-time" }],
    ["entry level marketing jobs", { title: "marketing", leftOut: "entry level" }],
    ["nurse jobs in Lagos", { title: "nurse", city: "Lagos" }],
  ])("[CHAT-22] understands %s", (text, expected) => {
    const request = jobRequestOf(text);
    expect(request).toMatchObject(expected);
    expect(intentOf(turn(text)).kind).toBe("jobs");
  });

  it("stays quick on hostile text", () => {
    const started = performance.now();
    for (const unit of ["in a or ", "in a or B ", ", no ", "part-time ", "a, ", "don't want ", "in "])
      intentOf(turn(unit.repeat(1200)));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe("what is no search", () => {
  it.each([
    ["no nurse jobs please", "excluding"],
    ["I don't want sales jobs", "excluding"],
    ["I lost my job and feel terrible", "comfort"],
    ["delete my account", "account"],
    ["how do I cancel my subscription?", "subscription"],
  ])("%s is %s", (text, about) => {
    expect(intentOf(turn(text))).toEqual({ kind: "talk", about });
  });

  it("still searches when a search is asked for as well", () => {
    expect(intentOf(turn("I lost my job, find me nurse jobs in Berlin")).kind).toBe("jobs");
    expect(intentOf(turn("no, nurse jobs please")).kind).toBe("jobs");
  });

  it("names the page that can do it", () => {
    expect(talkReply("account")).toContain("(/account)");
    expect(talkReply("subscription")).toContain("(/subscription)");
  });
});

describe("the person's own things", () => {
  const attachment = { tool: "read_attachment", data: { attachment: null } };
  const stored = (profile = engineerProfile()) => ({ tool: "read_profile", data: { profile, advice: [] } });

  it("[CHAT-21] advises on the profile when no CV is attached", () => {
    const text = "Can you help me improve my CV?";
    expect(nextStep(turn(text, { results: [attachment] }))).toMatchObject({ call: "read_profile" });
    const advised = nextStep(turn(text, { results: [attachment, stored()] }));
    expect(advised).toMatchObject({ reply: expect.stringContaining("so I looked at your profile") });
    const unknown = nextStep(turn(text, { results: [attachment, stored(emptyProfile())] }));
    expect(unknown).toMatchObject({ reply: expect.stringContaining("No file is attached") });
  });

  it("[CHAT-22] looks for fitting jobs near home first, then in the country, then anywhere", () => {
    const text = "jobs that fit my CV";
    const results = [attachment, stored()];
    const first = nextStep(turn(text, { results }));
    expect(first).toMatchObject({ input: { city: "Ludwigshafen", country: "Germany" } });
    const title = engineerProfile().professional_experience[0]?.title ?? "";
    const near = { title, country: "Germany", city: "Ludwigshafen" };
    const none = { tool: "search_jobs", data: { place: "", page: 1, more: false, jobs: [] } };
    const second = nextStep(turn(text, { results: [...results, none], searches: [near] }));
    expect(second).toEqual({ call: "search_jobs", input: { title, country: "Germany" } });
    const searches = [near, { title, country: "Germany" }];
    const third = nextStep(turn(text, { results: [...results, none, none], searches }));
    expect(third).toEqual({ call: "search_jobs", input: { title } });
  });

  it("[CHAT-22] keeps a place that was asked for", () => {
    const step = nextStep(turn("jobs in Spain that fit my CV", { results: [attachment, stored()] }));
    expect(step).toMatchObject({ input: { country: "Spain" } });
  });
});
