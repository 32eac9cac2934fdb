import { expect, it } from "vitest";
import { englishPhrases } from "./phrases-en.ts";

it.each([
  ["Village of Carlow Falls", "at the Village of Carlow Falls"],
  ["U.S. Army", "at the U.S. Army"],
  ["Old Navy", "at Old Navy"],
  ["Taste of Thailand Ltd", "at Taste of Thailand Ltd"],
])("[DOCS-06] one works %j: %j", (house, said) => expect(englishPhrases.atHouse(house)).toBe(said));
