import { expect, it } from "vitest";
import { cellTextOf } from "./cell-text.ts";
import { runsOf } from "./character-runs.ts";

const character = (text: string, x: number, width: number, size = 10) => ({
  ...{ text, x, x2: x + width, y: 10, size, font: "", bold: false, italic: false, isGap: false },
});

it("the three letters of a ligature share a place, and no word begins behind them", () => {
  const office = [
    ...[character("O", 0, 8), character("f", 8, 3), character("f", 8, 3), character("i", 8, 2.5)],
    ...[character("c", 17, 5), character("e", 22, 5)],
  ];
  expect(cellTextOf(runsOf(office)).text).toBe("Office");
});
