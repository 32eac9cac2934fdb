import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Mail } from "./mailer.ts";

const algorithm = "aes-256-gcm";
const [ivLength, tagLength] = [12, 16];

export type MailCipher = ReturnType<typeof createMailCipher>;

/** Hides mails and their recipients from whoever reads the database, by keys that come of the secret. */
export function createMailCipher(secret: string) {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const key = keyFor("outgoing mails");
  const hashKey = keyFor("recipients of outgoing mails");

  return {
    hash: (text: string) => createHmac("sha256", hashKey).update(text.toLowerCase()).digest("base64url"),

    encrypt(mail: Mail): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength });
      const hidden = [cipher.update(JSON.stringify(mail), "utf8"), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...hidden]).toString("base64");
    },

    /** @throws Error where it was encrypted by another secret */
    decrypt(content: string): Mail {
      const bytes = Buffer.from(content, "base64");
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const shown = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()];
      return JSON.parse(Buffer.concat(shown).toString("utf8"));
    },
  };
}
