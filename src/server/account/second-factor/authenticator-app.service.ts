import { appKeyAddress, appPeriodOf, newAppKey } from "../../../engines/account-rules/account-rules.ts";
import type { Database } from "../../database/database.ts";
import type { TextCipher } from "../../encryption/text-cipher.ts";
import { appOf, beginApp, confirmApp, consumePeriod } from "./authenticator-app.store.ts";
import { appExists, noAppBegun, wrongFirstCode } from "./second-factor-errors.ts";

const setUpMs = 15 * 60_000;

/** Authenticator apps by RFC 6238. A code works once. */
export function createAuthenticatorAppService(database: Database, cipher: TextCipher) {
  return {
    /** A key as text and as the address that a QR code carries; in force once a code of it is entered. */
    async begin({ id, email }: { id: string; email: string }): Promise<{ key: string; uri: string }> {
      const key = newAppKey();
      if (!(await beginApp(database, id, cipher.encrypt(key, id)))) throw appExists();
      return { key, uri: appKeyAddress(key, email) };
    },

    /** @throws noAppBegun, wrongFirstCode */
    async confirm(userId: string, code: string): Promise<void> {
      const begun = await appOf(database, userId);
      if (!begun || begun.confirmedAt || Date.now() - begun.createdAt.getTime() > setUpMs) throw noAppBegun();
      const period = appPeriodOf(cipher.decrypt(begun.key, userId), code, Date.now());
      if (period === undefined) throw wrongFirstCode();
      if (!(await confirmApp(database, userId, begun.key, period))) throw noAppBegun();
    },

    /** Whether the code is right and was not used. */
    async use(userId: string, code: string): Promise<boolean> {
      const app = await appOf(database, userId);
      if (!app?.confirmedAt) return false;
      const period = appPeriodOf(cipher.decrypt(app.key, userId), code, Date.now());
      return period !== undefined && (await consumePeriod(database, userId, period));
    },
  };
}
