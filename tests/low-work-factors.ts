import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { WorkFactors } from "../src/server/start.ts";

/** Salted scrypt at its least, an easy captcha, and no waiting: most tests are about something else than what an attempt costs. */
export const lowWorkFactors: WorkFactors = {
  passwordHashing: {
    async hash(password) {
      const salt = randomBytes(8).toString("hex");
      return `${salt}:${keyOf(password, salt).toString("hex")}`;
    },
    async verify({ hash, password }) {
      const [salt = "", key = ""] = hash.split(":");
      const stored = Buffer.from(key, "hex");
      return stored.length === keyLength && timingSafeEqual(stored, keyOf(password, salt));
    },
    isOutdated: () => false,
  },
  captchaDifficulty: { fewest: 2, most: 6 },
  responseTimeMs: 0,
  finishWithinMs: 0,
  unknownMessageTimeoutMs: 0,
};

const keyLength = 32;

function keyOf(password: string, salt: string): Buffer {
  return scryptSync(password.normalize("NFKC"), salt, keyLength, { N: 2 });
}
