import { randomUUID } from "node:crypto";
import { plans } from "../../shared/subscription/plan.rules.ts";
import type { CheckoutCustomer, CheckoutSubscription } from "./checkout.table.ts";
import type { CheckoutKeys } from "./checkout-keys.ts";

export interface Notice {
  id: string;
  body: string;
}

interface Purchase {
  keys: CheckoutKeys;
  customer: CheckoutCustomer;
  subscription: CheckoutSubscription;
  at: Date;
}

/** What the provider sends after a first payment, in its order. */
export function purchaseNotices(purchase: Purchase): Notice[] {
  const { subscription } = purchase;
  const ids = { license_id: subscription.licenseId, subscription_id: subscription.id };
  return [
    notice(purchase, "license.created", {
      license_id: ids.license_id,
      expiration: freemiusTime(subscription.expiresAt),
    }),
    notice(purchase, "subscription.created", ids),
    notice(purchase, "payment.created", ids, { payment: paymentObject(purchase, false) }),
  ];
}

/** There is no notice of its own for a renewal: a payment and a longer licence tell it. */
export function renewalNotices(purchase: Purchase, from: Date): Notice[] {
  const { subscription } = purchase;
  const dates = { from: freemiusTime(from), to: freemiusTime(subscription.expiresAt) };
  return [
    notice(purchase, "license.extended", { ...dates, license_id: subscription.licenseId, is_renewal: true }),
    notice(
      purchase,
      "payment.created",
      { subscription_id: subscription.id },
      { payment: paymentObject(purchase, true) },
    ),
  ];
}

export function cancelNotice(purchase: Purchase): Notice {
  const { id, licenseId } = purchase.subscription;
  return notice(purchase, "subscription.cancelled", { subscription_id: id, license_id: licenseId, reason_ids: [] });
}

/** "2026-11-21 17:00:00", UTC */
export function freemiusTime(date: Date): string {
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

function notice(purchase: Purchase, type: string, data: object, more: object = {}): Notice {
  const { keys, customer, subscription, at } = purchase;
  const id = `test-${randomUUID()}`;
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
      license: licenseObject(keys, customer, subscription),
      subscription: subscriptionObject(purchase),
      ...more,
    },
  };
  return { id, body: JSON.stringify(envelope) };
}

function licenseObject(keys: CheckoutKeys, customer: CheckoutCustomer, subscription: CheckoutSubscription) {
  return {
    id: subscription.licenseId,
    user_id: customer.id,
    plan_id: keys.planId,
    quota: 1,
    expiration: freemiusTime(subscription.expiresAt),
    is_cancelled: false,
    environment: 1,
  };
}

function paymentObject({ keys, customer, subscription, at }: Purchase, isRenewal: boolean) {
  return {
    id: `test-${randomUUID()}`,
    user_id: customer.id,
    plan_id: keys.planId,
    license_id: subscription.licenseId,
    subscription_id: subscription.id,
    gross: plans.pro.monthlyPriceUsd,
    vat: 0,
    currency: "usd",
    type: "payment",
    is_renewal: isRenewal,
    gateway: "test",
    environment: 1,
    created: freemiusTime(at),
  };
}
