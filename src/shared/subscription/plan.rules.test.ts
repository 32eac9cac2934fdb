import { describe, expect, it } from "vitest";
import { usagePeriod } from "./plan.rules.ts";

describe("usagePeriod", () => {
  it("is the calendar month for document sets, over the end of a year too", () => {
    expect(usagePeriod("document_set", new Date("2026-12-31T23:59:59Z"))).toEqual({
      start: new Date("2026-12-01T00:00:00Z"),
      end: new Date("2027-01-01T00:00:00Z"),
    });
  });

  it("is the day for assistant messages", () => {
    expect(usagePeriod("assistant_message", new Date("2028-02-28T00:00:00Z"))).toEqual({
      start: new Date("2028-02-28T00:00:00Z"),
      end: new Date("2028-02-29T00:00:00Z"),
    });
  });
});
