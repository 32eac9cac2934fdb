import { and, eq, gt, notInArray } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { isUniqueConflict } from "../../database/unique-conflict.ts";
import { user } from "../account.table.ts";
import { emailChangeTable, otherEmailTable } from "./email-change.table.ts";

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
          await tx.insert(otherEmailTable).values({ userId, email: from }).onConflictDoNothing();
          await tx.delete(emailChangeTable).where(eq(emailChangeTable.userId, userId));
        });
        return true;
      } catch (error) {
        if (isUniqueConflict(error)) return false;
        throw error;
      }
    },

    /** Every address that something may be kept under: not only the present one, but none that is somebody else's now. */
    async allEmails(userId: string): Promise<string[]> {
      const mine = await database.select({ email: user.email }).from(user).where(eq(user.id, userId));
      const taken = database.select({ email: user.email }).from(user);
      const others = await database
        .select({ email: otherEmailTable.email })
        .from(otherEmailTable)
        .where(and(eq(otherEmailTable.userId, userId), notInArray(otherEmailTable.email, taken)));
      return [...mine, ...others].map(({ email }) => email);
    },
  };
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>;
