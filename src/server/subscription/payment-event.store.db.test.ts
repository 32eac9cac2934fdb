import { beforeAll, expect, it } from "vitest";
import { notificationBody, paymentHistory, type TrueEvent } from "../../../tests/factories/payment-histories.ts";
import { standInPurchase } from "../../../tests/factories/stand-in-purchase.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { createCheckoutKeys } from "../../stand-ins/checkout/checkout-keys.ts";
import { createRandom, type Random } from "../../stand-ins/demonstration-jobs/random.ts";
import { freemiusSignature } from "../payment/freemius-signature.ts";

/** `npm run bench:payment-events` sends 10,000. */
const eventCount = Number(process.env.PAYMENT_EVENTS ?? 150);
const parallel = 16;
const farFuture = Date.UTC(2099, 0, 1);
const app = await createTestApp({ TRUSTED_PROXIES: "127.0.0.1", DEMO: "1" });
// The provider is asked over the wire.
beforeAll(() => app.server.app.listen({ host: "127.0.0.1", port: 0 }));
const { secretKey } = createCheckoutKeys(app.config.secret);

interface Delivery {
  event: TrueEvent;
  /** Undefined for a notification that somebody else made up or changed. */
  isTrue: boolean;
  body: string;
  signature: string;
}

it("[SUB-14] payment notifications that are shuffled, repeated, late and forged entitle nobody wrongly", async () => {
  const random = createRandom(20_261_121);
  const people = await Promise.all(Array.from({ length: Math.ceil(eventCount / 40) }, () => app.signUp()));
  const deliveries = inventDeliveries(
    random,
    people.map(({ email }) => email),
  );
  const purchases = new Map(deliveries.map(({ event }) => [event.license, event.email]));
  for (const [license, email] of purchases) await standInPurchase(app, { license, email });
  const arrived = new Map<string, TrueEvent[]>();
  const wrong: string[] = [];
  const check = async ({ email, token }: { email: string; token: string }) => {
    const is = await app.call(subscriptionEndpoints.details, { token, headers: { "x-forwarded-for": nextAddress() } });
    const should = expectedOf(arrived.get(email) ?? []);
    const shown = {
      status: is.reply.subscription_status,
      plan: is.reply.usage.plan,
      records: is.reply.subscription_details
        .map((one) => [one.subscription_id, one.expiration_date, one.canceled_at])
        .sort(),
    };
    if (JSON.stringify(shown) !== JSON.stringify(should))
      wrong.push(`${email}: ${JSON.stringify(shown)} instead of ${JSON.stringify(should)}`);
  };

  for (let first = 0; first < deliveries.length; first += parallel) {
    const sent = deliveries.slice(first, first + parallel);
    const answers = await Promise.all(sent.map(send));
    expect(answers).toEqual(sent.map(({ isTrue }) => (isTrue ? 200 : 401)));
    for (const { event, isTrue } of sent) {
      if (isTrue) arrived.set(event.email, [...(arrived.get(event.email) ?? []), event]);
    }
    await check(random.pick(people));
  }
  for (const person of people) await check(person);
  expect(wrong).toEqual([]);
});

let addresses = 0;

/** Each request from another address: one address may not ask as often as all people together. */
function nextAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

async function send({ body, signature }: Delivery): Promise<number> {
  const headers = { "content-type": "application/json", "x-signature": signature };
  return (await app.request({ method: "POST", url: "/webhooks/freemius", headers, payload: body })).statusCode;
}

/** Every true notification at least once, in any order, and among them about a fifth of forged ones. */
function inventDeliveries(random: Random, emails: string[]): Delivery[] {
  let newestId = 0;
  const nextId = () => {
    newestId += 1;
    return newestId;
  };
  const deliveries: Delivery[] = [];
  for (let licenses = 0; deliveries.length < eventCount; licenses += 1) {
    for (const event of paymentHistory(random, random.pick(emails), `license ${licenses}`, nextId)) {
      for (let times = random.pick([1, 1, 1, 2, 3]); times > 0; times -= 1) deliveries.push(genuine(event));
      if (random.chance(0.3)) deliveries.push(forged(random, event));
    }
  }
  return random.sample(deliveries, deliveries.length);
}

function genuine(event: TrueEvent): Delivery {
  const body = notificationBody(event);
  return { event, isTrue: true, body, signature: freemiusSignature(secretKey, body) };
}

/** Gives what was not paid for, or takes what was; signed by nobody, by somebody else, or before it was changed. */
function forged(random: Random, event: TrueEvent): Delivery {
  const better = { ...event, expiresAt: farFuture, isRevoked: false, at: event.at + 1_000 };
  const worse = { ...event, isRevoked: true, canceledAt: event.at, at: event.at + 1_000 };
  const body = notificationBody({ ...random.pick([better, worse]), id: event.id + 1_000_000 });
  const signature = random.pick([
    "",
    freemiusSignature("somebody else's key", body),
    freemiusSignature(secretKey, notificationBody(event)),
    freemiusSignature(secretKey, body).slice(0, -1),
    freemiusSignature(secretKey, body).toUpperCase(),
  ]);
  return { event, isTrue: false, body, signature };
}

/** What is right after the notifications that arrived: of each licence what the newest of them says. */
function expectedOf(events: TrueEvent[]) {
  const licenses = [...new Set(events.map(({ license }) => license))];
  const states = licenses.map((license) => {
    const ofLicense = events.filter((event) => event.license === license);
    const newest = ofLicense.reduce((a, b) => (b.at > a.at || (b.at === a.at && b.id > a.id) ? b : a));
    const canceledAt = ofLicense.find((event) => event.canceledAt !== null)?.canceledAt ?? null;
    // What was taken back ended when that was reported.
    const end = newest.isRevoked ? Math.min(newest.expiresAt, newest.at) : newest.expiresAt;
    const isKnown = ofLicense.some(({ type }) => type !== "license.created");
    return { subscription: newest.subscription, end, canceledAt, isKnown, isRevoked: newest.isRevoked };
  });
  const isActive = states.some(({ end, isRevoked }) => !isRevoked && end > Date.now());
  return {
    status: isActive ? "active" : states.length > 0 ? "expired" : "na",
    plan: isActive ? "pro" : "free",
    records: states
      .filter(({ isKnown }) => isKnown)
      .map(({ subscription, end, canceledAt }) => [
        subscription,
        new Date(end).toISOString(),
        canceledAt === null ? null : new Date(canceledAt).toISOString(),
      ])
      .sort(),
  };
}
