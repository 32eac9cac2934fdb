import { describe, expect, it } from "vitest";
import { paymentEventFrom } from "./freemius-event.ts";

const event = (objects: object, more: object = {}) =>
  paymentEventFrom(
    JSON.stringify({ id: 12, type: "license.updated", created: "2026-11-21 17:00:00", objects, ...more }),
  );

describe("paymentEventFrom", () => {
  it("reads times as UTC, ids as texts, amounts in cents and addresses in lower case", () => {
    const payment = { id: 5, gross: "19.99", currency: "eur", type: "payment", created: "2026-11-21 17:00:00" };
    expect(event({ user: { email: "Anna@Example.ORG" }, payment })).toMatchObject({
      id: "12",
      occurredAt: new Date("2026-11-21T17:00:00Z"),
      customerEmail: "anna@example.org",
      payment: { id: "5", amount: { cents: 1999, currency: "EUR" } },
    });
  });

  it("takes a licence without an end as one for ever, and a deleted one as taken back", () => {
    expect(event({ license: { id: 3, expiration: null } }).license?.expiresAt.getUTCFullYear()).toBe(9999);
    expect(event({ license: false }, { data: { license_id: 3 } }).license).toMatchObject({ id: "3", isRevoked: true });
  });

  it("throws on what is no notification", () => {
    expect(() => paymentEventFrom("{}")).toThrow();
    expect(() => event({ license: { id: 3, expiration: "soon" } })).toThrow();
  });
});
