import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import type { PaymentEvent } from "../../engines/payment-reading/payment-reading.ts";
import { plans } from "../../shared/subscription/plan.rules.ts";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { createPaymentEventStore } from "./payment-event.store.ts";
import { createQuotaService } from "./quota.service.ts";

// Silent: one test has the server log that the provider cannot be reached.
const app = await createTestApp({ LOG_LEVEL: "silent" });
const paidAt = new Date("2026-11-01T10:00:00Z");

/** One purchase of a person, as the provider would tell it; `name` keeps purchases apart. */
async function buy(userId: string, name: string, expiresAt: string): Promise<void> {
  const amount = { cents: 1900, currency: "USD" };
  const event: PaymentEvent = {
    id: `event ${name}`,
    type: "payment.created",
    occurredAt: paidAt,
    sequence: "0",
    scope: "ours",
    customerId: undefined,
    customerEmail: undefined,
    license: { id: `license ${name}`, expiresAt: new Date(expiresAt), isRevoked: false },
    subscription: { id: `subscription ${name}`, amount, billingCycle: "monthly", startedAt: paidAt, canceledAt: null },
    payment: { id: `payment ${name}`, type: "payment", amount, at: paidAt },
  };
  const product = { packageName: "Pro", paymentProcessor: "Test" };
  await createPaymentEventStore(app.database).apply(userId, event, product, paidAt);
}

const details = async (token: string) => (await app.call(subscriptionEndpoints.details, { token })).reply;

it("[SUB-03] [SUB-06] without any record the status is na, and Free's limits show with what is used of them", async () => {
  const anna = await app.signUp();
  await createQuotaService(app.database).reserve(anna.userId, "document_set");
  expect(await details(anna.token)).toMatchObject({
    success: true,
    subscription_status: "na",
    subscription_details: [],
    usage: {
      plan: "free",
      document_set: { used: 1, limit: plans.free.limits.document_set },
      assistant_message: { used: 0, limit: plans.free.limits.assistant_message },
    },
  });
});

it("[SUB-05] [SUB-06] the current record comes first, older ones follow", async () => {
  const anna = await app.signUp();
  await buy(anna.userId, "anna old", "2026-11-05T00:00:00Z");
  await buy(anna.userId, "anna new", "2090-01-01T00:00:00Z");
  const { subscription_status, subscription_details } = await details(anna.token);
  expect(subscription_status).toBe("active");
  expect(subscription_details.map((record) => record.subscription_id)).toEqual([
    "subscription anna new",
    "subscription anna old",
  ]);
});

it("[SUB-12] a transaction is shown to its own payer only", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp()];
  await buy(anna.userId, "one", "2090-01-01T00:00:00Z");
  const query = { id: "payment one" };
  expect((await app.call(subscriptionEndpoints.transaction, { token: anna.token, query })).reply).toMatchObject({
    success: true,
    transaction: { id: "payment one", subscription_id: "subscription one", amount: 19, currency: "USD" },
  });
  expect((await app.call(subscriptionEndpoints.transaction, { token: ben.token, query })).status).toBe(404);
  expect((await details(ben.token)).subscription_details).toEqual([]);
});

it("says so when the payment provider cannot be reached", async () => {
  const anna = await app.signUp();
  const body = { billing_cycle: "monthly", currency: "USD", plan_id: "pro" };
  const { status, reply } = await app.call(subscriptionEndpoints.checkout, { token: anna.token, body });
  expect({ status, error: reply.error }).toEqual({ status: 502, error: "payment_provider_unreachable" });
});

it("answers nobody without a session", async () => {
  expect((await app.call(subscriptionEndpoints.details)).status).toBe(401);
  expect((await app.call(subscriptionEndpoints.cancel, { body: { subscription_id: "1" } })).status).toBe(401);
  expect((await app.call(subscriptionEndpoints.resume, { body: { subscription_id: "1" } })).status).toBe(401);
  expect((await app.call(subscriptionEndpoints.transaction, { query: { id: "1" } })).status).toBe(401);
});
