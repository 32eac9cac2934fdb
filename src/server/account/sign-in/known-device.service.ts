import { deviceInWords } from "../../../engines/account-rules/account-rules.ts";
import { newDeviceMail } from "../../../engines/mail-writing/mail-writing.ts";
import type { AccountServices } from "../account-services.ts";
import { browserCookieDays } from "../browser-cookie.ts";

type Parts = Pick<AccountServices, "attemptStore" | "mailer" | "publicUrl">;

interface Person {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

/** Whoever has just opened the account is not told of their own first sign-in. */
const openingMs = 15 * 60_000;

/** Tells people by mail of a sign-in from a browser that they have not signed in with before. */
export function createKnownDeviceService({ attemptStore: attempts, mailer, publicUrl }: Parts) {
  return {
    /** Answers whether the person is to be told; from then on the browser is known. */
    async note({ id, email, createdAt }: Person, browser: string, isKnownAddress: boolean): Promise<boolean> {
      const key = { name: `device:${id}:${browser}`, email };
      const isKnown = await attempts.isKnown(key);
      await attempts.clear([key]);
      await attempts.add(key, browserCookieDays * 24 * 60);
      return !isKnown && !isKnownAddress && Date.now() - createdAt.getTime() > openingMs;
    },

    tell: ({ email, name }: Person, { userAgent = null }: { userAgent?: string | null }): Promise<void> =>
      mailer.send(newDeviceMail(email, name, deviceInWords(userAgent), publicUrl)),
  };
}

export type KnownDeviceService = ReturnType<typeof createKnownDeviceService>;
