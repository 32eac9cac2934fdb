import { expect, it } from "vitest";
import { monthNamePattern, monthNumberOf, monthWriter } from "./month-names.ts";

it.each([
  ["Jan january Januar jänner janvier janv enero ene gennaio gen januari janeiro styczeń stycznia sty", 1],
  ["feb february février fevrier févr fév fev febrero febbraio fevereiro luty lutego", 2],
  ["mar märz mär maerz mrz mars marzo maart mrt março marzec marca marcu", 3],
  ["may mai mayo maggio mei maio maj maja", 5],
  ["aug août aout agosto ago augustus sierpień sierpnia", 8],
  ["sep sept september septembre setembro settembre wrzesień września wrz", 9],
  ["dec dez déc décembre decembre dic diciembre dezembro grudzień grudnia", 12],
])("knows %s", (names, month) => {
  expect(new Set(names.split(" ").map(monthNumberOf))).toEqual(new Set([month]));
});

it("takes no ordinary word for a month", () => {
  const isName = new RegExp(`^${monthNamePattern}$`, "iu");
  expect("out set lip mag sie now year".split(" ").filter((word) => isName.test(word))).toEqual([]);
});

it("writes a month as each language does, and never makes one up", () => {
  expect(["en", "de-DE", "es-ES", "pl-PL"].map((locale) => monthWriter(locale)("2019-03"))).toEqual([
    "March 2019",
    "März 2019",
    "marzo de 2019",
    "marzec 2019",
  ]);
  expect(monthWriter("en", "short")("2019-09")).toBe("Sep 2019");
  expect(monthWriter("de-DE")("2019")).toBe("2019");
});
