import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { createCheckoutKeys } from "../../stand-ins/checkout/checkout-keys.ts";
import { user } from "../account/account.table.ts";
import { freemiusSignature } from "../payment/freemius-signature.ts";

const app = await createTestApp();
const { secretKey } = createCheckoutKeys(app.config.secret);
let count = 0;

interface NotificationFields {
  id?: string;
  type?: string;
  created?: string;
  expiration?: string;
  canceledAt?: string | null;
  isCancelled?: boolean;
}

/** A notification about one purchase, in the provider's form. */
function notification(
  email: string,
  { id, type = "subscription.created", created = "2026-11-01 10:00:00", ...more }: NotificationFields = {},
) {
  count += 1;
  return JSON.stringify({
    id: id ?? `event-${count}`,
    type,
    created,
    objects: {
      user: { id: 7, email },
      license: {
        id: `license of ${email.toLowerCase()}`,
        expiration: more.expiration ?? "2090-01-01 00:00:00",
        is_cancelled: more.isCancelled ?? false,
      },
      subscription: {
        id: `subscription of ${email.toLowerCase()}`,
        initial_amount: "19.00",
        renewal_amount: 19,
        currency: "usd",
        billing_cycle: 1,
        created: "2026-11-01 10:00:00",
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

const details = async (token: string) => (await app.call(subscriptionEndpoints.details, { token })).reply;

describe("POST /webhooks/freemius", () => {
  it("knows a licence's owner after a change of address, by which the provider still knows them", async () => {
    const anna = await app.signUp();
    const later = { created: "2026-12-01 10:00:00", expiration: "2091-01-01 00:00:00" };
    await send(notification(anna.email));
    await app.database.update(user).set({ email: "anna.moved@example.org" }).where(eq(user.id, anna.userId));
    await send(notification(anna.email, later));
    const [{ expiration_date } = {}] = (await details(anna.token)).subscription_details;
    expect(expiration_date).toBe("2091-01-01T00:00:00.000Z");
  });

  it("[SUB-06] a signed notification makes its customer's subscription active", async () => {
    const anna = await app.signUp();
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

  it("takes a notification in once, however often and however parallel it comes", async () => {
    const anna = await app.signUp();
    const body = notification(anna.email, { id: "the same" });
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200));
    await send(notification(anna.email, { created: "2026-11-02 10:00:00", isCancelled: true }));
    await send(body);
    expect(await details(anna.token)).toMatchObject({ subscription_status: "expired", usage: { plan: "free" } });
    expect((await details(anna.token)).subscription_details).toHaveLength(1);
  });

  it("a late older notification does not undo a newer one", async () => {
    const anna = await app.signUp();
    await send(notification(anna.email, { created: "2026-11-05 10:00:00", canceledAt: "2026-11-05 10:00:00" }));
    await send(notification(anna.email, { created: "2026-11-01 10:00:00", expiration: "2026-11-02 00:00:00" }));
    const { subscription_status, subscription_details } = await details(anna.token);
    expect(subscription_status).toBe("active");
    expect(subscription_details[0]).toMatchObject({
      canceled_at: "2026-11-05T10:00:00.000Z",
      expiration_date: "2090-01-01T00:00:00.000Z",
    });
  });

  it("[SUB-03] is expired once the licence has run out", async () => {
    const anna = await app.signUp();
    await send(notification(anna.email, { expiration: "2026-11-02 00:00:00" }));
    expect(await details(anna.token)).toMatchObject({ subscription_status: "expired", usage: { plan: "free" } });
  });

  it("answers a notification about a stranger as taken, and gives nobody anything", async () => {
    const anna = await app.signUp();
    expect((await send(notification("stranger@example.org"))).statusCode).toBe(200);
    expect((await details(anna.token)).subscription_status).toBe("na");
  });
});
