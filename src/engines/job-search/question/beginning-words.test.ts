import { describe, expect, it } from "vitest";
import { readConditions } from "./question-conditions.ts";

describe("when the work begins", () => {
  it.each([
    ["Koch Berlin ab Mai", "Koch Berlin", "ab Mai"],
    ["Koch ab Mai Berlin", "Koch Berlin", "ab Mai"],
    ["Lehrer Hamburg ab sofort", "Lehrer Hamburg", "ab sofort"],
    ["Lehrer Hamburg zum 1. August 2027", "Lehrer Hamburg", "zum 1. August 2027"],
    ["Koch ab 1.5. Berlin", "Koch Berlin", "ab 1.5."],
    ["cook from May to September Leeds", "cook Leeds", "from May to September"],
    ["nurse Leeds starting early June", "nurse Leeds", "starting early June"],
    ["nurse Leeds asap", "nurse Leeds", "asap"],
    ["serveur à partir de mai Lyon", "serveur Lyon", "à partir de mai"],
    ["serveur Lyon a partir d'octobre", "serveur Lyon", "a partir d'octobre"],
    ["cocinero Madrid desde mayo", "cocinero Madrid", "desde mayo"],
    ["cuoco da maggio Roma", "cuoco Roma", "da maggio"],
    ["kok vanaf mei Utrecht", "kok Utrecht", "vanaf mei"],
    ["kucharz od maja Kraków", "kucharz Kraków", "od maja"],
    ["cozinheiro a partir de maio Porto", "cozinheiro Porto", "a partir de maio"],
  ])("'%s' asks for '%s', and says when it begins", (typed, title, unheld) =>
    expect(readConditions(typed)).toEqual({ title, conditions: [], unheld: [unheld] }),
  );

  it("takes no name for a month, and no pay or remote work for a beginning", () => {
    for (const typed of [
      "Mai Thai Koch",
      "cook from May's Kitchen",
      "immediate care nurse",
      "chef de suite",
      "Koch ab 10115 Berlin",
    ])
      expect(readConditions(typed)).toEqual({ title: typed, conditions: [], unheld: [] });
    for (const [typed, kind] of [
      ["Koch ab 3000 Euro", "pay"],
      ["Koch ab 3.000 € im Monat", "pay"],
      ["kucharz od 40 zł za godzinę", "pay"],
      ["accountant from home", "workplace"],
    ])
      expect(readConditions(typed ?? "")).toMatchObject({ conditions: [{ condition: { kind } }], unheld: [] });
  });
});
