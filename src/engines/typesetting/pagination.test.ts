import { expect, it } from "vitest";
import { bestPagination, type PageSetting } from "./pagination.ts";

const bounds = { minLength: 0.7, minLastFill: 0.25, minOnlyFill: 0.75 };

/** A document of so many pages, which shrinks to a part of that when it is set as tight as may be. */
function setIn(length: number, tightestLength: number, lowSection = -1) {
  const tried: PageSetting[] = [];
  const paginate = (setting: PageSetting) => {
    tried.push(setting);
    const set = length * (1 - (1 - tightestLength) * setting.tightness);
    const pages = Math.ceil(set);
    return { document: set, pages, lastFill: set - pages + 1, lowSection };
  };
  const { tightness, pages, onNextPage } = bestPagination(paginate, bounds);
  return { tightness, pages, tried: tried.length, ...(onNextPage === undefined ? {} : { onNextPage }) };
}

it("leaves one page as it is, but for more room where it is half empty", () => {
  expect(setIn(0.8, 0.75)).toEqual({ tightness: 0, pages: 1, tried: 1 });
  expect(setIn(0.4, 0.75)).toEqual({ tightness: -2, pages: 1, tried: 2 });
  const { tightness, ...page } = setIn(0.7, 0.75);
  expect(page).toEqual({ pages: 1, tried: 2 });
  expect(tightness).toBeCloseTo(-0.51);
});

it("begins page 2 with a section where it would else be half empty", () => {
  expect(setIn(1.45, 0.75, 3)).toEqual({ tightness: 0, pages: 2, tried: 2, onNextPage: 3 });
  expect(setIn(1.6, 0.75, 3)).toEqual({ tightness: 0, pages: 2, tried: 1 });
});

it.each([1.02, 1.1, 1.2, 1.3])("sets %f pages on one, as little tighter as that takes, in few attempts", (length) => {
  const { pages, tightness, tried } = setIn(length, 0.75);
  const needed = (1 - 1 / length) / 0.25;
  expect(pages).toBe(1);
  expect(tightness).toBeGreaterThanOrEqual(needed);
  expect(tightness).toBeLessThan(needed + 0.15);
  expect(tried).toBeLessThanOrEqual(4);
});

it("leaves what cannot be set on fewer pages as roomy as it was, and does not try what is far too long", () => {
  expect(setIn(1.4, 0.75)).toEqual({ tightness: 0, pages: 2, tried: 2 });
  expect(setIn(1.6, 0.75)).toEqual({ tightness: 0, pages: 2, tried: 1 });
});

it("gives more room where a few lines would stand alone on the last page", () => {
  expect(setIn(2.15, 0.95)).toMatchObject({ pages: 3, tightness: -1 });
});

it("leaves long documents as they are", () => {
  expect(setIn(9.1, 0.75)).toEqual({ tightness: 0, pages: 10, tried: 1 });
});
