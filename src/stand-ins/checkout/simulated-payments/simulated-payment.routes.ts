import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError, invalidInput } from "../../../server/http/app-error.ts";
import { type CheckoutService, simulatedEvents } from "../checkout.service.ts";
import { simulatedPaymentPage } from "./simulated-payment-page.ts";

const simulatedPaymentPath = "/dev/payments";

const eventParameters = z.object({ id: z.string(), event: z.enum(simulatedEvents) });

/** Everybody's test purchases and buttons that play what time brings: only where the stand-in for the provider is. */
export function registerSimulatedPayments(app: FastifyInstance, service: CheckoutService): void {
  const schema = { hide: true };

  app.get(simulatedPaymentPath, { schema }, async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(simulatedPaymentPage(simulatedPaymentPath, await service.newestPurchases())),
  );

  app.post(`${simulatedPaymentPath}/:id/:event`, { schema }, async (request, reply) => {
    // A form on any other site could be sent here too.
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError(403, "cross_site", "Not from here.");
    const { data } = eventParameters.safeParse(request.params);
    if (!data) throw invalidInput("There is no such event.");
    await service.simulate(data.id, data.event);
    return reply.redirect(simulatedPaymentPath, 303);
  });
}
