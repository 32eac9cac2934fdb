import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { assignFactKeys, type FactKeys, type KeyedProfile } from "../../engines/truth/truth.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile, tidyProfile } from "../../shared/profile/profile.rules.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { markImportSaved } from "./cv-import/cv-import.store.ts";
import { profileVersionTable } from "./profile.table.ts";

export type ProfileStore = ReturnType<typeof createProfileStore>;

export interface StoredProfile {
  content: ProfileDocument;
  /** 0 for the empty profile of somebody who has saved none. */
  version: number;
}

export interface SaveOptions {
  /** Nothing is saved when another version is the newest by then. */
  baseVersion?: number | undefined;
  /** The earlier version that comes back: its entries and lines are the ones they were. */
  restoredVersion?: number;
  /** The import that the person has checked: the version is named after its file. */
  importId?: string | undefined;
}

/** The newest version and those that an undo may bring back: what was taken out lately keeps its keys. */
const versionsCompared = 3;

/** Of all versions of one person, as the database keeps them: ten thousand of an ordinary profile, thirty of the largest. */
const maxStoredBytes = 50_000_000;

const newestFirst = desc(profileVersionTable.number);

/** The profile of each user, with its earlier versions. */
export function createProfileStore(database: Database, now: () => Date = () => new Date(), maxBytes = maxStoredBytes) {
  async function loadNewest(userId: string): Promise<StoredProfile> {
    const [newest] = await database
      .select({ content: profileVersionTable.content, version: profileVersionTable.number })
      .from(profileVersionTable)
      .where(eq(profileVersionTable.userId, userId))
      .orderBy(newestFirst)
      .limit(1);
    return newest ?? { content: emptyProfile(), version: 0 };
  }

  /** Gives keys to a newest version that was saved before there were any; two servers that do this at once store the same. */
  async function fillKeys(userId: string): Promise<KeyedProfile | undefined> {
    const versions = await recentVersions(database, userId, versionsCompared);
    const [newest] = versions;
    const [profile] = withKeys(versions);
    if (!newest || !profile) return undefined;
    await database
      .update(profileVersionTable)
      .set({ factKeys: profile.keys })
      .where(
        and(
          eq(profileVersionTable.userId, userId),
          eq(profileVersionTable.number, newest.version),
          isNull(profileVersionTable.factKeys),
        ),
      );
    return profile;
  }

  return {
    loadNewest,

    /** The newest version, or the empty profile of somebody who has saved none. */
    async load(userId: string): Promise<ProfileDocument> {
      return (await loadNewest(userId)).content;
    },

    /** The newest version with the permanent keys of what it says. */
    async loadKeyed(userId: string): Promise<KeyedProfile> {
      const [newest] = await recentVersions(database, userId, 1);
      if (newest?.factKeys) return { content: newest.content, keys: newest.factKeys };
      const profile = newest && (await fillKeys(userId));
      return profile ?? { content: emptyProfile(), keys: assignFactKeys(emptyProfile(), []) };
    },

    /**
     * Stores the whole document as the newest version and gives its number; undefined when its base is not the newest. Clients send
     * no keys: what stood in the profile before keeps those that it had.
     */
    saveVersion(
      userId: string,
      document: ProfileDocument,
      { baseVersion, restoredVersion, importId }: SaveOptions = {},
    ): Promise<number | undefined> {
      return database.transaction(async (tx) => {
        // One save of a person at a time: two tabs must not both find their base to be the newest.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
        const recent = await recentVersions(tx, userId, versionsCompared);
        if (baseVersion !== undefined && (recent[0]?.version ?? 0) !== baseVersion) return undefined;
        const restored = restoredVersion === undefined ? [] : await keyedVersion(tx, userId, restoredVersion);
        const content = tidyProfile(document);
        const factKeys = assignFactKeys(content, [...restored, ...withKeys(recent)]);
        const savedAt = now();
        const fileName = importId && (await markImportSaved(tx, userId, importId, savedAt));
        const [saved] = await tx
          .insert(profileVersionTable)
          .values({ userId, content, factKeys, fileName, savedAt })
          .returning({ version: profileVersionTable.number });
        await dropOldest(tx, userId, maxBytes);
        return saved?.version;
      });
    },

    /** Up to `limit` versions older than `before` (default: all of them), newest first. */
    async listVersions(userId: string, { before, limit }: { before?: number | undefined; limit: number }) {
      return database
        .select({
          version: profileVersionTable.number,
          savedAt: profileVersionTable.savedAt,
          fileName: profileVersionTable.fileName,
        })
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

/** The oldest versions make room for the newest. */
async function dropOldest(tx: DatabaseOrTransaction, userId: string, maxBytes: number): Promise<void> {
  const { number, content, factKeys } = profileVersionTable;
  await tx.execute(sql`
    delete from ${profileVersionTable} where ${profileVersionTable.userId} = ${userId} and ${number} in (
      select number from (
        select ${number} as number, sum(pg_column_size(${content}) + coalesce(pg_column_size(${factKeys}), 0))
          over (order by ${number} desc) as bytes
        from ${profileVersionTable} where ${profileVersionTable.userId} = ${userId}
      ) as sized where bytes > ${maxBytes}
    )`);
}

interface VersionRow {
  version: number;
  content: ProfileDocument;
  factKeys: FactKeys | null;
}

const versionColumns = {
  version: profileVersionTable.number,
  content: profileVersionTable.content,
  factKeys: profileVersionTable.factKeys,
};

function recentVersions(tx: DatabaseOrTransaction, userId: string, limit: number): Promise<VersionRow[]> {
  return tx
    .select(versionColumns)
    .from(profileVersionTable)
    .where(eq(profileVersionTable.userId, userId))
    .orderBy(newestFirst)
    .limit(limit);
}

/** An earlier version, if it was saved with keys. */
async function keyedVersion(tx: DatabaseOrTransaction, userId: string, version: number): Promise<KeyedProfile[]> {
  const [found] = await tx
    .select(versionColumns)
    .from(profileVersionTable)
    .where(and(eq(profileVersionTable.userId, userId), eq(profileVersionTable.number, version)));
  return found?.factKeys ? [{ content: found.content, keys: found.factKeys }] : [];
}

/**
 * Versions, newest first, with their keys. Those that a server of before there were keys has saved follow from the ones before
 * them; what is older than the first with keys says nothing about those.
 */
function withKeys(versions: VersionRow[]): KeyedProfile[] {
  const first = versions.findLastIndex(({ factKeys }) => factKeys !== null);
  const profiles: KeyedProfile[] = [];
  for (const { content, factKeys } of versions.slice(0, Math.max(1, first + 1)).reverse()) {
    profiles.unshift({ content, keys: factKeys ?? assignFactKeys(content, profiles) });
  }
  return profiles;
}
