import { expect, it } from "vitest";
import { isTimeZone, momentOf, wallTime } from "./time-zone.rules.ts";

it("knows which names are zones", () => {
  expect(["Europe/Berlin", "UTC", "", "Mars/Olympus", "Europe/Berlin; drop"].map(isTimeZone)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it.each([
  ["2031-05-06T10:30", "Europe/Berlin", "2031-05-06T08:30:00.000Z"],
  ["2031-01-06T10:30", "Europe/Berlin", "2031-01-06T09:30:00.000Z"],
  ["2031-01-06T00:10", "Asia/Kathmandu", "2031-01-05T18:25:00.000Z"],
  ["2031-12-31T23:59", "Pacific/Honolulu", "2032-01-01T09:59:00.000Z"],
])("finds the moment of %s in %s, and back", (wall, zone, iso) => {
  expect(momentOf(wall, zone)?.toISOString()).toBe(iso);
  expect(wallTime(new Date(iso), zone)).toBe(wall);
});

it("takes the first of two where clocks go back, and leads behind a gap where they go forward", () => {
  expect(momentOf("2026-10-25T02:30", "Europe/Berlin")?.toISOString()).toBe("2026-10-25T00:30:00.000Z");
  expect(momentOf("2026-11-01T01:30", "America/New_York")?.toISOString()).toBe("2026-11-01T05:30:00.000Z");
  expect(momentOf("2026-03-29T02:30", "Europe/Berlin")?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(momentOf("2026-03-08T02:30", "America/New_York")?.toISOString()).toBe("2026-03-08T07:30:00.000Z");
});

it("finds none for what is no time", () => {
  expect(momentOf("", "UTC")).toBeUndefined();
});
