import { asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { profileVersionTable as table } from "./profile.table.ts";

export type ProfileExportStore = ReturnType<typeof createProfileExportStore>;

export function createProfileExportStore(database: Database) {
  return {
    /** Every version of the person's profile with its content, oldest first. */
    exportOf: (userId: string) =>
      database.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.number)),
  };
}
