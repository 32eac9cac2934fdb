import { expect, it } from "vitest";
import { numberWords } from "./number-words.ts";

it.each([
  [1, "one ein eine une una jeden uma"],
  [3, "three drei trois tres tre drie trzy três"],
  [5, "five fünf funf cinq cinco cinque vijf pięć piec"],
  [16, "sixteen sechzehn seize dieciséis dieciseis sedici zestien szesnaście dezasseis dezesseis"],
  [25, "twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig"],
  [30, "thirty dreißig dreissig trente treinta trenta dertig trzydzieści trinta"],
])("knows %i as %s", (number, words) => {
  const known = numberWords();
  expect(new Set(words.split(" ").map((word) => known.get(word)))).toEqual(new Set([number]));
});

it("knows words with a blank, and those of a single language alone", () => {
  expect(numberWords().get("twenty five")).toBe(25);
  expect(numberWords().get("treinta y dos")).toBe(32);
  expect(numberWords(["en"]).get("zwei")).toBeUndefined();
});
