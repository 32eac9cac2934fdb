import { expect, it } from "vitest";
import { cellTextOf } from "./cell-text.ts";
import { runsOf } from "./character-runs.ts";
import { cellsOfRows, rowsOf } from "./page-rows.ts";
import { withWholeDates } from "./wrapped-dates.ts";

const size = 10;

/** Letters as wide as half their size; each line is a place and its text. */
const textsOf = (lines: [x: number, y: number, text: string][]) => {
  const characters = lines.flatMap(([left, y, line]) =>
    [...line].map((text, place) => {
      const [x, x2] = [left + place * 5, left + place * 5 + 5];
      return { text, x, x2, y, size, font: "", bold: false, italic: false, isGap: false };
    }),
  );
  const rows = rowsOf(runsOf(characters));
  const cells = cellsOfRows(rows).map((row) => row.map(cellTextOf));
  return withWholeDates(rows.map((row, index) => ({ ...row, cells: cells[index] ?? [] }))).map((row) =>
    row.cells.map(({ text }) => text),
  );
};

it.each([
  ["left", 10],
  ["right", 15],
])("joins a date that has no room in its column, set %s", (_, x) => {
  const lines = textsOf([
    [10, 10, "05.2018–"],
    [60, 10, "Baker"],
    [x, 24, "obecnie"],
    [60, 24, "Crist"],
  ]);
  expect(lines).toEqual([["05.2018– obecnie", "Baker"], ["Crist"]]);
});

it("joins a date that stands alone above its end", () => {
  const lines = textsOf([
    [10, 10, "01.2016–"],
    [10, 24, "12.2019"],
    [60, 38, "Baker"],
  ]);
  expect(lines).toEqual([["01.2016– 12.2019"], ["Baker"]]);
});

it("joins a date at the end of a line with what stands alone below it", () => {
  const lines = textsOf([
    [10, 10, "Voorman bij Ginkel, Leusden (mei 2018 –"],
    [10, 24, "heden)"],
    [10, 38, "Met een ploeg"],
  ]);
  expect(lines).toEqual([["Voorman bij Ginkel, Leusden (mei 2018 – heden)"], ["Met een ploeg"]]);
});

it("joins a date with the end that stands below it, with its word", () => {
  const lines = textsOf([
    [10, 10, "01/2018"],
    [90, 10, "Baker"],
    [10, 24, "bis heute"],
    [90, 24, "Crist GmbH"],
  ]);
  expect(lines).toEqual([["01/2018 bis heute", "Baker"], ["Crist GmbH"]]);
});

it("leaves dates that are whole", () => {
  const lines = textsOf([
    [10, 10, "2012 – 2014"],
    [90, 10, "Baker"],
    [10, 24, "2014 – 2016"],
    [90, 24, "Cook"],
  ]);
  expect(lines).toEqual([
    ["2012 – 2014", "Baker"],
    ["2014 – 2016", "Cook"],
  ]);
});
