import { expect, it } from "vitest";
import { cutText, isStorable, storableText } from "./storable-text.rules.ts";

it("knows what no database takes, and takes it out", () => {
  for (const text of ["", "Zoë", "🦀 on the line", "two\nlines"]) {
    expect(isStorable(text)).toBe(true);
    expect(storableText(text)).toBe(text);
  }
  for (const text of ["a\u0000b", "a\ud83eb", "a\udd80b", "\u0000a\ud83e\u0000b"]) {
    expect(isStorable(text)).toBe(false);
    expect(storableText(text)).toBe("ab");
  }
});

it("cuts between whole characters", () => {
  expect(cutText("abc", 2)).toBe("ab");
  expect(cutText("a🦀b", 2)).toBe("a🦀");
  expect(cutText("🦀🦀🦀", 2)).toBe("🦀🦀");
});
