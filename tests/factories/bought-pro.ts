import { post } from "./registered-person.ts";

const checkoutRequest = { billing_cycle: "monthly", currency: "USD", plan_id: "pro" };
const acceptedCard = { number: "4242424242424242", expiry: "12/90", cvc: "123", name: "Anna Weber" };

/** Buys Pro in the local checkout over HTTP, as the page in the checkout's frame does. */
export async function buyPro(serverUrl: string, token: string): Promise<void> {
  const data = await post(serverUrl, "/api/subscription/checkout", checkoutRequest, token);
  const query = new URLSearchParams({
    mode: "dialog",
    plugin_id: String(data.product_id),
    plan_id: String(data.plan_id),
    public_key: String(data.public_key),
    user_token: String(data.checkout_token),
    sandbox: String(data.sandbox_token),
    s_ctx_ts: String(data.sandbox_timestamp),
  });
  const page = await (await fetch(`${serverUrl}/checkout-provider/?${query}`)).text();
  const session = /data-session="([^"]+)"/.exec(page)?.[1];
  const { status } = await post(serverUrl, "/checkout-provider/pay", { session, ...acceptedCard });
  if (status !== "paid") throw new Error(`The payment ended as ${status}`);
}
