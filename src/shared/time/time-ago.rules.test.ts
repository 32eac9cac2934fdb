import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.rules.ts";

const now = new Date("2026-06-15T12:00:00Z");

it("[SIDE-04] says how long ago something was", () => {
  expect(timeAgo("2026-06-12T11:00:00Z", now)).toBe("3 days ago");
  expect(timeAgo("2026-06-15T10:59:00Z", now)).toBe("1 hour ago");
  expect(timeAgo("2026-06-15T11:59:40Z", now)).toBe("just now");
  expect(timeAgo("2024-06-15T11:59:40Z", now)).toBe("2 years ago");
});

it("[SIDE-04] says 'Recently' of what is no date", () => {
  expect(timeAgo("soon", now)).toBe("Recently");
  expect(timeAgo("2027-01-01T00:00:00Z", now)).toBe("Recently");
});
