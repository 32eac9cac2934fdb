import { desc, eq } from "drizzle-orm";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile, tidyProfile } from "../../shared/profile/profile.rules.ts";
import type { Database } from "../database/database.ts";
import { profileVersionTable } from "./profile.table.ts";

export type ProfileStore = ReturnType<typeof createProfileStore>;

/** The profile of each user, with every earlier version kept. */
export function createProfileStore(database: Database, now: () => Date = () => new Date()) {
  return {
    /** The newest version, or the empty profile of somebody who has saved none. */
    async load(userId: string): Promise<ProfileDocument> {
      const [newest] = await database
        .select({ content: profileVersionTable.content })
        .from(profileVersionTable)
        .where(eq(profileVersionTable.userId, userId))
        .orderBy(desc(profileVersionTable.number))
        .limit(1);
      return newest?.content ?? emptyProfile();
    },

    /** Stores the whole document as the newest version. */
    async saveVersion(userId: string, document: ProfileDocument): Promise<void> {
      await database.insert(profileVersionTable).values({ userId, content: tidyProfile(document), savedAt: now() });
    },
  };
}
