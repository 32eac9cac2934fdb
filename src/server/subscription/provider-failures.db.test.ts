import { afterAll, beforeEach, expect, it } from "vitest";
import { notificationBody, type TrueEvent } from "../../../tests/factories/payment-histories.ts";
import { freemiusKeys, startFreemiusApi } from "../../../tests/fakes/freemius-api.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { freemiusSignature } from "../payment/freemius-signature.ts";

const provider = await startFreemiusApi();
const app = await createTestApp({
  FREEMIUS_PRODUCT_ID: freemiusKeys.productId,
  FREEMIUS_PLAN_ID: freemiusKeys.planId,
  FREEMIUS_PUBLIC_KEY: freemiusKeys.publicKey,
  FREEMIUS_SECRET_KEY: freemiusKeys.secretKey,
  FREEMIUS_API_KEY: freemiusKeys.apiKey,
  FREEMIUS_API_URL: provider.url,
  FREEMIUS_SANDBOX: "1",
  // The provider's failures are what the tests are about; each is an error to the log.
  LOG_LEVEL: "silent",
});
afterAll(() => provider.close());
beforeEach(() => provider.become("well"));

const dayMs = 86_400_000;
const unreachable = {
  status: 502,
  message: "The payment provider does not answer. Please try again later.",
};

async function notify(email: string, type: TrueEvent["type"], id: number): Promise<void> {
  const at = Date.now();
  const license = { license: `license of ${email}`, subscription: `subscription-${id}` };
  const validity = { at, expiresAt: at + 30 * dayMs, isRevoked: false, canceledAt: null };
  const payload = notificationBody({ id, type, email, ...license, ...validity }, freemiusKeys);
  const headers = {
    "content-type": "application/json",
    "x-signature": freemiusSignature(freemiusKeys.secretKey, payload),
  };
  const answer = await app.request({ method: "POST", url: "/webhooks/freemius", headers, payload });
  expect(answer.statusCode).toBe(200);
}

const checkout = (token: string) =>
  app.call(subscriptionEndpoints.checkout, {
    token,
    body: { billing_cycle: "monthly", currency: "USD", plan_id: "pro" },
  });

it("[SUB-09] [SUB-11] a checkout fails while the provider is broken, refuses or is silent, lacks its token, and works again", async () => {
  const { email, token } = await app.signUp();
  provider.addCustomer(email, "8");
  for (const mood of ["broken", "refusing", "silent"] as const) {
    provider.become(mood);
    const { status, reply } = await checkout(token);
    expect({ status, message: reply.message }, mood).toEqual(unreachable);
  }
  provider.become("tokenless");
  expect((await checkout(token)).reply.checkout_token ?? "").toBe("");
  provider.become("well");
  expect((await checkout(token)).reply).toMatchObject({ success: true, checkout_token: "token.of.8" });
});

it("[SUB-10] [SUB-11] a subscription is cancelled once its number is known and the provider answers", async () => {
  const { email, token } = await app.signUp();
  const details = async () => (await app.call(subscriptionEndpoints.details, { token })).reply;
  const cancel = async () => {
    const subscription_id = (await details()).subscription_details[0]?.subscription_id ?? "";
    return app.call(subscriptionEndpoints.cancel, { token, body: { subscription_id } });
  };
  // The licence is there, and the notification that says which subscription pays for it is still on its way.
  await notify(email, "license.created", 1);
  expect(await details()).toMatchObject({ subscription_status: "active", subscription_details: [] });

  await notify(email, "payment.created", 2);
  provider.become("broken");
  const { status, reply } = await cancel();
  expect({ status, message: reply.message }).toEqual(unreachable);
  provider.become("well");
  expect(await cancel()).toMatchObject({ status: 200, reply: { success: true } });
  expect((await details()).subscription_details[0]?.canceled_at).toEqual(expect.any(String));
});
