import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasPlace,
  noSearch,
  type Refinement,
  readRefinement,
  readSearchAddress,
  withPlace,
  wordsInShort,
  writeSearchAddress,
} from "./search-address.ts";

const bavaria = { title: "nurse", country: "Germany", state: "Bavaria", city: "Munich" };

describe("search in the page's address", () => {
  it("comes back as it was written", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 }).map((written) => written.trim());
    fc.assert(
      fc.property(fc.record({ title: text, country: text, state: text, city: text }), (words) => {
        const address = writeSearchAddress(words).toString();
        expect(readSearchAddress(new URLSearchParams(address))).toEqual(words);
      }),
    );
  });

  it("keeps what narrows the search, and leaves out what no server takes", () => {
    const refinement: Refinement = {
      filters: {
        workplace: ["remote", "hybrid"],
        employer: ["aire care"],
        posted_within_days: 7,
        distance_km: 25,
        pay: { at_least: 30_000, period: "YEAR", currency: "GBP" },
      },
      takenOff: ["part-time"],
      asWritten: ["accountent"],
    };
    const address = writeSearchAddress({ ...noSearch, title: "nurse" }, refinement);
    expect(address.toString()).toBe(
      "title=nurse&workplace=remote&workplace=hybrid&employer=aire+care&days=7&km=25&pay=30000+YEAR+GBP&without=part-time&exactly=accountent",
    );
    expect(readRefinement(address)).toEqual(refinement);
    const wrong = "workplace=moon&days=x&km=9999&pay=-1+WEEK&language=de&without=";
    expect(readRefinement(new URLSearchParams(wrong))).toEqual({
      filters: { language: ["de"] },
      takenOff: [],
      asWritten: [],
    });
  });

  it("holds only what is asked for", () => {
    expect(writeSearchAddress({ ...noSearch, title: "C++ & C#" }).toString()).toBe("title=C%2B%2B+%26+C%23");
    expect(readSearchAddress(new URLSearchParams("job=demo-00001"))).toEqual(noSearch);
    expect(readSearchAddress(new URLSearchParams({ title: "x".repeat(300) })).title).toHaveLength(200);
  });
});

describe("places", () => {
  it("[SEARCH-05] a country clears state and city, a state clears the city", () => {
    expect(withPlace(bavaria, { country: "France" })).toEqual({ ...bavaria, country: "France", state: "", city: "" });
    expect(withPlace(bavaria, { state: "Hesse" })).toEqual({ ...bavaria, state: "Hesse", city: "" });
    expect(withPlace(bavaria, { city: "Augsburg" })).toEqual({ ...bavaria, city: "Augsburg" });
  });

  it("[SEARCH-06] any of the three names a place", () => {
    expect(hasPlace(bavaria)).toBe(true);
    expect(hasPlace({ ...noSearch, title: "nurse" })).toBe(false);
  });

  it("a town that gives its state its name is named once", () => {
    expect(wordsInShort(bavaria)).toBe("nurse, Munich, Bavaria, Germany");
    expect(wordsInShort({ title: "nurse", country: "Germany", state: "Berlin", city: "Berlin" })).toBe(
      "nurse, Berlin, Germany",
    );
  });
});
