import { and, eq, gt, notInArray } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { isUniqueConflict } from "../../database/unique-conflict.ts";
import { user } from "../account.table.ts";
import { emailChangeTable, otherEmailTable } from "./email-change.table.ts";

export interface KeptEmail {
  email: string;
  /** Or the person only tried to change to it. */
  wasTheirs: boolean;
}

/** The address that is about to be a person's, and those that were. */
export function createEmailChangeStore(database: Database) {
  return {
    begin: (userId: string, email: string, expiresAt: Date): Promise<void> =>
      database.transaction(async (tx) => {
        await tx
          .insert(emailChangeTable)
          .values({ userId, email, expiresAt })
          .onConflictDoUpdate({ target: emailChangeTable.userId, set: { email, expiresAt } });
        await tx.insert(otherEmailTable).values({ userId, email }).onConflictDoNothing();
      }),

    async pending(userId: string): Promise<string | undefined> {
      const alive = and(eq(emailChangeTable.userId, userId), gt(emailChangeTable.expiresAt, new Date()));
      const [row] = await database.select({ email: emailChangeTable.email }).from(emailChangeTable).where(alive);
      return row?.email;
    },

    /** False when somebody else has the address by now. */
    async complete(userId: string, from: string, to: string): Promise<boolean> {
      try {
        await database.transaction(async (tx) => {
          await tx.update(user).set({ email: to, emailVerified: true }).where(eq(user.id, userId));
          const target = [otherEmailTable.userId, otherEmailTable.email];
          const set = { wasTheirs: true };
          await tx
            .insert(otherEmailTable)
            .values({ userId, email: from, ...set })
            .onConflictDoUpdate({ target, set });
          await tx.delete(emailChangeTable).where(eq(emailChangeTable.userId, userId));
        });
        return true;
      } catch (error) {
        if (isUniqueConflict(error)) return false;
        throw error;
      }
    },

    /** Every address that something may be kept under: not only the present one, but none that is somebody else's now. */
    async allEmails(userId: string): Promise<KeptEmail[]> {
      const mine = await database.select({ email: user.email }).from(user).where(eq(user.id, userId));
      const taken = database.select({ email: user.email }).from(user);
      const others = await database
        .select({ email: otherEmailTable.email, wasTheirs: otherEmailTable.wasTheirs })
        .from(otherEmailTable)
        .where(and(eq(otherEmailTable.userId, userId), notInArray(otherEmailTable.email, taken)));
      return [...mine.map(({ email }) => ({ email, wasTheirs: true })), ...others];
    },
  };
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>;
