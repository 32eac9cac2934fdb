import type { z } from "zod/mini";
import type {
  SubscriptionDetails,
  SubscriptionStatus,
  subscriptionEndpoints,
} from "../../src/shared/subscription/subscription.contract.ts";
import { ownConfig } from "./own-config.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;

/** One that is paid for. */
export function newSubscription(change: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    package_name: "Pro",
    billing_cycle: "monthly",
    payment_amount: 19,
    currency: "USD",
    payment_processor: "Freemius",
    start_date: "2026-01-01T00:00:00.000Z",
    expiration_date: "2099-02-01T00:00:00.000Z",
    subscription_id: "s-1",
    canceled_at: null,
    last_transaction_id: "transaction-of-the-first-month-1",
    ...change,
  };
}

/** What our own server answers to somebody with these subscriptions, the current one first. */
export function subscriptionServer(status: SubscriptionStatus, ...records: SubscriptionDetails[]) {
  const world = { status, records, messagesUsed: 1 };
  const allowance = (limit: number, used = 1) => ({ used, limit, resets_at: "2031-01-01T00:00:00.000Z" });
  const answers = {
    ...ownConfig,
    "GET /api/subscription": (): Reply<typeof subscriptionEndpoints.details> => ({
      success: true,
      message: "",
      subscription_status: world.status,
      subscription_details: world.records,
      usage: {
        plan: world.status === "active" ? "pro" : "free",
        document_set: allowance(5),
        assistant_message: allowance(30, world.messagesUsed),
      },
    }),
    "POST /api/subscription/cancel"(): Reply<typeof subscriptionEndpoints.cancel> {
      world.records = world.records.map((one) => ({ ...one, canceled_at: "2026-01-09T00:00:00.000Z" }));
      return { success: true, message: "Subscription canceled successfully" };
    },
    "POST /api/subscription/resume": (): Reply<typeof subscriptionEndpoints.resume> => ({
      ...{ success: true, message: "", checkout_token: "token", public_key: "key", product_id: "1", plan_id: "1" },
      ...{ sandbox: false, sandbox_token: null, sandbox_timestamp: null, script_url: "https://checkout.example/" },
      ...{ license_id: "license", license_authorization: "may renew" },
    }),
    "GET /api/subscription/transaction": (): Reply<typeof subscriptionEndpoints.transaction> => ({
      success: true,
      message: "",
      transaction: {
        id: "transaction-of-the-first-month-1",
        subscription_id: "s-1",
        type: "payment",
        amount: 19,
        currency: "USD",
        created_at: "2026-01-01T00:00:00.000Z",
      },
    }),
  };
  return { world, answers };
}
