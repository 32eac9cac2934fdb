import { randomUUID } from "node:crypto";
import { notFound } from "../../server/http/app-error.ts";
import type { CheckoutStore } from "./checkout.store.ts";
import type { CheckoutCustomer, CheckoutSession, CheckoutSubscription } from "./checkout.table.ts";
import { type CheckoutKeys, customerOfToken, customerToken } from "./checkout-keys.ts";
import {
  cancelNotification,
  expiryNotifications,
  failedRenewalNotifications,
  purchaseNotifications,
  refundNotifications,
  renewalNotifications,
  resumedNotifications,
} from "./notifications/freemius-notification.ts";
import type { NotificationSender } from "./notifications/notification-sender.ts";
import { type CardForm, outcomeOf } from "./test-card.ts";

interface Parts {
  keys: CheckoutKeys;
  store: CheckoutStore;
  sender: NotificationSender;
  now: () => Date;
}

export type PaymentOutcome =
  | { status: "paid"; subscription: CheckoutSubscription; customer: CheckoutCustomer }
  | { status: "declined" }
  | { status: "confirm" };

/** What can be simulated with a subscription, since nobody waits a month to see it. */
export const simulatedEvents = ["renew", "fail-renewal", "expire", "refund"] as const;
export type SimulatedEvent = (typeof simulatedEvents)[number];

const sessionLifetimeMs = 60 * 60_000;

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** The stand-in provider: customers, payments by test cards, renewals, and the notifications about them. */
export function createCheckoutService({
  now = () => new Date(),
  ...others
}: Omit<Parts, "now"> & Partial<Pick<Parts, "now">>) {
  const parts = { ...others, now };
  const { customersByEmail, saveCustomer, newestPurchases, subscriptionOfLicense } = parts.store;
  return {
    customersByEmail,
    saveCustomer,
    newestPurchases,
    subscriptionOfLicense,
    tokenFor: (customerId: string) => tokenFor(parts, customerId),
    /** Starts a checkout for the holder of a token; undefined when the token is forged or too old. */
    open: (token: string, authorization?: string) => openCheckout(parts, token, authorization),
    pay: (sessionId: string, card: CardForm) => pay(parts, sessionId, card),
    /** The step in which a bank asks its customer. */
    confirm: (sessionId: string, answer: "approve" | "refuse") => confirmPayment(parts, sessionId, answer),
    cancel: (subscriptionId: string) => cancelSubscription(parts, subscriptionId),
    /** Renews what has run out and was not cancelled, then sends what is due. */
    tick: () => renewDue(parts),
    /** Plays what time would bring. A subscription that was cancelled does not renew any more. */
    simulate: (subscriptionId: string, event: SimulatedEvent) => simulateEvent(parts, subscriptionId, event),
  };
}

async function tokenFor(parts: Parts, customerId: string): Promise<string> {
  const customer = await customerOf(parts, { customerId });
  return customerToken(parts.keys, customer.id, parts.now());
}

async function openCheckout(
  parts: Parts,
  token: string,
  authorization = token,
): Promise<{ sessionId: string; customer: CheckoutCustomer } | undefined> {
  const { keys, store, now } = parts;
  const customerId = customerOfToken(keys, token, now());
  if (!customerId || customerOfToken(keys, authorization, now()) !== customerId) return undefined;
  const customer = await customerOf(parts, { customerId });
  const expiresAt = new Date(now().getTime() + sessionLifetimeMs);
  return { customer, sessionId: await store.openSession(customer.id, expiresAt) };
}

async function pay(parts: Parts, sessionId: string, card: CardForm): Promise<PaymentOutcome> {
  const session = await liveSession(parts, sessionId);
  const outcome = outcomeOf(card);
  if (outcome === "declined") return { status: "declined" };
  if (outcome === "accepted") return complete(parts, session);
  await parts.store.awaitConfirmation(session.id);
  return { status: "confirm" };
}

async function confirmPayment(parts: Parts, sessionId: string, answer: "approve" | "refuse"): Promise<PaymentOutcome> {
  const session = await liveSession(parts, sessionId);
  if (session.state !== "confirming") throw notFound("There is nothing to confirm.");
  if (answer === "approve") return complete(parts, session);
  await parts.store.reopen(session.id);
  return { status: "declined" };
}

async function liveSession({ store, now }: Parts, id: string): Promise<CheckoutSession> {
  const session = await store.session(id, now());
  if (!session || session.state === "paid") throw notFound("This checkout has ended. Please close it and start again.");
  return session;
}

async function complete(parts: Parts, session: CheckoutSession): Promise<PaymentOutcome> {
  const { keys, store, sender, now } = parts;
  const [customer, at] = [await customerOf(parts, session), now()];
  const renewed = await store.renewable(customer.id, at);
  const subscription = { ...newSubscription(customer.id, at), ...(renewed && continued(renewed)) };
  const purchase = { keys, customer, subscription, at };
  const notifications = renewed ? resumedNotifications(purchase, renewed.expiresAt) : purchaseNotifications(purchase);
  if (!(await store.completePurchase(session.id, subscription, notifications))) {
    throw notFound("This checkout has ended. Please close it and start again.");
  }
  await sender.sendDue();
  return { status: "paid", subscription, customer };
}

async function cancelSubscription(
  parts: Parts,
  subscriptionId: string,
): Promise<{ subscription: CheckoutSubscription; customer: CheckoutCustomer }> {
  const { keys, store, sender, now } = parts;
  const known = await knownSubscription(parts, subscriptionId);
  const [customer, at] = [await customerOf(parts, known), now()];
  const subscription = { ...known, canceledAt: known.canceledAt ?? at };
  await store.cancel(subscriptionId, at, cancelNotification({ keys, customer, subscription, at }));
  await sender.sendDue();
  return { subscription, customer };
}

async function renewDue(parts: Parts): Promise<void> {
  for (const due of await parts.store.dueForRenewal(parts.now())) await renew(parts, due);
  await parts.sender.sendDue();
}

async function simulateEvent(parts: Parts, subscriptionId: string, event: SimulatedEvent): Promise<void> {
  const known = await knownSubscription(parts, subscriptionId);
  if (event !== "renew") await end(parts, known, event);
  else if (!known.canceledAt) await renew(parts, known);
  await parts.sender.sendDue();
}

async function renew(parts: Parts, known: CheckoutSubscription): Promise<void> {
  const { keys, store, now } = parts;
  const [customer, at, expiresAt] = [await customerOf(parts, known), now(), oneMonthAfter(known.expiresAt)];
  const subscription = { ...known, expiresAt };
  const notifications = renewalNotifications({ keys, customer, subscription, at }, known.expiresAt);
  await store.change(known, { expiresAt }, notifications, at);
}

/** Now, whatever was paid for: the provider's notifications tell the end as they would on its day. */
async function end(parts: Parts, known: CheckoutSubscription, event: Exclude<SimulatedEvent, "renew">): Promise<void> {
  const { keys, store, now } = parts;
  const [customer, at] = [await customerOf(parts, known), now()];
  const expiresAt = new Date(Math.min(known.expiresAt.getTime(), at.getTime()));
  const changes = { expiresAt, canceledAt: known.canceledAt ?? at };
  const purchase = { keys, customer, subscription: { ...known, ...changes }, at, isRevoked: event === "refund" };
  await store.change(known, changes, endingNotifications[event](purchase), at);
}

async function customerOf({ store }: Parts, { customerId }: { customerId: string }): Promise<CheckoutCustomer> {
  const customer = await store.customer(customerId);
  if (!customer) throw notFound("There is no such customer.");
  return customer;
}

async function knownSubscription({ store }: Parts, id: string): Promise<CheckoutSubscription> {
  const known = await store.subscription(id);
  if (!known) throw notFound("There is no such subscription.");
  return known;
}

const endingNotifications = {
  "fail-renewal": failedRenewalNotifications,
  expire: expiryNotifications,
  refund: refundNotifications,
};

/** A month more of the same licence, by another subscription. */
const continued = ({ licenseId, expiresAt }: CheckoutSubscription) => ({
  licenseId,
  expiresAt: oneMonthAfter(expiresAt),
});

function newSubscription(customerId: string, at: Date): CheckoutSubscription {
  return {
    id: `test-${randomUUID()}`,
    licenseId: `test-${randomUUID()}`,
    customerId,
    startedAt: at,
    expiresAt: oneMonthAfter(at),
    canceledAt: null,
  };
}

/** The same day of the next month, or its last day where it has no such day. */
export function oneMonthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
