import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { madeTitles } from "../../../../tests/bench/search/relevance/made-titles.ts";
import { partialScore } from "../../../../tests/brute-force-score.ts";
import { makeDictionary } from "../../../../tests/factories/made-dictionary.ts";
import { readQuestion } from "../question/search-question.ts";
import { exactTitles, fullTitles, partialTitles } from "./title-ranking.ts";

async function tiersOf(asked: string, titles: string[]) {
  const dictionary = await makeDictionary(titles.map((title) => [title, 1] as const));
  const question = readQuestion(asked, dictionary);
  if (!question) throw new Error("Nothing is asked");
  const names = (numbers: number[]) => numbers.map((number) => dictionary.title(number)?.title);
  const partial = partialTitles(dictionary, question);
  const ofTier = (wanted: number) => names(partial.filter(({ tier }) => tier === wanted).map(({ number }) => number));
  return {
    exact: names(exactTitles(dictionary, question)),
    full: names(fullTitles(dictionary, question)),
    similar: ofTier(2),
    otherTrade: ofTier(3),
    some: ofTier(4),
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

  it("names the same occupation in any language, and another trade that has its name only behind it", async () => {
    const others = [
      "Dental Nurse",
      "Veterinary Nurse",
      "Nursery Assistant",
      "Krankenpfleger (m/w/d)",
      "Infirmière",
      "Verpleegkundige",
      "Nurse",
    ];
    const { full, similar, otherTrade, some } = await tiersOf("nurse", others);
    expect(full).toEqual(["Nurse"]);
    expect(otherTrade.sort()).toEqual(["Dental Nurse", "Veterinary Nurse"]);
    expect(similar.sort()).toEqual(["Infirmière", "Krankenpfleger (m/w/d)", "Verpleegkundige"]);
    expect(some).toEqual([]);
    expect((await tiersOf("accountant", ["Account Manager", "Accounts Payable Clerk"])).some).toEqual([]);
  });

  it.each([
    ["funeral operative", ["Warehouse Operative", "Delivery Driver"]],
    ["funeral operative or arranger", ["Warehouse Operative"]],
    ["sound technician", ["Responsable des opérations", "Head of Physiotherapy", "Laboratory Technician"]],
    ["operario de funeraria", ["Operario de producción", "Operario de almacén"]],
    ["vaga de motoboy clt", ["Técnico de laboratório", "Motorista"]],
    ["groomer psów", ["Food Delivery Rider", "Grooming Salon Manager"]],
    ["accordeur de piano", ["Teacher – Bilingual"]],
    ["AP clerk", ["Asystent prawny"]],
  ])("has no other trade in place of a %s", async (asked, others) => {
    const { full, similar, otherTrade, some } = await tiersOf(asked, others);
    expect([...full, ...similar, ...otherTrade, ...some]).toEqual([]);
  });

  it("keeps the trade that is asked for where its kind is in no title", async () => {
    const { similar, some } = await tiersOf("school nurse term time", ["Staff Nurse", "Secondary School Teacher"]);
    expect([...similar, ...some]).toEqual(["Staff Nurse"]);
  });

  it.each([
    ["hgv class 2", "Truck Driver"],
    ["chauffeur poids lourd", "Conducteur routier"],
    ["camionero", "Conductor de camión"],
  ])("puts what is called in the language of %s first", async (asked, first) => {
    const titles = ["Motorista de caminhão", "Truck Driver", "Conducteur routier", "Conductor de camión"];
    expect((await tiersOf(asked, titles)).similar[0]).toBe(first);
  });

  it.each([
    ["teacher", ["Trainee Special Needs Teacher", "Head Teacher"], ["Science Teacher", "Substitute Teacher"]],
    ["driver", ["Locomotive Driver (m/w/d)", "Bus Driver"], ["Van Driver", "Hearse Driver"]],
    ["secretary", ["Lead Medical Secretary"], ["School Secretary"]],
    ["administrator", ["Payroll Administrator"], ["Office Administrator"]],
    ["accountant", ["Accountant Recruiter"], ["Group Accountant"]],
    ["night nurse", ["Night Dental Nurse"], ["Night Nurse ICU"]],
  ])("tells a %s from the trades that have the word in their names", async (asked, others, same) => {
    const { full, otherTrade, some } = await tiersOf(asked, [...others, ...same]);
    expect(full.sort()).toEqual([...same].sort());
    expect(otherTrade.sort()).toEqual([...others].sort());
    expect(some).toEqual([]);
  });

  it("counts a title that joins the names of two trades, and nothing else, as both", async () => {
    const joined = ["Chef / Kitchen Manager", "Kitchen Manager & Chef", "Nurse and Teacher", "Koch oder Kellner"];
    for (const asked of ["chef", "kitchen manager"])
      expect((await tiersOf(asked, joined)).full.sort()).toEqual(["Chef / Kitchen Manager", "Kitchen Manager & Chef"]);
    for (const asked of ["nurse", "teacher"])
      expect((await tiersOf(asked, joined)).full).toEqual(["Nurse and Teacher"]);
    for (const asked of ["Koch", "Kellner"]) expect((await tiersOf(asked, joined)).full).toEqual(["Koch oder Kellner"]);
    const { full, otherTrade } = await tiersOf("nurse", ["Nurse and Teacher Recruiter"]);
    expect([full, otherTrade]).toEqual([[], ["Nurse and Teacher Recruiter"]]);
  });

  it("keeps the best of thousands as if each were looked at", async () => {
    const parts = [
      "welder",
      "nurse",
      "night",
      "oncology",
      "senior",
      "software",
      "engineer",
      "german",
      "team",
      "ward",
      "plant",
      "store",
    ];
    const titleOf = (at: number) =>
      parts.filter((_, bit) => (at >> bit) & 1).map((word, bit) => (at % (bit + 7) ? word : `${word} ${at}`));
    const titles = Array.from({ length: 1 << parts.length }, (_, at) => titleOf(at).join(" ")).filter(Boolean);
    const dictionary = await makeDictionary(titles.map((title) => [title, 1] as const));
    for (const asked of [
      "welder oncology software",
      "senior german engineer ward",
      "night team",
      "nurse oncology zoology",
    ]) {
      const question = readQuestion(asked, dictionary);
      if (!question) throw new Error("Nothing is asked");
      const ranked = partialTitles(dictionary, question).map(({ tier, score }) => ({ tier, score }));
      const all = titles
        .flatMap((_, number) => partialScore(dictionary, question, number) ?? [])
        .sort((a, b) => Number(a.tier === 3) - Number(b.tier === 3) || b.score - a.score);
      expect(all.length).toBeGreaterThan(ranked.length);
      expect(ranked.map(({ score }) => score)).toEqual(all.slice(0, 300).map(({ score }) => score));
    }
  });

  it("finds all words of the hundred commonest names in titles of their own trade alone", async () => {
    const made = madeTitles(6_000);
    const trades = new Map(made.map(({ title, occupation }) => [title, occupation]));
    const dictionary = await makeDictionary([...trades.keys()].map((title) => [title, 1] as const));
    const names = readFileSync("tests/bench/search/relevance/commonest-names.tsv", "utf8").split("\n");
    const found = names
      .map((line) => line.split("\t"))
      .filter(([index]) => index === "made")
      .flatMap(([, asked = "", right = ""]) => {
        const question = readQuestion(asked, dictionary);
        const titles = question ? fullTitles(dictionary, question) : [];
        return titles.map((number) => {
          const { title = "" } = dictionary.title(number) ?? {};
          return { asked, title, isRight: trades.get(title) === right.slice(1) };
        });
      });
    expect(found.length).toBeGreaterThan(300);
    expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it("lets a title be what it is called, whatever trade its words name in another order", async () => {
    const { exact, full } = await tiersOf("manager restaurant", ["Restaurant Manager"]);
    expect([exact, full]).toEqual([["Restaurant Manager"], ["Restaurant Manager"]]);
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
