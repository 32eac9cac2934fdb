import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { calendarFeedTable as feed } from "./reminders.table.ts";

export function createCalendarFeedStore(database: Database) {
  return {
    async keyOf(userId: string): Promise<string | undefined> {
      const [row] = await database.select().from(feed).where(eq(feed.userId, userId));
      return row?.key;
    },

    /** Whose calendar it is. */
    async ownerOf(key: string): Promise<string | undefined> {
      const [row] = await database.select().from(feed).where(eq(feed.key, key));
      return row?.userId;
    },

    /** Ends the one before. */
    async renew(userId: string): Promise<void> {
      const values = { key: randomBytes(16).toString("hex"), createdAt: new Date() };
      await database
        .insert(feed)
        .values({ ...values, userId })
        .onConflictDoUpdate({ target: feed.userId, set: values });
    },

    async end(userId: string): Promise<void> {
      await database.delete(feed).where(eq(feed.userId, userId));
    },
  };
}
