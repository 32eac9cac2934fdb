import { expect, it } from "vitest";
import { certainStrings } from "./certain-strings.ts";
import { rewriter } from "./rewriting.ts";

it.each([
  [/\b(?:as many as|at most)\b(?! 1\b)/g, ["as many as", "at most"]],
  [
    /\bon an? (daily|hourly) basis\b/g,
    ["on a daily basis", "on a hourly basis", "on an daily basis", "on an hourly basis"],
  ],
  [/(?<=\d )(?:v|volts?)(?!\S)/g, ["0 v", "0 volt", "0 volts"]],
  [/\bnew(?:ly hired)? (?=\S+ team)/g, [" team"]],
  [
    /(?<=\d \S+(?: \S+)?) (?:a|each) (?=(?:shift|class)(?= ,|$))/g,
    [" a shift", " a class", " each shift", " each class"],
  ],
  [/(\b\S+) , \1(?: ,|$)/g, [" , "]],
  [/ab{0,2}c+d*/, ["a"]],
  [/x(?:y{2}|z+)?w/, ["x"]],
  [/\b(?:U\.S\.|US)a\\?/, ["U.S.a", "USa"]],
  [/longer(?<=er)s/, ["longer"]],
  [/\bminus (?=\d)/i, [" 0"]],
  [/[“”]|a[^b]/, ["“", "”", "a"]],
  [/up|\p{L}\u00a0/u, undefined],
])("knows what every match of %s holds", (expression, strings) => {
  expect(certainStrings(expression)).toEqual(strings);
});

it("puts one writing after the other, also where one makes the next", () => {
  const told = rewriter([
    [/(?<=\d )kgs?\b/g, "kilogram"],
    [/(\d+) kilogram/g, (_, amount = "") => `${Number(amount) / 1000} tonnes`],
    [/\btonnes of\b/g, "t"],
  ]);
  expect(told("moved 1800 kg of steel")).toBe("moved 1.8 t steel");
  expect(told("moved kg of steel")).toBe("moved kg of steel");
});
