import { randomInt } from "node:crypto";
import { plans } from "../../../shared/subscription/plan.rules.ts";
import type { CheckoutCustomer, CheckoutSubscription } from "../checkout.table.ts";
import type { CheckoutKeys } from "../checkout-keys.ts";

export interface PaymentNotification {
  id: string;
  body: string;
}

export interface Purchase {
  keys: CheckoutKeys;
  customer: CheckoutCustomer;
  subscription: CheckoutSubscription;
  at: Date;
  /** Taken back, as after a refund. */
  isRevoked?: boolean;
}

/** What the provider sends after a first payment, in its order. */
export function purchaseNotifications(purchase: Purchase): PaymentNotification[] {
  const { subscription } = purchase;
  const ids = { license_id: subscription.licenseId, subscription_id: subscription.id };
  return [
    notification(purchase, "license.created", {
      license_id: ids.license_id,
      expiration: freemiusTime(subscription.expiresAt),
    }),
    notification(purchase, "subscription.created", ids),
    notification(purchase, "payment.created", ids, { payment: paymentObject(purchase) }),
  ];
}

/** After a payment for a licence whose subscription was cancelled: another subscription pays for more of it. */
export function resumedNotifications(purchase: Purchase, from: Date): PaymentNotification[] {
  const { subscription } = purchase;
  const ids = { license_id: subscription.licenseId, subscription_id: subscription.id };
  const dates = { from: freemiusTime(from), to: freemiusTime(subscription.expiresAt) };
  return [
    notification(purchase, "subscription.created", ids),
    notification(purchase, "license.extended", { ...dates, license_id: ids.license_id, is_renewal: true }),
    notification(purchase, "payment.created", ids, { payment: paymentObject(purchase, { is_renewal: true }) }),
  ];
}

/** There is no notification of its own for a renewal: a payment and a longer licence report it. */
export function renewalNotifications(purchase: Purchase, from: Date): PaymentNotification[] {
  const { subscription } = purchase;
  const dates = { from: freemiusTime(from), to: freemiusTime(subscription.expiresAt) };
  return [
    notification(purchase, "license.extended", { ...dates, license_id: subscription.licenseId, is_renewal: true }),
    notification(
      purchase,
      "payment.created",
      { subscription_id: subscription.id },
      { payment: paymentObject(purchase, { is_renewal: true }) },
    ),
  ];
}

/** After the last try to charge the card: the subscription ends, and the licence with what was paid for. */
export function failedRenewalNotifications(purchase: Purchase): PaymentNotification[] {
  const ids = { subscription_id: purchase.subscription.id, license_id: purchase.subscription.licenseId };
  const failed = ["subscription.renewal.failed", "subscription.renewal.failed.last"];
  return [...failed.map((type) => notification(purchase, type, ids)), ...expiryNotifications(purchase)];
}

export function expiryNotifications(purchase: Purchase): PaymentNotification[] {
  return [
    cancelNotification(purchase),
    notification(purchase, "license.expired", { license_id: purchase.subscription.licenseId }),
  ];
}

export function refundNotifications(purchase: Purchase): PaymentNotification[] {
  const { id, licenseId } = purchase.subscription;
  const refund = { type: "refund", gross: -plans.pro.monthlyPriceUsd };
  return [
    notification(purchase, "payment.refund", { subscription_id: id }, { payment: paymentObject(purchase, refund) }),
    cancelNotification(purchase),
    notification(purchase, "license.cancelled", { license_id: licenseId }),
  ];
}

export function cancelNotification(purchase: Purchase): PaymentNotification {
  const { id, licenseId } = purchase.subscription;
  return notification(purchase, "subscription.cancelled", {
    subscription_id: id,
    license_id: licenseId,
    reason_ids: [],
  });
}

/** "2026-11-21 17:00:00", UTC */
function freemiusTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace("T", " ");
}

export function subscriptionObject({ keys, customer, subscription }: Omit<Purchase, "at">) {
  return {
    id: subscription.id,
    user_id: customer.id,
    plan_id: keys.planId,
    license_id: subscription.licenseId,
    currency: "usd",
    initial_amount: plans.pro.monthlyPriceUsd,
    renewal_amount: plans.pro.monthlyPriceUsd,
    billing_cycle: 1,
    next_payment: subscription.canceledAt ? null : freemiusTime(subscription.expiresAt),
    canceled_at: subscription.canceledAt && freemiusTime(subscription.canceledAt),
    gateway: "test",
    environment: 1,
    created: freemiusTime(subscription.startedAt),
  };
}

let newestNumber = 0n;

/** As at the provider, a number that grows: its dates are whole seconds, and the ids tell what came later in one. */
function growingNumber(): string {
  const id = BigInt(Date.now()) * 1_000_000n + BigInt(randomInt(1_000));
  newestNumber = id > newestNumber ? id : newestNumber + 1n;
  return String(newestNumber);
}

function notification(purchase: Purchase, type: string, data: object, more: object = {}): PaymentNotification {
  const { keys, customer, at } = purchase;
  const id = growingNumber();
  const created = freemiusTime(at);
  const envelope = {
    id,
    type,
    created,
    updated: created,
    state: "processed",
    plugin_id: keys.productId,
    user_id: customer.id,
    install_id: null,
    data,
    objects: {
      user: { id: customer.id, email: customer.email, first: customer.name, last: "" },
      license: licenseObject(purchase),
      subscription: subscriptionObject(purchase),
      ...more,
    },
  };
  return { id, body: JSON.stringify(envelope) };
}

export function licenseObject({ keys, subscription, isRevoked = false }: Omit<Purchase, "at" | "customer">) {
  return {
    id: subscription.licenseId,
    user_id: subscription.customerId,
    plan_id: keys.planId,
    quota: 1,
    expiration: freemiusTime(subscription.expiresAt),
    is_cancelled: isRevoked,
    environment: 1,
  };
}

function paymentObject({ keys, customer, subscription, at }: Purchase, more: object = {}) {
  return {
    id: `test-${growingNumber()}`,
    user_id: customer.id,
    plan_id: keys.planId,
    license_id: subscription.licenseId,
    subscription_id: subscription.id,
    gross: plans.pro.monthlyPriceUsd,
    vat: 0,
    currency: "usd",
    type: "payment",
    is_renewal: false,
    gateway: "test",
    environment: 1,
    created: freemiusTime(at),
    ...more,
  };
}
