import { lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { hasEffect } from "../database/statement-outcome.ts";
import { captchaSolution } from "./captcha.table.ts";

export function createCaptchaStore(database: Database) {
  return {
    /** True for the first use of a challenge only, over all servers of the database. */
    async use(challenge: string, expiresAt: Date): Promise<boolean> {
      await database.delete(captchaSolution).where(lt(captchaSolution.expiresAt, new Date()));
      return hasEffect(database.insert(captchaSolution).values({ challenge, expiresAt }).onConflictDoNothing());
    },
  };
}

export type CaptchaStore = ReturnType<typeof createCaptchaStore>;
