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
} from "./freemius-notification.ts";
import type { NotificationSender } from "./notification-sender.ts";
import { type CardForm, outcomeOf } from "./test-card.ts";

interface Parts {
  keys: CheckoutKeys;
  store: CheckoutStore;
  sender: NotificationSender;
  now?: () => Date;
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
export function createCheckoutService({ keys, store, sender, now = () => new Date() }: Parts) {
  async function customerOf(session: { customerId: string }): Promise<CheckoutCustomer> {
    const customer = await store.customer(session.customerId);
    if (!customer) throw notFound("There is no such customer.");
    return customer;
  }

  async function liveSession(id: string): Promise<CheckoutSession> {
    const session = await store.session(id, now());
    if (!session || session.state === "paid")
      throw notFound("This checkout has ended. Please close it and start again.");
    return session;
  }

  async function complete(session: CheckoutSession): Promise<PaymentOutcome> {
    const [customer, at] = [await customerOf(session), now()];
    const subscription = newSubscription(customer.id, at);
    const notifications = purchaseNotifications({ keys, customer, subscription, at });
    if (!(await store.completePurchase(session.id, subscription, notifications))) {
      throw notFound("This checkout has ended. Please close it and start again.");
    }
    await sender.sendDue();
    return { status: "paid", subscription, customer };
  }

  async function knownSubscription(id: string): Promise<CheckoutSubscription> {
    const known = await store.subscription(id);
    if (!known) throw notFound("There is no such subscription.");
    return known;
  }

  async function renew(known: CheckoutSubscription): Promise<void> {
    const [customer, at, expiresAt] = [await customerOf(known), now(), oneMonthAfter(known.expiresAt)];
    const notifications = renewalNotifications(
      { keys, customer, subscription: { ...known, expiresAt }, at },
      known.expiresAt,
    );
    await store.change(known, { expiresAt }, notifications, at);
  }

  /** Now, whatever was paid for: the provider's notifications tell the end as they would on its day. */
  async function end(known: CheckoutSubscription, event: Exclude<SimulatedEvent, "renew">): Promise<void> {
    const [customer, at] = [await customerOf(known), now()];
    const expiresAt = new Date(Math.min(known.expiresAt.getTime(), at.getTime()));
    const changes = { expiresAt, canceledAt: known.canceledAt ?? at };
    const purchase = { keys, customer, subscription: { ...known, ...changes }, at, isRevoked: event === "refund" };
    await store.change(known, changes, endingNotifications[event](purchase), at);
  }

  return {
    customersByEmail: store.customersByEmail,
    saveCustomer: store.saveCustomer,

    async tokenFor(customerId: string): Promise<string> {
      const customer = await customerOf({ customerId });
      return customerToken(keys, customer.id, now());
    },

    /** Starts a checkout for the holder of a token; undefined when the token is forged or too old. */
    async open(token: string): Promise<{ sessionId: string; customer: CheckoutCustomer } | undefined> {
      const customerId = customerOfToken(keys, token, now());
      if (!customerId) return undefined;
      const customer = await customerOf({ customerId });
      const expiresAt = new Date(now().getTime() + sessionLifetimeMs);
      return { customer, sessionId: await store.openSession(customer.id, expiresAt) };
    },

    async pay(sessionId: string, card: CardForm): Promise<PaymentOutcome> {
      const session = await liveSession(sessionId);
      const outcome = outcomeOf(card);
      if (outcome === "declined") return { status: "declined" };
      if (outcome === "accepted") return complete(session);
      await store.awaitConfirmation(session.id);
      return { status: "confirm" };
    },

    /** The step in which a bank asks its customer. */
    async confirm(sessionId: string, answer: "approve" | "refuse"): Promise<PaymentOutcome> {
      const session = await liveSession(sessionId);
      if (session.state !== "confirming") throw notFound("There is nothing to confirm.");
      if (answer === "approve") return complete(session);
      await store.reopen(session.id);
      return { status: "declined" };
    },

    async cancel(subscriptionId: string): Promise<{ subscription: CheckoutSubscription; customer: CheckoutCustomer }> {
      const known = await knownSubscription(subscriptionId);
      const [customer, at] = [await customerOf(known), now()];
      const subscription = { ...known, canceledAt: known.canceledAt ?? at };
      await store.cancel(subscriptionId, at, cancelNotification({ keys, customer, subscription, at }));
      await sender.sendDue();
      return { subscription, customer };
    },

    /** Renews what has run out and was not cancelled, then sends what is due. */
    async tick(): Promise<void> {
      for (const due of await store.dueForRenewal(now())) {
        await renew(due);
      }
      await sender.sendDue();
    },

    newestPurchases: store.newestPurchases,

    /** Plays what time would bring. A subscription that was cancelled does not renew any more. */
    async simulate(subscriptionId: string, event: SimulatedEvent): Promise<void> {
      const known = await knownSubscription(subscriptionId);
      if (event !== "renew") await end(known, event);
      else if (!known.canceledAt) await renew(known);
      await sender.sendDue();
    },
  };
}

const endingNotifications = {
  "fail-renewal": failedRenewalNotifications,
  expire: expiryNotifications,
  refund: refundNotifications,
};

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
