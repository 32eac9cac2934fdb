import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { type CheckoutData, subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { oneMonthAfter } from "./checkout.service.ts";

const app = await createTestApp();
let origin = "";
beforeAll(async () => {
  origin = await app.server.app.listen({ host: "127.0.0.1", port: 0 });
});

const checkoutRequest = { billing_cycle: "monthly", currency: "USD", plan_id: "pro" };
const card = (number: string) => ({ number, expiry: "12/90", cvc: "123", name: "Anna Weber" });

async function openCheckout(token: string): Promise<CheckoutData> {
  const { status, reply } = await app.call(subscriptionEndpoints.checkout, { token, body: checkoutRequest });
  expect(status).toBe(200);
  return reply;
}

/** What the script does in the browser: opens the page in the frame; answers its session. */
async function openPage(data: CheckoutData, changes: Record<string, string> = {}): Promise<string | undefined> {
  const query = new URLSearchParams({
    mode: "dialog",
    plugin_id: data.product_id ?? "",
    plan_id: data.plan_id,
    public_key: data.public_key ?? "",
    user_token: data.checkout_token ?? "",
    sandbox: data.sandbox_token ?? "",
    s_ctx_ts: data.sandbox_timestamp ?? "",
    ...changes,
  });
  const page = await (await fetch(`${origin}/checkout-provider/?${query}`)).text();
  return /data-session="([^"]+)"/.exec(page)?.[1];
}

async function post(path: string, body: object) {
  const response = await fetch(`${origin}/checkout-provider/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

const details = async (token: string) => (await app.call(subscriptionEndpoints.details, { token })).reply;

async function buy(token: string) {
  const session = await openPage(await openCheckout(token));
  return post("pay", { session, ...card("4242 4242 4242 4242") });
}

describe("local checkout over HTTP", () => {
  it("[SUB-07] the checkout reply carries all that the script needs", async () => {
    const anna = await app.signUp();
    expect(await openCheckout(anna.token)).toMatchObject({
      success: true,
      checkout_token: expect.any(String),
      public_key: expect.stringMatching(/^pk_/),
      product_id: expect.any(String),
      plan_id: expect.any(String),
      sandbox: true,
      sandbox_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      sandbox_timestamp: expect.stringMatching(/^\d{10}$/),
      script_url: "/checkout-provider/js/v1/",
    });
    expect(await (await fetch(`${origin}/checkout-provider/js/v1/`)).text()).toContain("window.FS");
  });

  it("[SUB-06] a purchase by test card reaches the subscription through the signed notification", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp()];
    expect(await buy(anna.token)).toMatchObject({ status: "paid", user: { email: anna.email } });
    expect(await details(anna.token)).toMatchObject({
      subscription_status: "active",
      subscription_details: [{ package_name: "Pro", payment_amount: 19, currency: "USD", canceled_at: null }],
      usage: { plan: "pro", document_set: { limit: 200 }, assistant_message: { limit: 500 } },
    });
    expect((await details(ben.token)).subscription_status).toBe("na");
  });

  it("a declined card changes nothing, and another card may follow in the same checkout", async () => {
    const anna = await app.signUp();
    const session = await openPage(await openCheckout(anna.token));
    expect(await post("pay", { session, ...card("4000000000000002") })).toEqual({ status: "declined" });
    expect((await details(anna.token)).subscription_status).toBe("na");
    expect(await post("pay", { session, ...card("4242424242424242") })).toMatchObject({ status: "paid" });
    expect(await post("pay", { session, ...card("4242424242424242") })).toMatchObject({ error: "not_found" });
    expect((await details(anna.token)).subscription_details).toHaveLength(1);
  });

  it("a card that needs a confirmation pays only when it is given", async () => {
    const anna = await app.signUp();
    const session = await openPage(await openCheckout(anna.token));
    expect(await post("confirm", { session, answer: "approve" })).toMatchObject({ error: "not_found" });
    expect(await post("pay", { session, ...card("4000002500003155") })).toEqual({ status: "confirm" });
    expect(await post("confirm", { session, answer: "refuse" })).toEqual({ status: "declined" });
    expect((await details(anna.token)).subscription_status).toBe("na");

    await post("pay", { session, ...card("4000002500003155") });
    expect(await post("confirm", { session, answer: "approve" })).toMatchObject({ status: "paid" });
    expect((await details(anna.token)).subscription_status).toBe("active");
  });

  it("opens for nobody with a forged token, a wrong sandbox token or another product", async () => {
    const anna = await app.signUp();
    const data = await openCheckout(anna.token);
    expect(await openPage(data, { user_token: `${data.checkout_token}x` })).toBeUndefined();
    expect(await openPage(data, { sandbox: "0".repeat(32) })).toBeUndefined();
    expect(await openPage(data, { plugin_id: "999" })).toBeUndefined();
    expect(await post("pay", { session: "unknown", ...card("4242424242424242") })).toMatchObject({
      error: "not_found",
    });
  });

  it("takes test cards only", async () => {
    const anna = await app.signUp();
    const session = await openPage(await openCheckout(anna.token));
    const reply = await post("pay", { session, number: "5555555555554444", expiry: "01/20", cvc: "1", name: "" });
    expect(Object.keys(reply.fields)).toEqual(["number", "expiry", "cvc", "name"]);
  });

  it("[SUB-10] cancelling ends the renewal, keeps what was paid for, and may be repeated", async () => {
    const anna = await app.signUp();
    await buy(anna.token);
    const subscription_id = (await details(anna.token)).subscription_details[0]?.subscription_id;
    for (let i = 0; i < 2; i += 1) {
      const { reply } = await app.call(subscriptionEndpoints.cancel, { token: anna.token, body: { subscription_id } });
      expect(reply).toEqual({ success: true, message: "Subscription canceled successfully" });
    }
    const after = await details(anna.token);
    expect(after.subscription_status).toBe("active");
    expect(after.subscription_details[0]?.canceled_at).toEqual(expect.any(String));
  });

  it("[SUB-10] nobody cancels another person's subscription", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp()];
    await buy(anna.token);
    const subscription_id = (await details(anna.token)).subscription_details[0]?.subscription_id;
    const refused = await app.call(subscriptionEndpoints.cancel, { token: ben.token, body: { subscription_id } });
    expect(refused).toMatchObject({ status: 404, reply: { message: "No active subscription found to cancel" } });
    expect((await details(anna.token)).subscription_details[0]?.canceled_at).toBeNull();
  });

  it("a cancelled subscription is resumed until it ends: a month more, and it renews again", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp()];
    await buy(anna.token);
    const current = async () => {
      const { subscription_details } = await details(anna.token);
      expect(subscription_details).toHaveLength(1);
      return subscription_details[0];
    };
    const before = await current();
    const body = { subscription_id: before?.subscription_id };
    const resume = (token: string) => app.call(subscriptionEndpoints.resume, { token, body });
    expect((await resume(anna.token)).status, "runs anyway").toBe(404);
    await app.call(subscriptionEndpoints.cancel, { token: anna.token, body });
    expect((await resume(ben.token)).status, "somebody else's").toBe(404);

    const { reply } = await resume(anna.token);
    const authorization = reply.license_authorization ?? "";
    expect(await openPage(reply, { authorization: `${authorization}x` })).toBeUndefined();
    const session = await openPage(reply, { authorization });
    expect(await post("pay", { session, ...card("4242424242424242") })).toMatchObject({ status: "paid" });
    const after = await current();
    expect(after?.canceled_at).toBeNull();
    expect(after?.subscription_id).not.toBe(before?.subscription_id);
    expect(after?.expiration_date.slice(0, 10)).toBe(
      oneMonthAfter(new Date(before?.expiration_date ?? ""))
        .toISOString()
        .slice(0, 10),
    );
    const again = { subscription_id: after?.subscription_id };
    expect((await app.call(subscriptionEndpoints.cancel, { token: anna.token, body: again })).status).toBe(200);
    expect((await current())?.canceled_at).toEqual(expect.any(String));
  });

  it("does not sell the same days twice", async () => {
    const anna = await app.signUp();
    await buy(anna.token);
    const { status } = await app.call(subscriptionEndpoints.checkout, { token: anna.token, body: checkoutRequest });
    expect(status).toBe(409);
  });
});
