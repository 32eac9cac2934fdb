import type { FastifyInstance } from "fastify";
import { transactionOf } from "../../engines/payment-reading/payment-reading.ts";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { notFound } from "../http/app-error.ts";
import { addUserRoute } from "../http/route.ts";
import type { QuotaService } from "./quota.service.ts";
import type { SubscriptionService } from "./subscription.service.ts";
import type { SubscriptionStore } from "./subscription.store.ts";

interface Parts {
  subscriptionService: SubscriptionService;
  subscriptionStore: SubscriptionStore;
  quotaService: QuotaService;
}

const checkoutIsReady = "Checkout is ready";

export function registerSubscriptionRoutes(app: FastifyInstance, parts: Parts): void {
  const { subscriptionService, subscriptionStore, quotaService } = parts;

  addUserRoute(app, subscriptionEndpoints.details, async ({ user }) => {
    const { status, details } = await subscriptionService.overview(user.id);
    return {
      message: "Subscription details",
      subscription_status: status,
      subscription_details: details,
      usage: await quotaService.usage(user.id),
    };
  });

  addUserRoute(app, subscriptionEndpoints.checkout, async ({ user }) => ({
    message: checkoutIsReady,
    ...(await subscriptionService.openCheckout(user)),
  }));

  addUserRoute(app, subscriptionEndpoints.cancel, async ({ user, body }) => {
    await subscriptionService.cancel(user.id, body.subscription_id);
    return { message: "Subscription canceled successfully" };
  });

  addUserRoute(app, subscriptionEndpoints.resume, async ({ user, body }) => ({
    message: checkoutIsReady,
    ...(await subscriptionService.openRenewal(user, body.subscription_id)),
  }));

  addUserRoute(app, subscriptionEndpoints.transaction, async ({ user, query }) => {
    const payment = await subscriptionStore.payment(user.id, query.id);
    if (!payment) throw notFound("There is no such transaction.");
    return { message: "Transaction details", transaction: transactionOf(payment) };
  });
}
