import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { profileFacts } from "./profile-facts.ts";
import { matchOf } from "./requirement-match.ts";
import { termsOf } from "./text-pieces.ts";

const facts = profileFacts(engineerProfile());

function matched(line: string) {
  const { state, facts: found, unsaid } = matchOf({ id: "posting.line.0", line, terms: termsOf(line) }, facts.values());
  return [state, found.map(({ text }) => text), unsaid];
}

describe("a requirement beside a profile", () => {
  it("[DOCS-06] is answered only where the profile says all of it", () => {
    expect(matched("HAZOP studies")[0]).toBe("answered");
    expect(matched("Excel and Python")).toEqual(["answered", ["Excel", "Python"], []]);
    expect(matched("Excel and Kubernetes")).toEqual(["in_part", ["Excel"], ["Kubernetes"]]);
  });

  it.each([
    ["Kubernetes", ["Kubernetes"]],
    ["PhD in chemistry", ["PhD", "chemistry"]],
    // One word in common, here "engineer", answers nothing.
    ["Chartered engineer", ["Chartered"]],
    // The profile says 12 of its years, and of nothing else.
    ["Leadership of 14 engineers", ["Leadership", "14"]],
    // Of somebody who gives a reference.
    ["Plant manager", ["manager"]],
  ])("[DOCS-06] is a gap where the profile does not say it: %s", (line, unsaid) => {
    expect(matched(line)).toEqual(["gap", [], expect.arrayContaining(unsaid)]);
  });

  it("takes one of a choice, but no number with it that the profile does not say", () => {
    expect(matched("Salesforce or Python")).toEqual(["answered", ["Python"], []]);
    expect(matched("7 years of Java or Python")[0]).toBe("in_part");
  });

  it("keeps its words apart from what postings say around them", () => {
    expect(matched("Proven experience with Aspen Plus preferred")[0]).toBe("answered");
  });
});
