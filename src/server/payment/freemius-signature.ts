import { createHash, createHmac } from "node:crypto";
import { isSameSecret } from "../encryption/keyed-hash.ts";

/** The hex HMAC-SHA256 of the raw body that travels in the header x-signature. */
export function freemiusSignature(secretKey: string, rawBody: Uint8Array | string): string {
  return createHmac("sha256", secretKey).update(rawBody).digest("hex");
}

export function isFreemiusSignature(secretKey: string, rawBody: Uint8Array, signature: string | undefined): boolean {
  return isSameSecret(freemiusSignature(secretKey, rawBody), signature ?? "");
}

/** The token that opens the checkout for test cards. MD5 is the provider's choice; it guards no money. */
export function sandboxToken(
  keys: { productId: string; publicKey: string; secretKey: string },
  timestamp: string,
): string {
  return createHash("md5")
    .update(`${timestamp}${keys.productId}${keys.secretKey}${keys.publicKey}checkout`)
    .digest("hex");
}
