import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyPassword } from "better-auth/crypto";

/** How passwords are stored and compared. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
  /** Whether a hash is to be made anew while the password is at hand. */
  isOutdated(hash: string): boolean;
  /** Salt and key in the form of real ones; no password has them. */
  nobodysHash: string;
}

const maxmem = 64 * 1024 * 1024;
const keyLength = 64;

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const keyOf = (password: string, salt: string, options: ScryptOptions) =>
  derive(password.normalize("NFKC"), salt, keyLength, { ...options, maxmem });

/** A hash says what it cost, so that the cost can be raised again. */
export function scryptHashing(cost: { N: number; r: number; p: number }): PasswordHashing {
  const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}`;
  return {
    async hash(password) {
      const salt = randomBytes(16).toString("hex");
      return `${prefix}$${salt}$${(await keyOf(password, salt, cost)).toString("hex")}`;
    },

    async verify({ hash, password }) {
      const [scheme, N, r, p, salt = "", key = ""] = hash.split("$");
      // Of earlier versions: a third of the work.
      if (scheme !== "scrypt") return verifyPassword({ hash, password });
      const stored = Buffer.from(key, "hex");
      const given = await keyOf(password, salt, { N: Number(N), r: Number(r), p: Number(p) });
      return stored.length === given.length && timingSafeEqual(stored, given);
    },

    isOutdated: (hash) => !hash.startsWith(`${prefix}$`),
    nobodysHash: `${prefix}$${"0".repeat(32)}$${"0".repeat(2 * keyLength)}`,
  };
}

/** OWASP's third choice of equals for scrypt: 32 MiB a password, so that a few at once fit into a small machine. */
export const passwordHashing = scryptHashing({ N: 2 ** 15, r: 8, p: 3 });
