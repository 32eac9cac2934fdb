import { lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { captchaSolution } from "./captcha.table.ts";

export function createCaptchaStore(database: Database) {
  return {
    /** True for the first use of a challenge only, over all servers of the database. */
    async use(challenge: string, expiresAt: Date): Promise<boolean> {
      await database.delete(captchaSolution).where(lt(captchaSolution.expiresAt, new Date()));
      const added = await database
        .insert(captchaSolution)
        .values({ challenge, expiresAt })
        .onConflictDoNothing()
        .returning({ challenge: captchaSolution.challenge });
      return added.length === 1;
    },
  };
}

export type CaptchaStore = ReturnType<typeof createCaptchaStore>;
