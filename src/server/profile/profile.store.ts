import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { assignFactKeys, type FactKeys, type KeyedProfile, keyedVersions } from "../../engines/truth/truth.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile, tidyProfile } from "../../shared/profile/profile.rules.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { firstRow } from "../database/statement-outcome.ts";
import { inLockedTurn } from "../database/turns.ts";
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

type Version = StoredProfile & { savedAt: Date; factKeys: FactKeys | null };

const table = profileVersionTable;
const newestFirst = desc(table.number);
const columns = { content: table.content, version: table.number, savedAt: table.savedAt, factKeys: table.factKeys };

/** The profile of each user, with its earlier versions. */
export function createProfileStore(database: Database, now: () => Date = () => new Date(), maxBytes = maxStoredBytes) {
  async function loadNewest(userId: string): Promise<StoredProfile> {
    const { content, number: version } = table;
    const own = database.select({ content, version }).from(table).where(eq(table.userId, userId));
    return (await firstRow(own.orderBy(newestFirst).limit(1))) ?? { content: emptyProfile(), version: 0 };
  }

  /** Gives keys to a newest version that was saved before there were any; two servers that do this at once store the same. */
  async function fillKeys(userId: string): Promise<KeyedProfile | undefined> {
    const versions = await recentVersions(database, userId, versionsCompared);
    const [newest] = versions;
    const [profile] = keyedVersions(versions);
    if (!newest || !profile) return undefined;
    await database
      .update(table)
      .set({ factKeys: profile.keys })
      .where(and(eq(table.userId, userId), eq(table.number, newest.version), isNull(table.factKeys)));
    return profile;
  }

  return {
    loadNewest,

    /** The newest version, or the empty profile of somebody who has saved none. */
    load: async (userId: string): Promise<ProfileDocument> => (await loadNewest(userId)).content,

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
    saveVersion: (
      userId: string,
      document: ProfileDocument,
      { baseVersion, restoredVersion, importId }: SaveOptions = {},
    ): Promise<number | undefined> =>
      // One save of a person at a time: two tabs must not both find their base to be the newest.
      inLockedTurn(database, userId, async (tx) => {
        const recent = await recentVersions(tx, userId, versionsCompared);
        if (baseVersion !== undefined && (recent[0]?.version ?? 0) !== baseVersion) return undefined;
        const restored = restoredVersion === undefined ? undefined : await versionOf(tx, userId, restoredVersion);
        const content = tidyProfile(document);
        // An earlier version that was saved without keys tells nothing.
        const earlier = restored?.factKeys ? [{ content: restored.content, keys: restored.factKeys }] : [];
        const factKeys = assignFactKeys(content, [...earlier, ...keyedVersions(recent)]);
        const savedAt = now();
        const fileName = importId && (await markImportSaved(tx, userId, importId, savedAt));
        const [saved] = await tx
          .insert(table)
          .values({ userId, content, factKeys, fileName, savedAt })
          .returning({ version: table.number });
        await dropOldest(tx, userId, maxBytes);
        return saved?.version;
      }),

    /** Up to `limit` versions older than `before` (default: all of them), newest first. */
    listVersions: (userId: string, { before, limit }: { before?: number | undefined; limit: number }) =>
      database
        .select({ version: table.number, savedAt: table.savedAt, fileName: table.fileName })
        .from(table)
        .where(and(eq(table.userId, userId), before === undefined ? undefined : lt(table.number, before)))
        .orderBy(newestFirst)
        .limit(limit),

    /** One version of this person's. */
    readVersion: (userId: string, version: number) => versionOf(database, userId, version),

    /** Every version of the person's profile with its content, oldest first. */
    exportOf: (userId: string) => database.select().from(table).where(eq(table.userId, userId)).orderBy(table.number),
  };
}

function versionOf(from: DatabaseOrTransaction, userId: string, version: number): Promise<Version | undefined> {
  const isMeant = and(eq(table.userId, userId), eq(table.number, version));
  return firstRow(from.select(columns).from(table).where(isMeant));
}

function recentVersions(from: DatabaseOrTransaction, userId: string, limit: number): Promise<Version[]> {
  return from.select(columns).from(table).where(eq(table.userId, userId)).orderBy(newestFirst).limit(limit);
}

/** The oldest versions make room for the newest. */
async function dropOldest(tx: DatabaseOrTransaction, userId: string, maxBytes: number): Promise<void> {
  const { number, content, factKeys } = table;
  await tx.execute(sql`
    delete from ${table} where ${table.userId} = ${userId} and ${number} in (
      select number from (
        select ${number} as number, sum(pg_column_size(${content}) + coalesce(pg_column_size(${factKeys}), 0))
          over (order by ${number} desc) as bytes
        from ${table} where ${table.userId} = ${userId}
      ) as sized where bytes > ${maxBytes}
    )`);
}
