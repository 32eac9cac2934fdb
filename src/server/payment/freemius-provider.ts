import { z } from "zod";
import {
  freemiusDate,
  licenseStateIn,
  type PaymentEvent,
  paymentEventFrom,
} from "../../engines/payment-reading/payment-reading.ts";
import type { CheckoutData } from "../../shared/subscription/subscription.contract.ts";
import type { Config } from "../config.ts";
import { isFreemiusSignature, sandboxToken } from "./freemius-signature.ts";

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

/** The settings that lead to the real provider. */
export const hostedFreemius = (keys: NonNullable<Config["freemius"]>): FreemiusSettings => ({
  ...keys,
  name: "Freemius",
  apiUrl: () => keys.apiUrl,
  scriptUrl: "https://checkout.freemius.com/js/v1/",
});

/** For all requests of one call together: somebody waits for it. */
const answerTimeoutMs = 10_000;

const idReply = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const usersReply = z.object({ users: z.array(idReply) });
const tokenReply = z.object({ token: z.string().nullish() });
const linkReply = z.object({ settings: z.object({ authorization: z.string() }) });
const canceledReply = z.object({ canceled_at: freemiusDate.nullish() });

/** What the browser needs to open the hosted checkout. */
export type CheckoutOpening = Omit<CheckoutData, "success" | "message">;

export type PaymentProvider = ReturnType<typeof createFreemiusProvider>;

export function createFreemiusProvider(settings: FreemiusSettings) {
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

  async function openingFor(customer: Customer) {
    const call = freemiusCall(settings);
    const userId = await userIdOf(call, customer);
    if (!userId) return { checkout_token: null, user_email: customer.email };
    const reply = await call("POST", `/users/${encodeURIComponent(userId)}/tokens/checkout.json`);
    return { checkout_token: tokenReply.parse(reply).token ?? null, user_email: null };
  }

  /** A subscription that was ended stays so at the provider: what goes on is its licence, with a new one. */
  async function renewalOf(licenseId: string | undefined) {
    if (!licenseId) return { license_id: null, license_authorization: null };
    const call = freemiusCall(settings);
    const reply = await call("POST", `/licenses/${encodeURIComponent(licenseId)}/checkout/link.json`, {});
    return { license_id: licenseId, license_authorization: linkReply.parse(reply).settings.authorization };
  }

  return {
    /** As shown to a person. */
    name: settings.name,

    /** For a first purchase, or for a month more of a licence whose renewal was ended. */
    async openCheckout(customer: Customer, renewedLicenseId?: string): Promise<CheckoutOpening> {
      const timestamp = settings.sandbox ? String(Math.floor(Date.now() / 1000)) : null;
      return {
        product_id: settings.productId,
        plan_id: settings.planId,
        public_key: settings.publicKey,
        script_url: settings.scriptUrl,
        sandbox: settings.sandbox,
        sandbox_timestamp: timestamp,
        sandbox_token: timestamp && sandboxToken(settings, timestamp),
        ...(await renewalOf(renewedLicenseId)),
        ...(await openingFor(customer)),
      };
    },

    /** What the provider itself knows of a licence by now; "unknown" too where it is another customer's or for something else. */
    async licenseState(licenseId: string, customerId: string | undefined) {
      const call = freemiusCall(settings);
      const reply = await call("GET", `/licenses/${encodeURIComponent(licenseId)}.json`).catch(unlessMissing);
      return reply ? licenseStateIn(reply, { licenseId, customerId }, settings) : "unknown";
    },

    /** Ends the renewal and returns when it ended; repeating it is harmless. */
    async cancelSubscription(subscriptionId: string): Promise<Date> {
      const call = freemiusCall(settings);
      const reply = await call("DELETE", `/subscriptions/${encodeURIComponent(subscriptionId)}.json`);
      return canceledReply.parse(reply).canceled_at ?? new Date();
    },

    /** Reads a notification sent to us; undefined when the signature is not the provider's. Throws on a body it cannot read. */
    readEvent(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | undefined {
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
