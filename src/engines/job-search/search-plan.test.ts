import { describe, expect, it } from "vitest";
import { choosePlans } from "./search-plan.ts";

const totalPostings = 1_000_000;
const strategiesOf = (expected: {
  hits?: number;
  held?: number;
  placeCount?: number;
  isFewSince?: boolean;
  wanted?: number;
}) => choosePlans({ totalPostings, wanted: 10, ...expected }).map(({ strategy }) => strategy);

describe("search plan", () => {
  it("reads in order what is common, and asks the index for what is rare", () => {
    expect(strategiesOf({ hits: 200_000 })[0]).toBe("ordered");
    expect(strategiesOf({ hits: 40 })).toEqual(["by_index"]);
    expect(strategiesOf({ hits: 0 })).toEqual(["by_index"]);
  });

  it("reads a small place whole, and a large one in order", () => {
    expect(strategiesOf({ hits: 200_000, placeCount: 300 })).toEqual(["by_place"]);
    expect(strategiesOf({ hits: 200_000, placeCount: 150_000 })[0]).toBe("ordered");
    expect(strategiesOf({ hits: 20, placeCount: 150_000 })).toEqual(["by_index"]);
  });

  it("never reads on without end: behind an ordered scan with a budget stands a strategy that finds everything", () => {
    for (const hits of [150_000, 50_000, 7_000]) {
      const plans = choosePlans({ hits, totalPostings, wanted: 10 });
      expect(plans.at(-1)?.strategy).not.toBe("ordered");
    }
  });

  it("looks a rare condition up beside the words, and comes upon a frequent one", () => {
    expect(strategiesOf({ hits: 200_000, held: 30_000 })).toEqual(["by_terms"]);
    expect(strategiesOf({ hits: 200_000, held: 400_000 })[0]).toBe("ordered");
    expect(strategiesOf({ hits: 40, held: 30_000 })).toEqual(["by_index"]);
    expect(strategiesOf({ held: 2_000 })).toEqual(["by_terms"]);
  });

  it("reads what is new enough whole, where that is little: a common word's titles are not asked one by one", () => {
    expect(strategiesOf({ hits: 40_000, isFewSince: true })).toEqual(["ordered"]);
    expect(strategiesOf({ hits: 40_000, held: 30_000, isFewSince: true })).toEqual(["ordered"]);
    expect(strategiesOf({ held: 2_000, isFewSince: true })).toEqual(["by_terms"]);
  });

  it("reads in order where no words are asked for", () => {
    expect(strategiesOf({})).toEqual(["ordered"]);
  });
});
