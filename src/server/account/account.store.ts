import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { firstRow, hasEffect } from "../database/statement-outcome.ts";
import { account, session, user, verification } from "./account.table.ts";

/** What the account page shows and changes, and the deletion of the account itself. */
export function createAccountStore(database: Database) {
  const own = (userId: string) => eq(session.userId, userId);

  return {
    /** The sessions that have not expired, the one used last first. */
    sessions: (userId: string) =>
      database
        .select()
        .from(session)
        .where(and(own(userId), gt(session.expiresAt, new Date())))
        .orderBy(desc(session.updatedAt), desc(session.createdAt)),

    /** @param key the hash of the session's token */
    async sessionBegan(userId: string, key: string): Promise<Date | undefined> {
      const isMeant = and(own(userId), eq(session.token, key));
      return (await firstRow(database.select().from(session).where(isMeant)))?.createdAt;
    },

    /** False when the person has no such session. */
    endSession: (userId: string, id: string): Promise<boolean> =>
      hasEffect(database.delete(session).where(and(own(userId), eq(session.id, id)))),

    /** @param keptKey the hash of the token of the session that stays */
    async endOtherSessions(userId: string, keptKey: string): Promise<void> {
      await database.delete(session).where(and(own(userId), ne(session.token, keptKey)));
    },

    async rename(userId: string, name: string): Promise<void> {
      await database.update(user).set({ name }).where(eq(user.id, userId));
    },

    /** The user's row and every sign-in method, without any secret. */
    async person(userId: string) {
      const row = await firstRow(database.select().from(user).where(eq(user.id, userId)));
      const signInMethods = await database
        .select({ providerId: account.providerId, accountId: account.accountId, createdAt: account.createdAt })
        .from(account)
        .where(eq(account.userId, userId))
        .orderBy(account.createdAt);
      return { row, signInMethods };
    },

    /** Reset keys and tickets that were handed out and not used yet. */
    async dropKeys(userId: string): Promise<void> {
      await database.delete(verification).where(eq(verification.value, userId));
    },

    /** Removes the user; every row that refers to it goes along. */
    remove: (userId: string): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.delete(verification).where(eq(verification.value, userId));
        await tx.delete(user).where(eq(user.id, userId));
      }),
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
