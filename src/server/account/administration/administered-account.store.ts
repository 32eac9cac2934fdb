import { eq, ilike, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { affectedRows, firstRow } from "../../database/statement-outcome.ts";
import { session, user } from "../account.table.ts";

const maxFound = 50;

export type FoundUser = typeof user.$inferSelect;
export type AdministeredAccountStore = ReturnType<typeof createAdministeredAccountStore>;

/** Finds out whose account somebody means. */
export function createAdministeredAccountStore(database: Database) {
  return {
    /** Whose id it is, or whose address it is a part of. */
    search: (text: string): Promise<FoundUser[]> =>
      database
        .select()
        .from(user)
        .where(or(eq(user.id, text), ilike(user.email, `%${text.replace(/[\\%_]/g, "\\$&")}%`)))
        .orderBy(user.email)
        .limit(maxFound),

    /** Whose id or whole address it is. */
    exactly(text: string): Promise<FoundUser | undefined> {
      const isMeant = or(eq(user.id, text), eq(user.email, text.trim().toLowerCase()));
      return firstRow(database.select().from(user).where(isMeant));
    },

    endSessions: (userId: string): Promise<number> =>
      affectedRows(database.delete(session).where(eq(session.userId, userId))),

    total: (): Promise<number> => database.$count(user),
  };
}
