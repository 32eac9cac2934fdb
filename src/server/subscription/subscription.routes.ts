import type { FastifyInstance } from "fastify";
import { subscriptionEndpoints } from "../../shared/subscription/subscription.contract.ts";
import { notFound } from "../http/app-error.ts";
import { addUserRoute } from "../http/route.ts";
import type { CheckoutOpening } from "../payment/payment-provider.ts";
import type { QuotaService } from "./quota.service.ts";
import type { SubscriptionService } from "./subscription.service.ts";
import type { PaymentRecord, SubscriptionStore } from "./subscription.store.ts";

interface Parts {
  subscriptionService: SubscriptionService;
  subscriptionStore: SubscriptionStore;
  quotaService: QuotaService;
}

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

  addUserRoute(app, subscriptionEndpoints.checkout, async ({ user }) =>
    checkoutReply(await subscriptionService.openCheckout(user)),
  );

  addUserRoute(app, subscriptionEndpoints.cancel, async ({ user, body }) => {
    await subscriptionService.cancel(user.id, body.subscription_id);
    return { message: "Subscription canceled successfully" };
  });

  addUserRoute(app, subscriptionEndpoints.resume, async ({ user, body }) =>
    checkoutReply(await subscriptionService.openRenewal(user, body.subscription_id)),
  );

  addUserRoute(app, subscriptionEndpoints.transaction, async ({ user, query }) => {
    const payment = await subscriptionStore.payment(user.id, query.id);
    if (!payment) throw notFound("There is no such transaction.");
    return { message: "Transaction details", transaction: transactionFrom(payment) };
  });
}

function checkoutReply(opening: CheckoutOpening) {
  return {
    message: "Checkout is ready",
    checkout_token: opening.checkoutToken,
    public_key: opening.publicKey,
    product_id: opening.productId,
    plan_id: opening.planId,
    sandbox: opening.sandbox !== null,
    sandbox_token: opening.sandbox?.token ?? null,
    sandbox_timestamp: opening.sandbox?.timestamp ?? null,
    script_url: opening.scriptUrl,
    user_email: opening.newCustomerEmail,
    license_id: opening.renewal?.licenseId ?? null,
    license_authorization: opening.renewal?.authorization ?? null,
  };
}

function transactionFrom(payment: PaymentRecord) {
  return {
    id: payment.id,
    subscription_id: payment.subscriptionId,
    type: payment.type,
    amount: payment.amountCents / 100,
    currency: payment.currency,
    created_at: payment.paidAt.toISOString(),
  };
}
