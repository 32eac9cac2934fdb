import { expect, it } from "vitest";
import type { Fact } from "../../../../engines/truth/truth.ts";
import { tellsLanguages } from "./language-claims.ts";

it.each(["Ab$$", "A$'", "C++"])("knows the level of a language that is called %s", (name) => {
  const fact: Fact = { id: "l", kind: "language", section: "person", entry: null, text: `${name} (C2)` };
  expect(tellsLanguages(`i speak ${name.toLowerCase()} , c2`, [fact])).toBe(true);
  expect(tellsLanguages(`i speak ${name.toLowerCase()} , b1`, [fact])).toBe(false);
});
