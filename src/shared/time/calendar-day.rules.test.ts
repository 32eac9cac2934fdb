import { expect, it } from "vitest";
import { dayAfter, dayIn, daysBetween, mondayOf } from "./calendar-day.rules.ts";

it("a day begins and ends where the person is", () => {
  const at = new Date("2026-03-10T23:30:00Z");
  expect(dayIn("UTC", at)).toBe("2026-03-10");
  expect(dayIn("Europe/Berlin", at)).toBe("2026-03-11");
  expect(dayIn("America/Los_Angeles", at)).toBe("2026-03-10");
  expect(dayIn("Pacific/Kiritimati", at)).toBe("2026-03-11");
  expect(dayIn("UTC", new Date("0987-03-10T00:05:00Z"))).toBe("0987-03-10");
});

it.each([
  ["Europe/Berlin", "2026-03-28T22:59:00Z", "2026-03-28"],
  ["Europe/Berlin", "2026-03-29T21:59:00Z", "2026-03-29"],
  ["Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"],
  ["Europe/Berlin", "2026-10-25T22:59:00Z", "2026-10-25"],
  ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
  ["America/New_York", "2026-03-09T03:59:00Z", "2026-03-08"],
  ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
  ["America/New_York", "2026-11-02T04:59:00Z", "2026-11-01"],
  ["Australia/Lord_Howe", "2026-04-04T13:00:00Z", "2026-04-05"],
])("in %s, around a change of the clocks, %s lies on %s", (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

it("counts days by the calendar, over months, leap days and changes of the clocks", () => {
  expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
  expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(dayAfter("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});

it("a week begins on Monday", () => {
  expect(mondayOf("2026-11-29")).toBe("2026-11-23");
  expect(mondayOf("2026-11-23")).toBe("2026-11-23");
});
