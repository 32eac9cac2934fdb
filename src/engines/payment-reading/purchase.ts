import type { SubscriptionDetails, SubscriptionStatus } from "../../shared/subscription/subscription.contract.ts";

/** What is kept of a licence. */
interface Purchase {
  /** Null until the provider has said which subscription pays for the licence, as the amount to the start. */
  subscriptionId: string | null;
  amountCents: number | null;
  currency: string | null;
  billingCycle: "monthly" | "annual" | null;
  startedAt: Date | null;
  canceledAt: Date | null;
  packageName: string;
  paymentProcessor: string;
  expiresAt: Date;
  isRevoked: boolean;
  /** When it was said to be so. */
  stateAt: Date;
}

export const isInForce = ({ isRevoked, expiresAt }: Pick<Purchase, "isRevoked" | "expiresAt">, at: Date): boolean =>
  !isRevoked && expiresAt > at;

export function statusOfPurchases(purchases: readonly Purchase[], at: Date): SubscriptionStatus {
  if (purchases.some((purchase) => isInForce(purchase, at))) return "active";
  return purchases.length > 0 ? "expired" : "na";
}

/** Empty for a licence whose subscription the provider has not named yet. */
export function detailsOfPurchase(purchase: Purchase, paymentId: string | undefined): SubscriptionDetails[] {
  const { subscriptionId, amountCents, currency, startedAt } = purchase;
  if (subscriptionId === null || amountCents === null || currency === null || startedAt === null) return [];
  return [
    {
      package_name: purchase.packageName,
      billing_cycle: purchase.billingCycle ?? "monthly",
      payment_amount: amountCents / 100,
      currency,
      payment_processor: purchase.paymentProcessor,
      start_date: startedAt.toISOString(),
      expiration_date: endOf(purchase).toISOString(),
      subscription_id: subscriptionId,
      canceled_at: purchase.canceledAt?.toISOString() ?? null,
      last_transaction_id: paymentId ?? null,
    },
  ];
}

interface Payment {
  id: string;
  subscriptionId: string | null;
  type: "payment" | "refund";
  amountCents: number;
  currency: string;
  paidAt: Date;
}

/** One payment as its owner sees it. */
export const transactionOf = ({ id, subscriptionId, type, amountCents, currency, paidAt }: Payment) => ({
  ...{ id, type, currency, subscription_id: subscriptionId },
  amount: amountCents / 100,
  created_at: paidAt.toISOString(),
});

/** What was taken back ended with the notification that said so. */
function endOf({ isRevoked, stateAt, expiresAt }: Purchase): Date {
  return isRevoked && stateAt < expiresAt ? stateAt : expiresAt;
}
