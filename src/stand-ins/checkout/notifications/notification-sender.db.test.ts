import { beforeAll, expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { paymentWebhookPath } from "../../../server/subscription/payment-webhook.routes.ts";
import { subscriptionEndpoints } from "../../../shared/subscription/subscription.contract.ts";
import { createCheckoutService } from "../checkout.service.ts";
import { createCheckoutStore } from "../checkout.store.ts";
import { createCheckoutKeys } from "../checkout-keys.ts";
import { createNotificationStore } from "./notification.store.ts";
import { createNotificationSender } from "./notification-sender.ts";

const app = await createTestApp();
const keys = createCheckoutKeys(app.config.secret);
const start = new Date("2090-01-31T12:00:00Z");
const card = { number: "4242424242424242", expiry: "12/99", cvc: "123", name: "Anna" };

let origin = "";
beforeAll(async () => {
  origin = await app.server.app.listen({ host: "127.0.0.1", port: 0 });
});

/** The checkout as a server would run it at some moment, sending to an address of our choice. */
function checkoutAt(now: Date, webhookUrl: () => string | undefined = () => `${origin}${paymentWebhookPath}`) {
  const store = createCheckoutStore(app.database);
  const notificationStore = createNotificationStore(app.database);
  const sender = createNotificationSender({ notificationStore, secretKey: keys.secretKey, webhookUrl, now: () => now });
  return createCheckoutService({ keys, store, sender, now: () => now });
}

async function buy(email: string, checkout: ReturnType<typeof checkoutAt>): Promise<void> {
  const customer = await checkout.saveCustomer(email, "Anna");
  const opened = await checkout.open(await checkout.tokenFor(customer.id));
  await checkout.pay(opened?.sessionId ?? "", card);
}

const details = async (token: string) => (await app.call(subscriptionEndpoints.details, { token })).reply;
const expirations = async (token: string) =>
  (await details(token)).subscription_details.map((record) => record.expiration_date);
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);

it("sends again, after a while, what the application could not take in", async () => {
  const anna = await app.signUp();
  await buy(
    anna.email,
    checkoutAt(start, () => "http://127.0.0.1:9/"),
  );
  await checkoutAt(start).tick();
  expect((await details(anna.token)).subscription_status).toBe("na");

  await checkoutAt(new Date(start.getTime() + 10_000)).tick();
  expect((await details(anna.token)).subscription_status).toBe("active");
});

it("keeps what is to be sent while the application does not listen", async () => {
  const anna = await app.signUp();
  await buy(
    anna.email,
    checkoutAt(start, () => undefined),
  );
  await checkoutAt(start).tick();
  expect((await details(anna.token)).subscription_status).toBe("active");
});

it("renews by the month until it is cancelled, also on two servers at once", async () => {
  const anna = await app.signUp();
  await buy(anna.email, checkoutAt(start));
  expect(await expirations(anna.token)).toEqual(["2090-02-28T12:00:00.000Z"]);

  await Promise.all([checkoutAt(daysLater(29)).tick(), checkoutAt(daysLater(29)).tick()]);
  expect(await expirations(anna.token)).toEqual(["2090-03-28T12:00:00.000Z"]);

  const [current] = (await details(anna.token)).subscription_details;
  await checkoutAt(daysLater(30)).cancel(current?.subscription_id ?? "");
  await checkoutAt(daysLater(90)).tick();
  expect(await expirations(anna.token)).toEqual(["2090-03-28T12:00:00.000Z"]);
});
