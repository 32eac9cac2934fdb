import { z } from "zod";
import { freemiusDate, licenseStateIn, paymentEventFrom } from "../../engines/payment-reading/payment-reading.ts";
import { isFreemiusSignature, sandboxToken } from "./freemius-signature.ts";
import type { CheckoutOpening, PaymentProvider } from "./payment-provider.ts";

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
> & { apiUrl: string };

/** The settings that lead to the real provider. */
export function hostedFreemius(keys: FreemiusKeys): FreemiusSettings {
  return {
    ...keys,
    name: "Freemius",
    apiUrl: () => keys.apiUrl,
    scriptUrl: "https://checkout.freemius.com/js/v1/",
  };
}

/** For all requests of one call together: somebody waits for it. */
const answerTimeoutMs = 10_000;

const idReply = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const usersReply = z.object({ users: z.array(idReply) });
const tokenReply = z.object({ token: z.string().nullish() });
const linkReply = z.object({ settings: z.object({ authorization: z.string() }) });
const canceledReply = z.object({ canceled_at: freemiusDate.nullish() });

export function createFreemiusProvider(settings: FreemiusSettings): PaymentProvider {
  /** A customer who never bought has no user there, and only some products may create one. */
  async function userIdOf(call: FreemiusCall, customer: Customer): Promise<string | undefined> {
    const { users } = usersReply.parse(await call("GET", `/users.json?email=${encodeURIComponent(customer.email)}`));
    if (users[0]) return users[0].id;
    try {
      return idReply.parse(await call("POST", "/users.json", customer)).id;
    } catch (error) {
      if (error instanceof FreemiusRefusal && error.status < 500) return undefined;
      throw error;
    }
  }

  async function openingFor(customer: Customer): Promise<Pick<CheckoutOpening, "checkoutToken" | "newCustomerEmail">> {
    const call = freemiusCall(settings);
    const userId = await userIdOf(call, customer);
    if (!userId) return { checkoutToken: null, newCustomerEmail: customer.email };
    const reply = await call("POST", `/users/${encodeURIComponent(userId)}/tokens/checkout.json`);
    return { checkoutToken: tokenReply.parse(reply).token ?? null, newCustomerEmail: null };
  }

  /** A subscription that was ended stays so at the provider: what goes on is its licence, with a new one. */
  async function renewalOf(licenseId: string): Promise<CheckoutOpening["renewal"]> {
    const call = freemiusCall(settings);
    const reply = await call("POST", `/licenses/${encodeURIComponent(licenseId)}/checkout/link.json`, {});
    return { licenseId, authorization: linkReply.parse(reply).settings.authorization };
  }

  return {
    name: settings.name,

    async openCheckout(customer, renewedLicenseId) {
      const { productId, planId, publicKey, scriptUrl } = settings;
      const renewal = renewedLicenseId ? await renewalOf(renewedLicenseId) : null;
      const checkout = { productId, planId, publicKey, scriptUrl, renewal, ...(await openingFor(customer)) };
      if (!settings.sandbox) return { ...checkout, sandbox: null };

      const timestamp = String(Math.floor(Date.now() / 1000));
      return { ...checkout, sandbox: { timestamp, token: sandboxToken(settings, timestamp) } };
    },

    async licenseState(licenseId, customerId) {
      const call = freemiusCall(settings);
      const reply = await call("GET", `/licenses/${encodeURIComponent(licenseId)}.json`).catch(unlessMissing);
      return reply ? licenseStateIn(reply, { licenseId, customerId }, settings) : "unknown";
    },

    async cancelSubscription(subscriptionId) {
      const call = freemiusCall(settings);
      const reply = await call("DELETE", `/subscriptions/${encodeURIComponent(subscriptionId)}.json`);
      return canceledReply.parse(reply).canceled_at ?? new Date();
    },

    readEvent(rawBody, signature) {
      if (!isFreemiusSignature(settings.secretKey, rawBody, signature)) return undefined;
      return paymentEventFrom(new TextDecoder().decode(rawBody), settings);
    },
  };
}

interface Customer {
  email: string;
  name: string;
}

class FreemiusRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The payment provider answered ${status}`);
    this.status = status;
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof FreemiusRefusal) || error.status !== 404) throw error;
}

type FreemiusCall = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

function freemiusCall({ apiUrl, apiKey, productId }: FreemiusSettings): FreemiusCall {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  return async (method, path, body) => {
    const response = await fetch(`${apiUrl()}/v1/products/${productId}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    if (!response.ok) throw new FreemiusRefusal(response.status);
    return response.json();
  };
}
