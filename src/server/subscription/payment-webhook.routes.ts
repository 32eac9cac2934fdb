import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PaymentEvent } from "../../engines/payment-reading/payment-reading.ts";
import { AppError, invalidInput } from "../http/app-error.ts";
import type { PaymentProvider } from "../payment/freemius-provider.ts";
import type { SubscriptionService } from "./subscription.service.ts";

interface Parts {
  provider: PaymentProvider;
  subscriptionService: SubscriptionService;
}

/** A notification has a few kilobytes. */
const maxBytes = 250_000;

export const paymentWebhookPath = "/webhooks/freemius";

/** Takes in the payment provider's notifications. Its signature over the very bytes that came is the only authentication. */
export function registerPaymentWebhook(app: FastifyInstance, { provider, subscriptionService }: Parts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    // Uncounted: on a day of many renewals a refused notification may never come again.
    const options = { schema: { hide: true }, config: { rateLimit: false as const }, bodyLimit: maxBytes };
    scope.post(paymentWebhookPath, options, async (request) => {
      const event = readEvent(provider, request);
      const outcome = await subscriptionService.takeEvent(event);
      // Answered as taken: sending it again would change nothing.
      if (outcome === "unknown" || outcome === "refused")
        request.log.warn(
          { eventId: event.id, type: event.type, scope: event.scope, outcome },
          "Payment notification ignored",
        );
      if (outcome === "refused") request.server.securityLog(request, "notification_refused", { detail: event.scope });
      return { success: true };
    });
  });
}

function readEvent(provider: PaymentProvider, request: FastifyRequest): PaymentEvent {
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const event = verified(provider, rawBody, request.headers["x-signature"]);
  if (!event) throw new AppError(401, "invalid_signature", "The signature does not match.");
  return event;
}

function verified(provider: PaymentProvider, rawBody: Buffer, signature: string | string[] | undefined) {
  try {
    return provider.readEvent(rawBody, typeof signature === "string" ? signature : undefined);
  } catch {
    throw invalidInput("The notification could not be read.");
  }
}
