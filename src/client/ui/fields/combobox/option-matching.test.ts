import { describe, expect, it } from "vitest";
import { optionMatcher } from "./option-matching.ts";

describe("options by a part of their name", () => {
  const cities = ["Altötting", "Bad Tölz", "Köln", "Łódź", "Saint-Étienne", "São Paulo", "Tölz", "Zürich"];
  const match = optionMatcher(cities);

  it.each([
    ["zurich", "Zürich"],
    ["ZÜR", "Zürich"],
    ["koln", "Köln"],
    ["lodz", "Łódź"],
    ["sao p", "São Paulo"],
    ["saint etienne", "Saint-Étienne"],
    ["etienne", "Saint-Étienne"],
  ])("[SEARCH-01] are found without accents: %s", (typed, city) => {
    expect(match(typed, 10).options).toEqual([city]);
  });

  it("begin with it, then have a word that does, then hold it anywhere", () => {
    expect(match("tol", 10).options).toEqual(["Tölz", "Bad Tölz"]);
    expect(match("t", 10).options).toEqual(["Tölz", "Bad Tölz", "Altötting", "Saint-Étienne"]);
  });

  it("are cut at the limit, and say how many there are more", () => {
    expect(match("", 3)).toEqual({ options: ["Altötting", "Bad Tölz", "Köln"], more: 5 });
    expect(match("t", 3)).toEqual({ options: ["Tölz", "Bad Tölz", "Altötting"], more: 1 });
    expect(match("xyz", 3)).toEqual({ options: [], more: 0 });
  });

  it("are found by another name first", () => {
    const byOther = optionMatcher(["Georgia", "Germany", "United States"], (text) =>
      text === "USA" ? "United States" : undefined,
    );
    expect(byOther("USA", 10).options).toEqual(["United States"]);
    expect(byOther("ge", 10).options).toEqual(["Georgia", "Germany"]);
  });
});
