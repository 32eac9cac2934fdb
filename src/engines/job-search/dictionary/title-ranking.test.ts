import { describe, expect, it } from "vitest";
import { makeDictionary } from "../../../../tests/factories/made-dictionary.ts";
import { readQuestion } from "../question/search-question.ts";
import { exactTitles, fullTitles, partialTitles } from "./title-ranking.ts";

async function tiersOf(asked: string, titles: string[]) {
  const dictionary = await makeDictionary(titles.map((title) => [title, 1] as const));
  const question = readQuestion(asked, dictionary);
  if (!question) throw new Error("Nothing is asked");
  const names = (numbers: number[]) => numbers.map((number) => dictionary.title(number)?.title);
  const partial = partialTitles(dictionary, question);
  return {
    exact: names(exactTitles(dictionary, question)),
    full: names(fullTitles(dictionary, question)),
    similar: names(partial.filter(({ tier }) => tier === 2).map(({ number }) => number)),
    some: names(partial.filter(({ tier }) => tier === 3).map(({ number }) => number)),
  };
}

describe("title ranking", () => {
  it("tells exact titles, all words, the same occupation and some words apart", async () => {
    const found = await tiersOf("night nurse", [
      "Nurse, Night",
      "Night Nurse ICU",
      "Krankenschwester Nachtdienst",
      "Night Porter",
      "Welder",
    ]);
    expect(found.exact).toEqual(["Nurse, Night"]);
    expect(found.full).toEqual(["Nurse, Night", "Night Nurse ICU"]);
    expect(found.some).not.toContain("Welder");
  });

  it("names the same occupation in any language, and never another trade in its place", async () => {
    const others = [
      "Dental Nurse",
      "Veterinary Nurse",
      "Nursery Assistant",
      "Krankenpfleger (m/w/d)",
      "Infirmière",
      "Verpleegkundige",
      "Nurse",
    ];
    const { full, similar, some } = await tiersOf("nurse", others);
    expect(full).toEqual(["Nurse"]);
    expect(similar.sort()).toEqual(["Infirmière", "Krankenpfleger (m/w/d)", "Verpleegkundige"]);
    expect(some).toEqual([]);
    expect((await tiersOf("accountant", ["Account Manager", "Accounts Payable Clerk"])).some).toEqual([]);
  });

  it("finds a title by its initials, and lets what is called by them come first", async () => {
    const { full, some, similar } = await tiersOf("cio", ["Chief Information Officer", "CIO", "Welder"]);
    expect(full).toEqual(["CIO"]);
    expect([...similar, ...some]).toContain("Chief Information Officer");
    expect((await tiersOf("vpo", ["Vice President of Operations"])).some).toEqual(["Vice President of Operations"]);
  });

  it("puts the title with less beside what was asked first", async () => {
    const { similar, some } = await tiersOf("zinc plating operator", [
      "Zinc Furnace Plating Line Supervisor Assistant",
      "Zinc Plating",
    ]);
    expect([...similar, ...some][0]).toBe("Zinc Plating");
  });

  it("is made of question and title alone: postings that come and go change no score", async () => {
    const dictionary = await makeDictionary([
      ["Zinc Plating", 1],
      ["Zinc Worker", 3],
    ]);
    const question = readQuestion("zinc plating operator", dictionary);
    if (!question) throw new Error("Nothing is asked");
    const before = partialTitles(dictionary, question);
    await dictionary.learn([], 900);
    expect(partialTitles(dictionary, question)).toEqual(before);
  });

  it("takes a word as table key that JavaScript's objects have", async () => {
    expect((await tiersOf("constructor", ["Constructor"])).exact).toEqual(["Constructor"]);
  });

  it("answers nonsense of 200 letters, and words that never meet, in bounded time", async () => {
    const { full, some } = await tiersOf("xq ".repeat(66), ["Nurse", "Welder"]);
    expect([...full, ...some]).toEqual([]);
  });
});
