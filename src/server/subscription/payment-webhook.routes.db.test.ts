import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { standInPurchase } from "../../../tests/factories/stand-in-purchase.ts";
import { freemiusKeys } from "../../../tests/fakes/freemius-api.ts";
import { freePort } from "../../../tests/free-port.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { createCheckoutKeys } from "../../stand-ins/checkout/checkout-keys.ts";
import { user } from "../account/account.table.ts";
import { freemiusSignature } from "../payment/freemius-signature.ts";

const app = await createTestApp();
const { secretKey } = createCheckoutKeys(app.config.secret);
let count = 0;
// The provider is asked over the wire.
beforeAll(() => app.server.app.listen({ host: "127.0.0.1", port: 0 }));

interface NotificationFields {
  id?: string;
  type?: string;
  created?: string;
  expiration?: string;
  canceledAt?: string | null;
  isCancelled?: boolean;
  product?: string;
  plan?: string;
  environment?: number;
  customer?: string;
  subscription?: string;
  started?: string;
}

/** A notification about one purchase, in the provider's form. */
function notification(
  email: string,
  { id, type = "subscription.created", created = "2026-11-01 10:00:00", ...more }: NotificationFields = {},
) {
  count += 1;
  const offer = { plan_id: more.plan ?? "1", environment: more.environment ?? 1 };
  return JSON.stringify({
    id: id ?? `event-${count}`,
    type,
    created,
    plugin_id: more.product ?? "1",
    objects: {
      user: { id: more.customer ?? `customer of ${email.toLowerCase()}`, email },
      license: {
        ...offer,
        id: `license of ${email.toLowerCase()}`,
        expiration: more.expiration ?? "2090-01-01 00:00:00",
        is_cancelled: more.isCancelled ?? false,
      },
      subscription: {
        ...offer,
        id: more.subscription ?? `subscription of ${email.toLowerCase()}`,
        initial_amount: "19.00",
        renewal_amount: 19,
        currency: "usd",
        billing_cycle: 1,
        created: more.started ?? "2026-11-01 10:00:00",
        canceled_at: more.canceledAt ?? null,
      },
    },
  });
}

const send = (body: string, signature = freemiusSignature(secretKey, body)) =>
  app.request({
    method: "POST",
    url: "/webhooks/freemius",
    headers: { "content-type": "application/json", "x-signature": signature },
    payload: body,
  });

/** Somebody whose purchase the provider knows, where nothing of it was told yet. */
async function buyer(name?: string) {
  const person = await app.signUp(name);
  await standInPurchase(app, { email: person.email, license: `license of ${person.email}` });
  return person;
}

const details = async (token: string) => (await app.call(subscriptionEndpoints.details, { token })).reply;

describe("POST /webhooks/freemius", () => {
  it("knows a licence's owner after a change of address, by which the provider still knows them", async () => {
    const anna = await buyer();
    const later = { created: "2026-12-01 10:00:00", expiration: "2091-01-01 00:00:00" };
    await send(notification(anna.email));
    await app.database.update(user).set({ email: "anna.moved@example.org" }).where(eq(user.id, anna.userId));
    await send(notification(anna.email, later));
    const [{ expiration_date } = {}] = (await details(anna.token)).subscription_details;
    expect(expiration_date).toBe("2091-01-01T00:00:00.000Z");
  });

  it("[SUB-06] a signed notification makes its customer's subscription active", async () => {
    const anna = await buyer();
    expect((await send(notification(anna.email.toUpperCase()))).statusCode).toBe(200);
    expect(await details(anna.token)).toMatchObject({
      subscription_status: "active",
      subscription_details: [
        {
          package_name: "Pro",
          billing_cycle: "monthly",
          payment_amount: 19,
          currency: "USD",
          payment_processor: "Test checkout",
          start_date: "2026-11-01T10:00:00.000Z",
          expiration_date: "2090-01-01T00:00:00.000Z",
          subscription_id: `subscription of ${anna.email}`,
        },
      ],
      usage: { plan: "pro" },
    });
  });

  it("refuses a forged, a changed and an unsigned notification", async () => {
    const anna = await app.signUp();
    const body = notification(anna.email);
    const forged = freemiusSignature("another key", body);
    for (const [sent, signature] of [
      [body, forged],
      [`${body} `, freemiusSignature(secretKey, body)],
      [body, ""],
      [body, "ü"],
    ] as const) {
      expect((await send(sent, signature)).statusCode).toBe(401);
    }
    expect((await details(anna.token)).subscription_status).toBe("na");
  });

  it("refuses a signed body that is no notification", async () => {
    expect((await send("not JSON")).statusCode).toBe(400);
    expect((await send("{}")).statusCode).toBe(400);
  });

  it("refuses a signed notification of what no database takes", async () => {
    const { email } = await buyer();
    const nonsense = [
      notification(email, { id: "a\u0000b" }),
      notification(email, { id: "long".repeat(1000) }),
      notification(email, { customer: "half \ud83e" }),
      notification(email, { created: "-000001-01-01T00:00:00Z" }),
      notification(email, { expiration: "+275760-01-01T00:00:00Z" }),
      notification(email).replace('"19.00"', '"1e300"'),
      notification(email).replace('"renewal_amount":19', '"renewal_amount":99999999999'),
      notification(email).replace('"usd"', `"${"u".repeat(3000)}"`),
    ];
    for (const body of nonsense) expect.soft((await send(body)).statusCode, body.slice(0, 300)).toBe(400);
  });

  it("takes a notification in once, however often and however parallel it comes", async () => {
    const anna = await buyer();
    const body = notification(anna.email, { id: "the same" });
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200));
    await send(notification(anna.email, { created: "2026-11-02 10:00:00", isCancelled: true }));
    await send(body);
    expect(await details(anna.token)).toMatchObject({ subscription_status: "expired", usage: { plan: "free" } });
    expect((await details(anna.token)).subscription_details).toHaveLength(1);
  });

  it("a late older notification does not undo a newer one", async () => {
    const anna = await buyer();
    await send(notification(anna.email, { created: "2026-11-05 10:00:00", canceledAt: "2026-11-05 10:00:00" }));
    await send(notification(anna.email, { created: "2026-11-01 10:00:00", expiration: "2026-11-02 00:00:00" }));
    const { subscription_status, subscription_details } = await details(anna.token);
    expect(subscription_status).toBe("active");
    expect(subscription_details[0]).toMatchObject({
      canceled_at: "2026-11-05T10:00:00.000Z",
      expiration_date: "2090-01-01T00:00:00.000Z",
    });
  });

  it("of two subscriptions that pay for a licence the later one counts, in whatever order they are told", async () => {
    const ended = { canceledAt: "2026-11-05 10:00:00" };
    const resumed = { subscription: "second", started: "2026-11-06 10:00:00" };
    const told: NotificationFields[] = [
      {},
      { ...ended, created: "2026-11-05 10:00:00" },
      { ...resumed, created: "2026-11-06 10:00:00", expiration: "2090-02-01 00:00:00" },
      { ...ended, created: "2026-11-07 10:00:00", expiration: "2090-02-01 00:00:00" },
    ];
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      const anna = await buyer();
      for (const index of order) await send(notification(anna.email, told[index]));
      const { subscription_details } = await details(anna.token);
      expect(subscription_details, order.join()).toMatchObject([
        { subscription_id: "second", canceled_at: null, expiration_date: "2090-02-01T00:00:00.000Z" },
      ]);
    }
  });

  it("[SUB-03] is expired once the licence has run out", async () => {
    const anna = await buyer();
    await send(notification(anna.email, { expiration: "2026-11-02 00:00:00" }));
    expect(await details(anna.token)).toMatchObject({ subscription_status: "expired", usage: { plan: "free" } });
  });

  it("answers a notification about a stranger as taken, and gives nobody anything", async () => {
    const anna = await app.signUp();
    expect((await send(notification("stranger@example.org"))).statusCode).toBe(200);
    expect((await details(anna.token)).subscription_status).toBe("na");
  });

  it.each([
    ["another product", { product: "2" }],
    ["another plan", { plan: "2" }],
    ["the other environment, where cards are not charged", { environment: 0 }],
    ["another customer", { customer: "7" }],
  ])("makes nobody Pro for a signed purchase of %s", async (_, fields) => {
    const anna = await buyer();
    expect((await send(notification(anna.email, fields))).statusCode).toBe(200);
    expect(await details(anna.token)).toMatchObject({ subscription_status: "na", usage: { plan: "free" } });
  });

  it("makes nobody Pro whose licence the provider, asked, does not know, or not as one in force", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp("Ben")];
    const ended = { email: ben.email, license: `license of ${ben.email}`, expiresAt: new Date("2026-01-01T00:00:00Z") };
    await standInPurchase(app, ended);
    for (const { email, token } of [anna, ben]) {
      expect((await send(notification(email))).statusCode).toBe(200);
      expect((await details(token)).usage.plan).toBe("free");
    }
  });

  it("makes nobody Pro again by a notification alone once the licence was taken back", async () => {
    const anna = await app.signUp();
    await send(notification(anna.email, { isCancelled: true }));
    await send(notification(anna.email, { created: "2026-12-01 10:00:00" }));
    expect((await details(anna.token)).usage.plan).toBe("free");
  });

  it("ends Pro when the licence is changed to another plan, and does not ask for a renewal", async () => {
    const anna = await buyer();
    await send(notification(anna.email));
    await send(notification(anna.email, { created: "2026-11-02 10:00:00", expiration: "2091-01-01 00:00:00" }));
    expect((await details(anna.token)).usage.plan).toBe("pro");
    const changed = { type: "license.plan.changed", plan: "2", created: "2026-11-03 10:00:00" };
    await send(notification(anna.email, changed));
    expect(await details(anna.token)).toMatchObject({ subscription_status: "expired", usage: { plan: "free" } });
  });

  it("has the provider send again what could not be confirmed", async () => {
    const hosted = await createTestApp({
      FREEMIUS_PRODUCT_ID: freemiusKeys.productId,
      FREEMIUS_PLAN_ID: freemiusKeys.planId,
      FREEMIUS_PUBLIC_KEY: freemiusKeys.publicKey,
      FREEMIUS_SECRET_KEY: freemiusKeys.secretKey,
      FREEMIUS_API_KEY: freemiusKeys.apiKey,
      FREEMIUS_API_URL: `http://127.0.0.1:${await freePort()}`,
      LOG_LEVEL: "silent",
    });
    const anna = await hosted.signUp();
    const { productId: product, planId: plan, secretKey: key } = freemiusKeys;
    const payload = notification(anna.email, { product, plan, environment: 0 });
    const headers = { "content-type": "application/json", "x-signature": freemiusSignature(key, payload) };
    expect((await hosted.request({ method: "POST", url: "/webhooks/freemius", headers, payload })).statusCode).toBe(
      502,
    );
    const { reply } = await hosted.call(subscriptionEndpoints.details, { token: anna.token });
    expect(reply.usage.plan).toBe("free");
  });
});
