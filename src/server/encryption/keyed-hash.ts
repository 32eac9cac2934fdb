import { type BinaryLike, createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in base64url: nobody without the key can make it, or find the text by trying. */
export const keyedHash = (key: BinaryLike, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time: how long it takes tells nothing of what was expected, its length neither. */
export const isSameSecret = (expected: string, given: string): boolean =>
  timingSafeEqual(digest(expected), digest(given));

/** Whether an Authorization header carries the key. */
export const carriesKey = (header = "", key: string): boolean => isSameSecret(`Bearer ${key}`, header);
