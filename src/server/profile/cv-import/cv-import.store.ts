import { and, desc, eq, gt, isNull, lt, notInArray } from "drizzle-orm";
import { type CvReading, cvReading, daysKept } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { firstRow, hasEffect } from "../../database/statement-outcome.ts";
import { cvImportTable as table } from "./cv-import.table.ts";

/** Of one person; the oldest makes room. */
const maxWaiting = 5;
const keptMs = daysKept * 24 * 3_600_000;

export interface NewImport {
  id: string;
  name: string;
  reading: CvReading;
  /** PNG. */
  pictures: Uint8Array[];
}

export interface FoundImport extends Omit<NewImport, "pictures"> {
  readAt: Date;
}

const own = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));

export type CvImportStore = ReturnType<typeof createCvImportStore>;

/** What was read in people's CVs, for a few days. */
export function createCvImportStore(database: Database, now: () => Date = () => new Date()) {
  const oldestKept = () => new Date(now().getTime() - keptMs);

  return {
    async keep(userId: string, { id, name, reading, pictures }: NewImport): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.delete(table).where(lt(table.readAt, oldestKept()));
        await tx.insert(table).values({
          ...{ id, userId, name, reading: withStorableTexts(reading), readAt: now() },
          pictures: pictures.map((picture) => Buffer.from(picture).toString("base64")),
        });
        const newest = tx
          .select({ id: table.id })
          .from(table)
          .where(eq(table.userId, userId))
          .orderBy(desc(table.readAt))
          .limit(maxWaiting);
        await tx.delete(table).where(and(eq(table.userId, userId), notInArray(table.id, newest)));
      });
    },

    /** The one asked for, or else the newest that still waits; undefined too when another version of ours has written it. */
    async find(userId: string, id: string | undefined): Promise<FoundImport | undefined> {
      const wanted = id === undefined ? and(eq(table.userId, userId), isNull(table.savedAt)) : own(userId, id);
      const [row] = await database
        .select({ id: table.id, name: table.name, reading: table.reading, readAt: table.readAt })
        .from(table)
        .where(and(wanted, gt(table.readAt, oldestKept())))
        .orderBy(desc(table.readAt))
        .limit(1);
      const reading = cvReading.safeParse(row?.reading).data;
      return row && reading && { ...row, reading };
    },

    /** Undefined when the person has no such import. */
    async pictures(userId: string, id: string): Promise<string[] | undefined> {
      const isKept = and(own(userId, id), gt(table.readAt, oldestKept()));
      return (await firstRow(database.select({ pictures: table.pictures }).from(table).where(isKept)))?.pictures;
    },

    discard: (userId: string, id: string): Promise<boolean> => hasEffect(database.delete(table).where(own(userId, id))),

    /** What waits and what was saved lately. */
    exportOf: (userId: string) =>
      database.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.readAt)),
  };
}

/** Within the transaction of the save; gives the file's name, or undefined when the person has no such import. */
export async function markImportSaved(
  tx: DatabaseOrTransaction,
  userId: string,
  id: string,
  savedAt: Date,
): Promise<string | undefined> {
  const [saved] = await tx.update(table).set({ savedAt }).where(own(userId, id)).returning({ name: table.name });
  return saved?.name;
}

/** Places in the lines are counted in characters: what no database takes is replaced one for one. */
function withStorableTexts(reading: CvReading): CvReading {
  return cvReading.parse(
    JSON.parse(JSON.stringify(reading), (_, value: unknown) =>
      typeof value === "string" ? value.replace(/[\0\p{Surrogate}]/gu, "\uFFFD") : value,
    ),
  );
}
