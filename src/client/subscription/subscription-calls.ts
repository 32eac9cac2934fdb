import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { CallError } from "../http/calls/call-error.ts";
import { sessionStore } from "../http/session/session-store.ts";

export interface FailedCall {
  success: false;
  message: string;
}

const checkoutRequest = { billing_cycle: "monthly", currency: "USD", plan_id: "pro" } as const;

/** The subscription's calls. A refusal is an answer with `success: false`; without any answer they throw. */
export const subscriptionCalls = {
  details: () => answerOf(() => callEndpoint(subscriptionEndpoints.details), "Failed to fetch subscription details"),

  checkout: () =>
    answerOf(
      () => callEndpoint(subscriptionEndpoints.checkout, { body: checkoutRequest }),
      "Failed to initiate checkout",
    ),

  resume: (subscriptionId: string) =>
    answerOf(
      () => callEndpoint(subscriptionEndpoints.resume, { body: { subscription_id: subscriptionId } }),
      "Failed to initiate checkout",
    ),

  cancel: (subscriptionId: string) =>
    answerOf(
      () => callEndpoint(subscriptionEndpoints.cancel, { body: { subscription_id: subscriptionId } }),
      "Failed to cancel subscription",
    ),

  transaction: (id: string) =>
    answerOf(
      () => callEndpoint(subscriptionEndpoints.transaction, { query: { id } }),
      "Failed to fetch transaction details",
    ),
};

async function answerOf<Reply>(call: () => Promise<Reply>, failure: string): Promise<Reply | FailedCall> {
  if (!sessionStore.read("token")) return { success: false, message: "No authentication token found" };
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallError) return { success: false, message: error.message || failure };
    throw error;
  }
}
