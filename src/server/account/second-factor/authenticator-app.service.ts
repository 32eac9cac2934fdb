import { Secret, TOTP } from "otpauth";
import type { TextCipher } from "../../encryption/text-cipher.ts";
import type { SecondFactorStore } from "./second-factor.store.ts";
import { appExists, noAppBegun, wrongFirstCode } from "./second-factor-errors.ts";

/** 160 bits, as RFC 4226 recommends. */
const keyLength = 20;
/** How far clocks may be apart, in periods of 30 seconds. */
const drift = 1;
const setUpMs = 15 * 60_000;

/** With the defaults (SHA-1, 6 digits, 30 seconds), which every app knows, and some alone. */
const totpOf = (key: string, email = "") =>
  new TOTP({ issuer: "Forthright", label: email, secret: Secret.fromBase32(key) });

/** The period of 30 seconds, counted from 1970, whose code it is; undefined for a code that is not valid now. */
function periodOf(key: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totpOf(key).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

/** Authenticator apps by RFC 6238. A code works once. */
export function createAuthenticatorAppService(store: SecondFactorStore, cipher: TextCipher) {
  return {
    /** A key as text and as the address that a QR code carries; in force once a code of it is entered. */
    async begin({ id, email }: { id: string; email: string }): Promise<{ key: string; uri: string }> {
      const key = new Secret({ size: keyLength }).base32;
      if (!(await store.beginApp(id, cipher.encrypt(key, id)))) throw appExists();
      return { key, uri: totpOf(key, email).toString() };
    },

    /** @throws noAppBegun, wrongFirstCode */
    async confirm(userId: string, code: string): Promise<void> {
      const begun = await store.app(userId);
      if (!begun || begun.confirmedAt || Date.now() - begun.createdAt.getTime() > setUpMs) throw noAppBegun();
      const period = periodOf(cipher.decrypt(begun.key, userId), code);
      if (period === undefined) throw wrongFirstCode();
      if (!(await store.confirmApp(userId, begun.key, period))) throw noAppBegun();
    },

    /** Whether the code is right and was not used. */
    async use(userId: string, code: string): Promise<boolean> {
      const app = await store.app(userId);
      if (!app?.confirmedAt) return false;
      const period = periodOf(cipher.decrypt(app.key, userId), code);
      return period !== undefined && (await store.usePeriod(userId, period));
    },
  };
}

export type AuthenticatorAppService = ReturnType<typeof createAuthenticatorAppService>;
