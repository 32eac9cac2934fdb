import {
  detailsOfPurchase,
  isInForce,
  type PaymentEvent,
  statusOfPurchases,
} from "../../engines/payment-reading/payment-reading.ts";
import { plans } from "../../shared/subscription/plan.rules.ts";
import type { SubscriptionDetails, SubscriptionStatus } from "../../shared/subscription/subscription.contract.ts";
import { AppError, conflict, notFound } from "../http/app-error.ts";
import type { SignedInUser } from "../http/route.ts";
import type { CheckoutOpening, PaymentProvider } from "../payment/freemius-provider.ts";
import type { PaymentEventStore } from "./payment-event.store.ts";
import type { SubscriptionRecord, SubscriptionStore } from "./subscription.store.ts";

interface Parts {
  subscriptionStore: SubscriptionStore;
  paymentEventStore: PaymentEventStore;
  provider: PaymentProvider;
  findUserId(email: string): Promise<string | undefined>;
  now?: () => Date;
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** Decides who has paid for what. A purchase counts when the provider's signed notification says so, never on the browser's word. */
export function createSubscriptionService(parts: Parts) {
  const { subscriptionStore, paymentEventStore, provider, findUserId, now = () => new Date() } = parts;

  /**
   * The notification as far as it may count; undefined where it may not. A licence that was changed to another plan is ours no
   * more, and whoever is not Pro yet becomes it only when the provider, asked, says the same as the notification.
   */
  async function countedEvent(event: PaymentEvent, known: SubscriptionRecord | undefined) {
    const { scope, license, customerId } = event;
    if (scope === "foreign" || (scope === "other plan" && !known)) return undefined;
    if (!license) return event;
    const withoutRight = { ...event, license: { ...license, isRevoked: true } };
    if (scope === "other plan") return withoutRight;
    if (!isInForce(license, now()) || (known && isInForce(known, now()))) return event;
    const state = await provider.licenseState(license.id, customerId).catch(unreachable);
    if (state === "unknown") return undefined;
    return state === "in force" ? event : withoutRight;
  }

  async function cancel(userId: string, subscriptionId: string): Promise<void> {
    const record = await subscriptionStore.bySubscriptionId(userId, subscriptionId);
    if (!record) throw notFound("No active subscription found to cancel");
    if (record.canceledAt) return;
    const canceledAt = await provider.cancelSubscription(subscriptionId).catch(unreachable);
    await subscriptionStore.markCanceled(userId, subscriptionId, canceledAt);
  }

  return {
    cancel,

    /** Nothing is charged any more to somebody who leaves. */
    async cancelAll(userId: string): Promise<void> {
      for (const { subscriptionId, isRevoked } of await subscriptionStore.list(userId)) {
        if (subscriptionId && !isRevoked) await cancel(userId, subscriptionId);
      }
    },

    async overview(userId: string): Promise<{ status: SubscriptionStatus; details: SubscriptionDetails[] }> {
      const records = await subscriptionStore.list(userId);
      const payments = await subscriptionStore.newestPayments(userId);
      const details = records.flatMap((record) => detailsOfPurchase(record, payments.get(record.subscriptionId)));
      return { status: statusOfPurchases(records, now()), details };
    },

    /** Refuses while something paid for still runs, so that nobody pays twice for the same days. */
    async openCheckout(user: SignedInUser): Promise<CheckoutOpening> {
      if (await subscriptionStore.hasActive(user.id, now())) {
        throw conflict("You already have an active subscription. You can renew it when it has expired.");
      }
      return provider.openCheckout({ email: user.email, name: user.name }).catch(unreachable);
    },

    /** Of one that was ended and still runs: a month more, after which it renews again. */
    async openRenewal({ id, email, name }: SignedInUser, subscriptionId: string): Promise<CheckoutOpening> {
      const record = await subscriptionStore.bySubscriptionId(id, subscriptionId);
      if (!record?.canceledAt || !isInForce(record, now())) throw notFound("There is no subscription to resume.");
      return provider.openCheckout({ email, name }, record.licenseId).catch(unreachable);
    },

    /** "unknown" for a customer without an account here: nobody can be given what was bought. "refused" for what is not sold here. */
    async takeEvent(event: PaymentEvent): Promise<"applied" | "repeated" | "unknown" | "refused"> {
      const known = event.license && (await subscriptionStore.byLicense(event.license.id));
      const userId = known?.userId ?? (event.customerEmail ? await findUserId(event.customerEmail) : undefined);
      if (!userId) return "unknown";
      const counted = await countedEvent(event, known);
      if (!counted) return "refused";
      const product = { packageName: plans.pro.name, paymentProcessor: provider.name };
      return (await paymentEventStore.apply(userId, counted, product, now())) ? "applied" : "repeated";
    },
  };
}

function unreachable(cause: unknown): never {
  const message = "The payment provider does not answer. Please try again later.";
  throw Object.assign(new AppError(502, "payment_provider_unreachable", message), { cause });
}
