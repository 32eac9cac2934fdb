import { createHmac, timingSafeEqual } from "node:crypto";

export type CheckoutKeys = ReturnType<typeof createCheckoutKeys>;

/** Derived from the application's secret, so that servers sharing it agree; one key a purpose. */
export function createCheckoutKeys(secret: string) {
  const derive = (purpose: string) => createHmac("sha256", secret).update(`local checkout: ${purpose}`).digest("hex");
  return {
    productId: "1",
    planId: "1",
    publicKey: `pk_test_${derive("public key").slice(0, 24)}`,
    secretKey: `sk_test_${derive("secret key")}`,
    apiKey: derive("api key"),
    tokenKey: derive("customer token"),
  };
}

/** As at the provider: a token is for the click that asked for it. */
const tokenLifetimeMs = 60_000;

export function customerToken({ tokenKey }: CheckoutKeys, customerId: string, now: Date): string {
  const claim = `${customerId}.${now.getTime() + tokenLifetimeMs}`;
  return `${claim}.${sign(tokenKey, claim)}`;
}

/** The customer of a token; undefined for one that is forged or too old. */
export function customerOfToken({ tokenKey }: CheckoutKeys, token: string, now: Date): string | undefined {
  const [customerId, expiry, signature] = token.split(".");
  if (!customerId || !expiry || !signature) return undefined;
  if (!isEqualInConstantTime(signature, sign(tokenKey, `${customerId}.${expiry}`))) return undefined;
  return Number(expiry) > now.getTime() ? customerId : undefined;
}

export function isEqualInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sign(key: string, claim: string): string {
  return createHmac("sha256", key).update(claim).digest("base64url");
}
