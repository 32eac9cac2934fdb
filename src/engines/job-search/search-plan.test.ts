import { describe, expect, it } from "vitest";
import { choosePlans } from "./search-plan.ts";

const totalPostings = 1_000_000;
const strategiesOf = (expected: { termCounts: number[]; placeCount?: number; wanted?: number }) =>
  choosePlans({ totalPostings, wanted: 10, ...expected }).map(({ strategy }) => strategy);

describe("search plan", () => {
  it("reads in order what is common, and asks the inverted index for what is rare", () => {
    expect(strategiesOf({ termCounts: [200_000] })[0]).toBe("ordered");
    expect(strategiesOf({ termCounts: [200_000, 40] })).toEqual(["by_terms"]);
    expect(strategiesOf({ termCounts: [0] })).toEqual(["by_terms"]);
  });

  it("reads a small place whole, and a large one in order", () => {
    expect(strategiesOf({ termCounts: [200_000], placeCount: 300 })).toEqual(["by_place"]);
    expect(strategiesOf({ termCounts: [200_000], placeCount: 150_000 })[0]).toBe("ordered");
    expect(strategiesOf({ termCounts: [20], placeCount: 150_000 })).toEqual(["by_terms"]);
  });

  it("never reads on without end: behind an ordered scan with a budget stands a strategy that finds everything", () => {
    for (const termCounts of [[200_000, 150_000], [50_000], [9_000, 8_000, 7_000]]) {
      const plans = choosePlans({ termCounts, totalPostings, wanted: 10 });
      expect(plans.at(-1)?.strategy).not.toBe("ordered");
    }
  });

  it("reads in order where no words are asked for", () => {
    expect(strategiesOf({ termCounts: [] })).toEqual(["ordered"]);
  });
});
