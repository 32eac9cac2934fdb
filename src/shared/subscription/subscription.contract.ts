import { z } from "zod/mini";
import { anyId, anyMoment, anyText, openReply } from "../http/any-server.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";

/** na: never had one. */
export const subscriptionStatus = z.enum(["na", "expired", "active"]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const subscriptionDetails = z.object({
  package_name: z.string(),
  billing_cycle: z.string(),
  /** In the currency's main unit: 19 is nineteen dollars. */
  payment_amount: z.number(),
  currency: z.string(),
  payment_processor: z.string(),
  /** ISO 8601, as all dates here */
  start_date: z.string(),
  expiration_date: z.string(),
  subscription_id: z.string(),
  /** When its renewal was ended; what was paid for stays until `expiration_date`. */
  canceled_at: z.nullable(z.string()),
  /** The newest payment or refund, as the transaction call takes it. */
  last_transaction_id: z.nullable(z.string()),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>;

const readDetails = z.extend(z.partial(subscriptionDetails, { canceled_at: true, last_transaction_id: true }), {
  subscription_id: anyId,
  start_date: anyMoment,
  expiration_date: anyMoment,
});
export type ReadSubscriptionDetails = z.infer<typeof readDetails>;

const allowance = z.object({ used: z.number(), limit: z.number(), resets_at: z.string() });

/** What the user's plan includes and how much of it is used in the running month and day. */
export const usage = z.object({
  plan: z.enum(["free", "pro"]),
  document_set: allowance,
  assistant_message: allowance,
});
export type Usage = z.infer<typeof usage>;

const checkoutData = z.object({
  success: z.literal(true),
  message: z.string(),
  checkout_token: z.nullish(z.string()),
  public_key: z.nullish(z.string()),
  product_id: z.nullish(z.string()),
  plan_id: z.string(),
  sandbox: z.boolean(),
  sandbox_token: z.nullable(z.string()),
  /** Unix seconds, as text */
  sandbox_timestamp: z.nullable(z.string()),
  /** Where the browser loads the provider's checkout script from. */
  script_url: z.string(),
  /** Whom the provider does not know yet: it gives tokens to earlier customers only, and takes the address instead. */
  user_email: z.nullish(z.string()),
  /** Which licence goes on, and what allows the checkout to renew it; null for a first purchase. */
  license_id: z.nullish(z.string()),
  license_authorization: z.nullish(z.string()),
});
export type CheckoutData = z.infer<typeof checkoutData>;

/** That something is missing is told in one sentence of its own, so everything may be. */
const readCheckoutData = z.extend(z.partial(checkoutData), {
  success: z.literal(true),
  message: z.nullish(z.string()),
  product_id: anyText,
  plan_id: anyText,
  sandbox: z.nullish(z.boolean()),
  sandbox_token: z.nullish(z.string()),
  sandbox_timestamp: z.nullish(anyId),
});
export type ReadCheckoutData = z.infer<typeof readCheckoutData>;

const detailsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  subscription_status: subscriptionStatus,
  subscription_details: z.array(subscriptionDetails),
  usage,
});

const readDetailsReply = z.extend(z.partial(detailsReply, { usage: true }), {
  message: z.nullish(z.string()),
  subscription_details: z.pipe(
    z.nullish(z.array(readDetails)),
    z.transform((details) => details ?? []),
  ),
});
export type ReadSubscription = z.infer<typeof readDetailsReply>;

export const subscriptionEndpoints = {
  details: defineEndpoint({
    method: "GET",
    path: "/api/subscription",
    summary: "Status, all subscription records (the current one first), and what is used of the plan",
    reply: detailsReply,
    readAs: readDetailsReply,
  }),
  checkout: defineEndpoint({
    method: "POST",
    path: "/api/subscription/checkout",
    summary: "What the browser needs to open the payment provider's checkout",
    body: z.object({ billing_cycle: z.literal("monthly"), currency: z.literal("USD"), plan_id: z.literal("pro") }),
    reply: checkoutData,
    readAs: readCheckoutData,
  }),
  cancel: defineEndpoint({
    method: "POST",
    path: "/api/subscription/cancel",
    summary: "Ends the renewal; what was paid for stays until it expires",
    body: z.object({ subscription_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    readAs: openReply,
  }),
  resume: defineEndpoint({
    method: "POST",
    path: "/api/subscription/resume",
    summary:
      "What the browser needs to go on with a cancelled subscription that still runs: a month more is paid, and it renews again",
    body: z.object({ subscription_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: checkoutData,
    readAs: readCheckoutData,
  }),
  transaction: defineEndpoint({
    method: "GET",
    path: "/api/subscription/transaction",
    summary: "One payment of the user",
    query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      transaction: z.object({
        id: z.string(),
        subscription_id: z.nullable(z.string()),
        type: z.enum(["payment", "refund"]),
        amount: z.number(),
        currency: z.string(),
        created_at: z.string(),
      }),
    }),
  }),
};
