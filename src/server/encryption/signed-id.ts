import { isSameSecret, keyedHash } from "./keyed-hash.ts";
import { derivedKey } from "./text-cipher.ts";

/** Ids with a signature: nobody without the secret can make one for an id that they know. */
export function createSignedIds(secret: string, purpose: string) {
  const key = derivedKey(secret, purpose);
  const sign = (id: string) => `${id}.${keyedHash(key, id)}`;
  return {
    sign,
    /** Undefined for what was not signed here. */
    read(token: string): string | undefined {
      const id = token.slice(0, Math.max(0, token.lastIndexOf(".")));
      return isSameSecret(sign(id), token) ? id : undefined;
    },
  };
}
