import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError, invalidInput } from "../../server/http/app-error.ts";
import { type CheckoutService, playedTurns } from "./checkout.service.ts";
import { playedPaymentPage } from "./played-payment-page.ts";

export const playedPaymentPath = "/dev/payments";

const turnParameters = z.object({ id: z.string(), turn: z.enum(playedTurns) });

/** Everybody's test purchases and buttons that play what time brings: only where the stand-in for the provider is. */
export function registerPlayedPayments(app: FastifyInstance, service: CheckoutService): void {
  const schema = { hide: true };

  app.get(playedPaymentPath, { schema }, async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(playedPaymentPage(playedPaymentPath, await service.newestPurchases())),
  );

  app.post(`${playedPaymentPath}/:id/:turn`, { schema }, async (request, reply) => {
    // A form on any other site could be sent here too.
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError(403, "cross_site", "Not from here.");
    const { data } = turnParameters.safeParse(request.params);
    if (!data) throw invalidInput("There is no such turn.");
    await service.play(data.id, data.turn);
    return reply.redirect(playedPaymentPath, 303);
  });
}
