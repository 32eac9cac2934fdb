import { type BinaryLike, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in base64url: nobody without the key can make it, or find the text by trying. */
export const keyedHash = (key: BinaryLike, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Compared in constant time: how long it takes tells nothing of what was expected. */
export function isSameSecret(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
