import { describe, expect, it } from "vitest";
import { paymentEventFrom } from "./freemius-event.ts";

const offer = { productId: "4711", planId: "815", sandbox: false };
const event = (objects: object, more: object = {}) =>
  paymentEventFrom(
    JSON.stringify({ id: 12, type: "license.updated", created: "2026-11-21 17:00:00", objects, ...more }),
    offer,
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
    expect(() => paymentEventFrom("{}", offer)).toThrow();
    expect(() => event({ license: { id: 3, expiration: "soon" } })).toThrow();
  });

  it.each([
    ["ours", "ours", {}, {}],
    ["of another product", "foreign", { plugin_id: 4712 }, {}],
    ["of no product", "foreign", { plugin_id: undefined }, {}],
    ["with a test card", "foreign", {}, { environment: 1 }],
    ["of no environment", "foreign", {}, { environment: undefined }],
    ["of another plan", "other plan", {}, { plan_id: 816 }],
    ["of no plan", "other plan", {}, { plan_id: undefined }],
  ])("says of a purchase %s that it is %s", (_, scope, envelope, license) => {
    const licensed = { license: { id: 3, plan_id: 815, environment: 0, ...license } };
    expect(event(licensed, { plugin_id: 4711, ...envelope }).scope).toBe(scope);
  });

  it.each([
    ["foreign", { environment: 1 }],
    ["other plan", { plan_id: 816 }],
    ["ours", {}],
  ])("calls a purchase %s whose payment says %j", (scope, more) => {
    const payment = { id: 5, gross: 19, type: "payment", created: "2026-11-21 17:00:00", ...more };
    const license = { id: 3, plan_id: 815, environment: 0 };
    expect(event({ license, payment }, { plugin_id: 4711 }).scope).toBe(scope);
  });
});
