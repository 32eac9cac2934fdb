import { beforeAll, describe, expect, it } from "vitest";
import { makePosting } from "../../../tests/factories/posting.ts";
import { createSearchCounter } from "./search-counter.ts";
import { searchEntryOf, searchWordsOf } from "./search-entry.ts";
import { correctedWord, readQuestion } from "./search-question.ts";
import { createSearchStatistics } from "./search-statistics.ts";
import { surfaceWords } from "./search-terms.ts";

const statistics = createSearchStatistics();
const titles = [
  ["Water Engineer", 300],
  ["Electrician", 200],
  ["Electrical Technician", 20],
  ["Mail Carrier", 30],
  ["Registered Nurse", 100],
  ["Registerd Nurse", 1],
  ["Trainer", 5],
  ["Trained Helper", 120],
] as const;

beforeAll(async () => {
  const counter = createSearchCounter();
  let total = 0;
  for (const [title, times] of titles) {
    const posting = makePosting({ title, keywords: ["gardening"] });
    const words = searchWordsOf(posting);
    for (let time = 0; time < times; time++) counter.add(words, searchEntryOf(posting, words), 1);
    total += times;
  }
  await statistics.learn(counter.result(), total);
});

const groupsOf = (title: string) => readQuestion(title, surfaceWords(title), statistics)?.groups;

describe("search question", () => {
  it("corrects what no posting says, and nothing else", () => {
    expect(groupsOf("watter enginer")).toEqual(groupsOf("water engineer"));
    expect(groupsOf("gardening")).toEqual([["garden"]]);
    expect(groupsOf("registered nurses")).toEqual(groupsOf("registered nurse"));
  });

  it("never takes an everyday word for another one, though no posting has it", () => {
    expect(groupsOf("waiter")).toEqual([["waiter"]]);
    expect(groupsOf("waiters")).toEqual([["waiter"]]);
    expect(groupsOf("waitress")).toEqual([["waiter"]]);
  });

  it("reads other names of an occupation as that occupation, and takes none for another", () => {
    for (const name of ["Krankenschwester", "infirmière", "enfermera"]) expect(groupsOf(name)).toEqual([["nurs"]]);
    for (const name of ["Arzt", "Ärztin", "physician"]) expect(groupsOf(name)).toEqual(groupsOf("doctor"));
    for (const name of ["Reinigungskraft", "janitor"]) expect(groupsOf(name)).toEqual(groupsOf("cleaner"));
    for (const name of ["barista", "cleaner", "florist"]) expect(groupsOf(name)).toHaveLength(1);
  });

  it("reads a developer of nothing in particular as one of software", () => {
    expect(groupsOf("junior developer")?.flat().sort()).toEqual(["engin", "junior", "softwar"]);
    expect(groupsOf("business developer")?.flat()).toContain("develop");
  });

  it("reads a title's own typing error as what was meant too, and leaves short rare words alone", () => {
    expect(groupsOf("registerd nurse")).toContainEqual(["registerd", "regist"]);
    expect(groupsOf("trainer")).toEqual([["trainer"]]);
  });

  it("takes an unfinished word for all that it begins, never for what it stands within", () => {
    expect(groupsOf("electri")).toEqual([["electrician", "electr"]]);
    expect(groupsOf("ai")).toEqual([["artifici"], ["intellig"]]);
    expect(groupsOf("ail")).toEqual([["ail"]]);
  });

  it("asks for nothing by words like 'the', and for everything by 'any job' and by no words", () => {
    for (const title of ["the", "in the", "!!!", "🦀"]) expect(groupsOf(title)).toBeUndefined();
    for (const title of ["", "jobs", "any job", "find me a position"]) expect(groupsOf(title)).toEqual([]);
  });

  it("shows how a misspelled word was read", () => {
    expect(correctedWord("electrican", statistics)).toBe("electrician");
    expect(correctedWord("electrician", statistics)).toBe("electrician");
    expect(correctedWord("zzzzzz", statistics)).toBe("zzzzzz");
  });
});
