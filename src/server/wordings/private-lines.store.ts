import { and, eq, inArray, sql } from "drizzle-orm";
import type { LineAnswer } from "../../engines/private-lines/private-lines.ts";
import type { Database } from "../database/database.ts";
import { privateLineTable as table } from "./wordings.table.ts";

export type PrivateLinesStore = ReturnType<typeof createPrivateLinesStore>;

export function createPrivateLinesStore(database: Database, now: () => Date = () => new Date()) {
  return {
    answersOf: (userId: string) => database.select().from(table).where(eq(table.userId, userId)),

    async record(userId: string, answers: LineAnswer[]): Promise<void> {
      const set = {
        text: sql`excluded.text`,
        isPrivate: sql`excluded.is_private`,
        decidedAt: sql`excluded.decided_at`,
      };
      const values = answers.map((answer) => ({ ...answer, userId, decidedAt: now() }));
      await database
        .insert(table)
        .values(values)
        .onConflictDoUpdate({ target: [table.userId, table.factKey], set });
    },

    async remove(userId: string, keys: string[]): Promise<void> {
      await database.delete(table).where(and(eq(table.userId, userId), inArray(table.factKey, keys)));
    },
  };
}
