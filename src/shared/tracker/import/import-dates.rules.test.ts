import { expect, it } from "vitest";
import { dateOrderOf, isEitherWay, readDate } from "./import-dates.rules.ts";

const day = (text: string, order: "day_first" | "month_first" = "day_first") => readDate(text, order)?.day;

it.each([
  ["2026-05-06", "2026-05-06"],
  ["2026/5/6", "2026-05-06"],
  ["2026年5月6日", "2026-05-06"],
  ["06.05.2026", "2026-05-06"],
  ["6.5.26", "2026-05-06"],
  ["06/05/2026", "2026-05-06"],
  ["06-05-26", "2026-05-06"],
  ["25/12/2025", "2025-12-25"],
  ["12/25/2025", "2025-12-25"],
  ["May 6, 2026", "2026-05-06"],
  ["Wed, May 6, 2026", "2026-05-06"],
  ["6 May 2026", "2026-05-06"],
  ["06-May-26", "2026-05-06"],
  ["6th Sept 2026", "2026-09-06"],
  ["6. März 2026", "2026-03-06"],
  ["6 de mayo de 2026", "2026-05-06"],
  ["6 février 2026", "2026-02-06"],
  ["6 maggio 2026", "2026-05-06"],
  ["6 mei 2026", "2026-05-06"],
  ["6 maja 2026", "2026-05-06"],
  ["6 de março de 2026", "2026-03-06"],
  ["46148", "2026-05-06"],
  ["5/6/26, 10:01 AM", "2026-06-05"],
])("reads %s", (text, read) => {
  expect(day(text)).toBe(read);
});

it.each(["", "soon", "2026-02-30", "31/04/2026", "2026-13-01", "12345", "N/A", "6 Foo 2026", "1/2/3/4"])(
  "does not make a date of “%s”",
  (text) => {
    expect(readDate(text, "day_first")).toBeUndefined();
  },
);

it("keeps the moment, in whatever zone it is told", () => {
  expect(readDate("2026-05-06T07:08:09.000Z", "day_first")?.at).toBe("2026-05-06T07:08:09.000Z");
  expect(readDate("2026-05-06 07:08 UTC", "day_first")?.at).toBe("2026-05-06T07:08:00.000Z");
  expect(readDate("2026-05-06T09:08:00+02:00", "day_first")?.at).toBe("2026-05-06T07:08:00.000Z");
  expect(readDate("1778051289000", "day_first")?.at).toBe("2026-05-06T07:08:09.000Z");
  const local = readDate("5/6/26, 1:30 PM", "month_first")?.at ?? "";
  expect([new Date(local).getHours(), new Date(local).getMinutes()]).toEqual([13, 30]);
  expect(new Date(readDate("2026-05-06", "day_first")?.at ?? "").getHours()).toBe(12);
});

it("finds out which way round a table writes its dates", () => {
  expect(dateOrderOf(["01/02/2026", "25/12/2025"])).toBe("day_first");
  expect(dateOrderOf(["01/02/2026", "12/25/2025"])).toBe("month_first");
  expect(dateOrderOf(["11/20/24, 8:15 AM", "3/4/24, 9:00 PM"])).toBe("month_first");
  expect(dateOrderOf(["3.4.2026"])).toBe("day_first");
  expect(dateOrderOf(["01/02/2026", "2026-05-06", ""])).toBeUndefined();
  expect(["03/04/2026", "03/03/2026", "25/12/2026", "2026-03-04"].map(isEitherWay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
