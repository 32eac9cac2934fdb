import { describe, expect, it } from "vitest";
import { oneMonthAfter } from "./checkout.service.ts";
import { createCheckoutKeys, customerOfToken, customerToken } from "./checkout-keys.ts";

describe("customer tokens", () => {
  const keys = createCheckoutKeys("a secret");
  const now = new Date("2026-11-21T12:00:00Z");

  it("are good for one minute, on every server with the same secret", () => {
    const token = customerToken(keys, "test-1", now);
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(customerOfToken(createCheckoutKeys("a secret"), token, later(59))).toBe("test-1");
    expect(customerOfToken(keys, token, later(60))).toBeUndefined();
    expect(customerOfToken(createCheckoutKeys("another"), token, now)).toBeUndefined();
    expect(customerOfToken(keys, token.replace("test-1", "test-2"), now)).toBeUndefined();
  });
});

describe("oneMonthAfter", () => {
  it.each([
    ["2026-11-21", "2026-12-21"],
    ["2026-01-31", "2026-02-28"],
    ["2028-01-31", "2028-02-29"],
    ["2026-12-31", "2027-01-31"],
  ])("of %s is %s", (from, to) => expect(oneMonthAfter(new Date(from))).toEqual(new Date(to)));
});
