import { beforeAll, describe, expect, it } from "vitest";
import { makeDictionary } from "../../../../tests/factories/made-dictionary.ts";
import type { TitleDictionary } from "../dictionary/title-dictionary.ts";
import { correctedTerms, readQuestion } from "./search-question.ts";

let dictionary: TitleDictionary;
const titles = [
  ["Water Engineer", 300],
  ["Electrician", 200],
  ["Electrical Technician", 20],
  ["Mail Carrier", 30],
  ["Registered Nurse", 100],
  ["Zumbatrainer Course", 300],
  ["Zumbatrainr Course", 1],
  ["Dog Trainer", 5],
  ["Bicycle Courier", 20],
  ["Warehouse Clerk", 20],
  ["Support Worker", 40],
  ["Analista Suporte", 4],
] as const;

beforeAll(async () => {
  dictionary = await makeDictionary(titles);
});

const groupsOf = (title: string) => readQuestion(title, dictionary)?.groups.map(({ terms }) => terms);

describe("search question", () => {
  it("corrects what no posting says, and nothing else", () => {
    expect(groupsOf("watter enginer")).toEqual(groupsOf("water engineer"));
    expect(groupsOf("registered nurses")).toEqual(groupsOf("registered nurse"));
  });

  it("takes a short word for another one only by a letter too many, too few or in the wrong place, or beside its like", async () => {
    const short = await makeDictionary([
      ["Staff Nurse", 300],
      ["Part-time Midwife", 30],
      ["Waiter", 30],
    ]);
    const read = (text: string) => readQuestion(text, short)?.groups.map(({ terms: [first] }) => first);
    expect(read("stuff")).toEqual(["stuff"]);
    expect(read("dla pary")).toEqual(["dla", "pary"]);
    expect(read("weiter")).toEqual(["weiter"]);
    expect(read("stuff nurse")).toEqual(["staff", "nurse"]);
    for (const typed of ["nusre", "nurrse", "nrse"]) expect(read(typed), typed).toEqual(["nurse"]);
  });

  it("mends words in pairs, torn ones and ones that were run together", () => {
    expect(groupsOf("dog traner")).toEqual(groupsOf("dog trainer"));
    expect(groupsOf("bycicle courier")).toEqual(groupsOf("bicycle courier"));
    expect(groupsOf("ware house clerk")).toEqual(groupsOf("warehouse clerk"));
    expect(groupsOf("waterengineer")).toEqual(groupsOf("water engineer"));
  });

  it("takes the beginning of a rare word for a frequent one with a typing error first", () => {
    expect(groupsOf("suport worker")).toEqual([["support", "suporte"], ["worker"]]);
    expect(groupsOf("electri")).toEqual([["electrician", "electrical"]]);
  });

  it("asks for each of two names where one is enough", () => {
    const { groups, isEither } = readQuestion("electrician or dog trainer", dictionary) ?? {};
    expect(groups?.map(({ terms }) => terms)).toEqual([
      ["electrician", "dog"],
      ["electrician", "trainer"],
    ]);
    expect(isEither).toBe(true);
    const names = readQuestion("electrician oder Krankenpfleger", dictionary)?.trades ?? [];
    expect(names.map(dictionary.occupations.name)).toEqual(["electrician", expect.stringContaining("nurse")]);
    expect(groupsOf("electrician or")).toEqual([["electrician", "electrical"]].map(([first]) => [first]));
  });

  it("asks for man and woman where titles have both forms", () => {
    expect(groupsOf("analisto suporte")?.[0]).toContain("analista");
  });

  it("never takes a word that an occupation's label has for another one, though no posting has it", () => {
    for (const word of ["waiter", "carrier", "trader"]) expect(groupsOf(word)).toEqual([[word]]);
  });

  it("never mends short words, nor words with digits", () => {
    for (const word of ["nuse1", "wtr", "k9x"]) expect(groupsOf(word)).toEqual([[word]]);
  });

  it("knows what work is meant by the names that people use for it", () => {
    const meant = (title: string) => {
      const question = readQuestion(title, dictionary);
      return [question?.isTradeAlone, dictionary.occupations.name(question?.trades[0] ?? -1)];
    };
    for (const name of ["Krankenschwester", "infirmière", "enfermera", "verpleegkundige", "pielęgniarka", "RN"])
      expect(meant(name), name).toEqual([true, "nurse"]);
    for (const name of ["Arzt", "Ärztin", "physician", "médecin"]) expect(meant(name), name).toEqual([true, "doctor"]);
    for (const name of ["Reinigungskraft", "janitor", "femme de ménage"])
      expect(meant(name)).toEqual([true, "cleaner"]);
    expect(meant("lorry drivers")).toEqual([true, "truck driver"]);
    expect(meant("chef de projet")).toEqual([true, "project manager"]);
    expect(meant("senior nurse")).toEqual([true, "nurse"]);
    expect(meant("nurse with horses")[0]).toBe(false);
  });

  it("reads a title's own typing error as what was meant too", () => {
    expect(groupsOf("zumbatrainr")).toEqual([["zumbatrainr", "zumbatrainer"]]);
  });

  it("takes an unfinished word for all that it begins, never for what it stands within", () => {
    expect(groupsOf("electricia")).toEqual([["electrician"]]);
    expect(groupsOf("zumbat")).toEqual([["zumbatrainer", "zumbatrainr"]]);
    expect(groupsOf("ai")).toEqual([["artificial"], ["intelligence"]]);
  });

  it("lets levels and advert words weigh a quarter, and decide only where they are all that is asked", () => {
    const [senior, nurse] = readQuestion("senior nurse", dictionary)?.groups ?? [];
    expect(senior?.isLevel).toBe(true);
    expect(nurse?.isLevel).toBe(false);
    expect(readQuestion("senior", dictionary)?.groups[0]?.isLevel).toBe(false);
  });

  it("asks for nothing by words like 'the', and for everything by 'any job' and by no words", () => {
    for (const title of ["the", "in the", "!!!", "🦀"]) expect(groupsOf(title)).toBeUndefined();
    for (const title of ["", "jobs", "any job", "find me a position"]) expect(groupsOf(title)).toEqual([]);
  });

  it("shows how a misspelled word was read, and leaves it where that is asked", () => {
    expect(correctedTerms("electrican", dictionary)).toEqual([{ written: "electrican", read: "electrician" }]);
    expect(correctedTerms("zzzzzz", dictionary)).toEqual([{ written: "zzzzzz", read: "zzzzzz" }]);
    expect(correctedTerms("electrican", dictionary, ["electrican"])[0]?.read).toBe("electrican");
  });
});
