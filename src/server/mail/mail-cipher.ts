import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import { keyedHash } from "../encryption/keyed-hash.ts";
import { createTextCipher, derivedKey } from "../encryption/text-cipher.ts";

export type MailCipher = ReturnType<typeof createMailCipher>;

/** Hides mails and their recipients from whoever reads the database, by keys that come of the secret. */
export function createMailCipher(secret: string) {
  const cipher = createTextCipher(secret, "outgoing mails");
  const hashKey = derivedKey(secret, "recipients of outgoing mails");

  return {
    hash: (text: string) => keyedHash(hashKey, text.toLowerCase()),
    encrypt: (mail: Mail): string => cipher.encrypt(JSON.stringify(mail)),

    /** @throws Error where it was encrypted by another secret */
    decrypt: (content: string): Mail => JSON.parse(cipher.decrypt(content)),
  };
}
