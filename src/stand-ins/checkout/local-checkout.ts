import type { FastifyInstance } from "fastify";
import type { Database } from "../../server/database/database.ts";
import type { FreemiusSettings } from "../../server/payment/freemius-provider.ts";
import { registerCheckoutRoutes } from "./checkout.routes.ts";
import { createCheckoutService } from "./checkout.service.ts";
import { createCheckoutStore } from "./checkout.store.ts";
import { registerCheckoutApi } from "./checkout-api.routes.ts";
import { createCheckoutKeys } from "./checkout-keys.ts";
import { createNotificationStore } from "./notifications/notification.store.ts";
import { createNotificationSender } from "./notifications/notification-sender.ts";
import { registerSimulatedPayments } from "./simulated-payments/simulated-payment.routes.ts";

interface Parts {
  database: Database;
  secret: string;
  /** Path of the application's payment webhook. */
  webhookPath: string;
}

const basePath = "/checkout-provider";
const tickEveryMs = 10_000;

/**
 * Mounts a stand-in for the payment provider into the application and returns the settings that lead to it. It speaks the
 * provider's protocol over HTTP in both directions, so that the subscription feature cannot tell the difference.
 */
export function mountLocalCheckout(app: FastifyInstance, { database, secret, webhookPath }: Parts): FreemiusSettings {
  const keys = createCheckoutKeys(secret);
  const store = createCheckoutStore(database);
  const sender = createNotificationSender({
    notificationStore: createNotificationStore(database),
    secretKey: keys.secretKey,
    webhookUrl: () => ownUrl(app, webhookPath),
  });
  const service = createCheckoutService({ keys, store, sender });

  registerCheckoutRoutes(app, { keys, service, basePath });
  registerCheckoutApi(app, { keys, service, basePath });
  registerSimulatedPayments(app, service);
  tickWhileListening(app, service.tick);

  return {
    ...keys,
    name: "Test checkout",
    apiUrl: () => requiredUrl(ownUrl(app, basePath)),
    scriptUrl: `${basePath}/js/v1/`,
    sandbox: true,
  };
}

/** Sends what an earlier run left behind, and renews. A failure is logged and tried again at the next tick. */
function tickWhileListening(app: FastifyInstance, tick: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(tick).catch((error: unknown) => app.log.error({ err: error }, "The local checkout failed"));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, tickEveryMs).unref();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await running;
  });
}

/** Straight to the socket this server listens on; undefined while it does not. */
function ownUrl(app: FastifyInstance, path: string): string | undefined {
  const bound = app.addresses().find((address) => typeof address === "object");
  if (!bound) return undefined;
  const isAnyAddress = bound.address === "0.0.0.0" || bound.address === "::";
  const host = isAnyAddress ? "127.0.0.1" : bound.family === "IPv6" ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}${path}`;
}

function requiredUrl(url: string | undefined): string {
  if (!url) throw new Error("The server does not listen yet");
  return url;
}
