import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether an Authorization header carries the key, compared in constant time. */
export const carriesKey = (header: string | undefined, key: string): boolean =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${key}`));
