import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile, tidyProfile } from "../../shared/profile/profile.rules.ts";
import type { Database } from "../database/database.ts";
import { profileVersionTable } from "./profile.table.ts";

export type ProfileStore = ReturnType<typeof createProfileStore>;

export interface StoredProfile {
  content: ProfileDocument;
  /** 0 for the empty profile of somebody who has saved none. */
  version: number;
}

const newestFirst = desc(profileVersionTable.number);

/** The profile of each user, with every earlier version kept. */
export function createProfileStore(database: Database, now: () => Date = () => new Date()) {
  async function loadNewest(userId: string): Promise<StoredProfile> {
    const [newest] = await database
      .select({ content: profileVersionTable.content, version: profileVersionTable.number })
      .from(profileVersionTable)
      .where(eq(profileVersionTable.userId, userId))
      .orderBy(newestFirst)
      .limit(1);
    return newest ?? { content: emptyProfile(), version: 0 };
  }

  return {
    loadNewest,

    /** The newest version, or the empty profile of somebody who has saved none. */
    async load(userId: string): Promise<ProfileDocument> {
      return (await loadNewest(userId)).content;
    },

    /**
     * Stores the whole document as the newest version and gives its number. With a base version, nothing is stored and
     * the result is undefined when another one has been saved since.
     */
    saveVersion(userId: string, document: ProfileDocument, baseVersion?: number): Promise<number | undefined> {
      return database.transaction(async (tx) => {
        // One save of a person at a time: two tabs must not both find their base to be the newest.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
        if (baseVersion !== undefined) {
          const [newest] = await tx
            .select({ version: profileVersionTable.number })
            .from(profileVersionTable)
            .where(eq(profileVersionTable.userId, userId))
            .orderBy(newestFirst)
            .limit(1);
          if ((newest?.version ?? 0) !== baseVersion) return undefined;
        }
        const [saved] = await tx
          .insert(profileVersionTable)
          .values({ userId, content: tidyProfile(document), savedAt: now() })
          .returning({ version: profileVersionTable.number });
        return saved?.version;
      });
    },

    /** Up to `limit` versions older than `before` (default: all of them), newest first. */
    async listVersions(userId: string, { before, limit }: { before?: number | undefined; limit: number }) {
      return database
        .select({ version: profileVersionTable.number, savedAt: profileVersionTable.savedAt })
        .from(profileVersionTable)
        .where(
          and(
            eq(profileVersionTable.userId, userId),
            before === undefined ? undefined : lt(profileVersionTable.number, before),
          ),
        )
        .orderBy(newestFirst)
        .limit(limit);
    },

    /** One version of this person's. */
    async readVersion(userId: string, version: number): Promise<(StoredProfile & { savedAt: Date }) | undefined> {
      const [found] = await database
        .select({
          content: profileVersionTable.content,
          version: profileVersionTable.number,
          savedAt: profileVersionTable.savedAt,
        })
        .from(profileVersionTable)
        .where(and(eq(profileVersionTable.userId, userId), eq(profileVersionTable.number, version)));
      return found;
    },
  };
}
