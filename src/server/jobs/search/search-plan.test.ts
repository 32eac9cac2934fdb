import { describe, expect, it } from "vitest";
import { choosePlan } from "./search-plan.ts";

describe("search plan", () => {
  it("reads in order what is common, and asks the inverted index for what is rare", () => {
    expect(choosePlan({ termCounts: [200_000], totalPostings: 1_000_000, wanted: 10 })).toBe("newest_first");
    expect(choosePlan({ termCounts: [200_000, 40], totalPostings: 1_000_000, wanted: 10 })).toBe("by_terms");
    expect(choosePlan({ termCounts: [0], totalPostings: 1_000_000, wanted: 10 })).toBe("by_terms");
  });

  it("reads in order where no words are asked for", () => {
    expect(choosePlan({ termCounts: [], totalPostings: 1_000_000, wanted: 10 })).toBe("newest_first");
  });
});
