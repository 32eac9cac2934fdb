import { describe, expect, it } from "vitest";
import { readRemote } from "./remote-words.ts";

const wordsOf = (title: string) => readRemote(title).title.split(/\s+/).filter(Boolean).join(" ");

describe("work from home, written beside a title", () => {
  it.each([
    ["remote nurse", "nurse"],
    ["Nurse REMOTE", "Nurse"],
    ["home office nurse", "nurse"],
    ["homeoffice", ""],
    ["nurse work from home", "nurse"],
    ["infirmier télétravail", "infirmier"],
  ])("'%s' asks for '%s'", (written, title) => {
    expect(readRemote(written).isRemote).toBe(true);
    expect(wordsOf(written)).toBe(title);
  });

  it.each(["nurse", "remote sensing engineer", "remoteness", "office manager"])("'%s' asks for itself", (title) =>
    expect(readRemote(title)).toEqual({ title, isRemote: false }),
  );
});
