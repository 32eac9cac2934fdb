import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const [ivLength, tagLength] = [12, 16];

export type TextCipher = ReturnType<typeof createTextCipher>;

/** A key of its own for each purpose, that comes of the secret. */
export const derivedKey = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/**
 * Hides texts from whoever reads the database.
 *
 * An owner is bound to the text: what was encrypted for one is not readable as another's.
 */
export function createTextCipher(secret: string, purpose: string) {
  const key = derivedKey(secret, purpose);
  const options = { authTagLength: tagLength };

  return {
    encrypt(text: string, owner = ""): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, options).setAAD(Buffer.from(owner));
      const hidden = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...hidden]).toString("base64");
    },

    /** @throws Error where it was encrypted by another secret, or for another owner */
    decrypt(content: string, owner = ""): string {
      const bytes = Buffer.from(content, "base64");
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), options).setAAD(
        Buffer.from(owner),
      );
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const shown = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()];
      return Buffer.concat(shown).toString("utf8");
    },
  };
}
