import { z } from "zod";
import { freemiusDate, paymentEventFrom } from "./freemius-event.ts";
import { isFreemiusSignature, sandboxToken } from "./freemius-signature.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export interface FreemiusSettings {
  /** How the provider is called on the subscription page. */
  name: string;
  productId: string;
  planId: string;
  publicKey: string;
  secretKey: string;
  apiKey: string;
  /** Where the REST interface lies, without a slash at the end. Asked at each call: the local one is known after the start. */
  apiUrl: () => string;
  scriptUrl: string;
  sandbox: boolean;
}

export type FreemiusKeys = Pick<
  FreemiusSettings,
  "productId" | "planId" | "publicKey" | "secretKey" | "apiKey" | "sandbox"
>;

/** The settings that lead to the real provider. */
export function hostedFreemius(keys: FreemiusKeys): FreemiusSettings {
  return {
    ...keys,
    name: "Freemius",
    apiUrl: () => "https://api.freemius.com",
    scriptUrl: "https://checkout.freemius.com/js/v1/",
  };
}

const requestTimeoutMs = 15_000;

const idReply = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const usersReply = z.object({ users: z.array(idReply) });
const tokenReply = z.object({ token: z.string() });
const canceledReply = z.object({ canceled_at: freemiusDate.nullish() });

export function createFreemiusProvider(settings: FreemiusSettings): PaymentProvider {
  const call = freemiusClient(settings);

  /** Freemius has no tokens for people who never bought, and lets only some products create users: null then. */
  async function checkoutToken(customer: { email: string; name: string }): Promise<string | null> {
    const { users } = usersReply.parse(await call("GET", `/users.json?email=${encodeURIComponent(customer.email)}`));
    const userId = users[0]?.id ?? (await createUser(customer));
    if (!userId) return null;
    return tokenReply.parse(await call("POST", `/users/${encodeURIComponent(userId)}/tokens/checkout.json`)).token;
  }

  async function createUser(customer: { email: string; name: string }): Promise<string | undefined> {
    const reply = await call("POST", "/users.json", customer).catch((error: unknown) => {
      if (error instanceof FreemiusRefusal) return undefined;
      throw error;
    });
    return reply === undefined ? undefined : idReply.parse(reply).id;
  }

  return {
    name: settings.name,

    async openCheckout(customer) {
      const { productId, planId, publicKey, scriptUrl } = settings;
      const checkout = { productId, planId, publicKey, scriptUrl, checkoutToken: await checkoutToken(customer) };
      if (!settings.sandbox) return { ...checkout, sandbox: null };

      const timestamp = String(Math.floor(Date.now() / 1000));
      return { ...checkout, sandbox: { timestamp, token: sandboxToken(settings, timestamp) } };
    },

    async cancelSubscription(subscriptionId) {
      const reply = await call("DELETE", `/subscriptions/${encodeURIComponent(subscriptionId)}.json`);
      return canceledReply.parse(reply).canceled_at ?? new Date();
    },

    readEvent(rawBody, signature) {
      if (!isFreemiusSignature(settings.secretKey, rawBody, signature)) return undefined;
      return paymentEventFrom(new TextDecoder().decode(rawBody));
    },
  };
}

class FreemiusRefusal extends Error {}

function freemiusClient({ apiUrl, apiKey, productId }: FreemiusSettings) {
  return async (method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${apiUrl()}/v1/products/${productId}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (!response.ok) throw new FreemiusRefusal(`The payment provider answered ${response.status}`);
    return response.json();
  };
}
