import { expect, it } from "vitest";
import { formatAmount, formatDate } from "./subscription-format.ts";

it("[SUB-13] amounts are in en-US currency, dates in en-US long form", () => {
  expect(formatAmount(1900, "USD")).toBe("$1,900.00");
  expect(formatAmount(19.5, "EUR")).toBe("€19.50");
  expect(formatDate("2026-11-21T12:00:00Z")).toBe("November 21, 2026");
  expect(formatDate("2026-11-21")).toBe("November 21, 2026");
  expect([formatAmount(19, ""), formatAmount(19, "credits"), formatDate("never"), formatDate("")]).toEqual([
    "19",
    "19 credits",
    "never",
    "",
  ]);
});
