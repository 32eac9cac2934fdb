import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { notFound, unauthorized } from "../../server/http/app-error.ts";
import type { CheckoutService } from "./checkout.service.ts";
import { type CheckoutKeys, isEqualInConstantTime } from "./checkout-keys.ts";
import { licenseObject, subscriptionObject } from "./notifications/freemius-notification.ts";

interface Parts {
  keys: CheckoutKeys;
  service: CheckoutService;
  basePath: string;
}

const emailQuery = z.object({ email: z.string() });
const newCustomer = z.object({ email: z.string(), name: z.string() });
const idParameter = z.object({ id: z.string() });

/** The part of the provider's REST interface that the application uses, for the application's servers only. */
export function registerCheckoutApi(app: FastifyInstance, { keys, service, basePath }: Parts): void {
  app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request) => {
        if (!isEqualInConstantTime(request.headers.authorization ?? "", `Bearer ${keys.apiKey}`)) throw unauthorized();
      });
      const schema = { hide: true };

      scope.get("/users.json", { schema }, async (request) => ({
        users: await service.customersByEmail(emailQuery.parse(request.query).email),
      }));

      scope.post("/users.json", { schema }, async (request, reply) => {
        const { email, name } = newCustomer.parse(request.body);
        return reply.status(201).send(await service.saveCustomer(email, name));
      });

      scope.post("/users/:id/tokens/checkout.json", { schema }, async (request, reply) =>
        reply.status(201).send({ token: await service.tokenFor(idParameter.parse(request.params).id) }),
      );

      scope.post("/licenses/:id/checkout/link.json", { schema }, async (request, reply) => {
        const known = await service.subscriptionOfLicense(idParameter.parse(request.params).id);
        if (!known) throw notFound("There is no such licence.");
        return reply.status(201).send({ settings: { authorization: await service.tokenFor(known.customerId) } });
      });

      // Uncounted, as the notifications are that lead to it.
      scope.get("/licenses/:id.json", { schema, config: { rateLimit: false } }, async (request) => {
        const known = await service.subscriptionOfLicense(idParameter.parse(request.params).id);
        if (!known) throw notFound("There is no such licence.");
        return licenseObject({ keys, subscription: known });
      });

      scope.delete("/subscriptions/:id.json", { schema }, async (request) => {
        const canceled = await service.cancel(idParameter.parse(request.params).id);
        return subscriptionObject({ keys, ...canceled });
      });
    },
    { prefix: `${basePath}/v1/products/${keys.productId}` },
  );
}
