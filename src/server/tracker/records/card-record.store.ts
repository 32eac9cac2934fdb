import { and, asc, count, eq, notExists } from "drizzle-orm";
import {
  type CardRecord,
  cardRecord,
  type RecordToSave,
} from "../../../shared/tracker/records/card-record.contract.ts";
import type { KeptRecords } from "../../../shared/tracker/records/kept-record.rules.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { type Changed, changeBoard } from "../board-change.store.ts";
import { findJob } from "../tracked-job.store.ts";
import { trackedJobTable } from "../tracker.table.ts";
import { cardRecordTable as table } from "./card-record.table.ts";

export type RecordState = KeptRecords & { at: Date };

export type CardRecordStore = ReturnType<typeof createCardRecordStore>;

/** What people note on their cards. Links to documents are kept as they are given. */
export function createCardRecordStore(database: Database, now: () => Date = () => new Date()) {
  const own = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));

  return {
    list: (userId: string): Promise<CardRecord[]> => recordsWhere(database, eq(table.userId, userId)),

    /** Writes what `decide` makes of each that was sent; what it throws, nothing is written of. Null where its card is not on the board. */
    save(
      userId: string,
      sent: RecordToSave[],
      decide: (sent: RecordToSave, state: RecordState) => CardRecord,
    ): Promise<Changed<(CardRecord | null)[]>> {
      const at = now();
      return changeBoard(database, userId, { requestId: undefined, at }, async (tx) => {
        const written: (CardRecord | null)[] = [];
        for (const one of sent) {
          const job = one.kind === "contact" ? undefined : await findJob(tx, userId, one.job_url);
          if (one.kind !== "contact" && !job) {
            written.push(null);
            continue;
          }
          const [known] = await recordsWhere(tx, own(userId, one.id));
          const total = await countWhere(tx, eq(table.userId, userId));
          const onCard = job ? await countWhere(tx, and(eq(table.jobId, job.id), eq(table.kind, one.kind))) : 0;
          const meant = job && one.kind !== "contact" ? { ...one, job_url: job.job.job_url } : one;
          const wanted = decide(meant, { known, total, onCard, at });
          if (wanted !== known) await write(tx, userId, job?.id ?? null, wanted);
          written.push(wanted);
        }
        return written;
      });
    },

    remove: (userId: string, id: string): Promise<Changed<void>> =>
      changeBoard(database, userId, { requestId: undefined, at: now() }, async (tx) => {
        await tx.delete(table).where(own(userId, id));
      }),
  };
}

/** The contacts of a company whose name was corrected go with it, unless other cards still have the name. */
export async function followCompany(
  tx: DatabaseOrTransaction,
  userId: string,
  from: string,
  to: string,
): Promise<void> {
  const others = tx
    .select({ id: trackedJobTable.id })
    .from(trackedJobTable)
    .where(and(eq(trackedJobTable.userId, userId), eq(trackedJobTable.companyName, from)));
  await tx
    .update(table)
    .set({ company: to })
    .where(and(eq(table.userId, userId), eq(table.company, from), notExists(others)));
}

async function write(tx: DatabaseOrTransaction, userId: string, jobId: string | null, record: CardRecord) {
  const { id, kind, data } = record;
  const company = record.kind === "contact" ? record.company : null;
  const columns = { jobId, company, kind, data, updatedAt: new Date(record.updated_at) };
  await tx
    .insert(table)
    .values({ userId, id, ...columns, createdAt: new Date(record.created_at) })
    .onConflictDoUpdate({ target: [table.userId, table.id], set: columns });
}

async function countWhere(tx: DatabaseOrTransaction, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(table).where(condition);
  return row?.count ?? 0;
}

async function recordsWhere(database: DatabaseOrTransaction, condition: ReturnType<typeof and>): Promise<CardRecord[]> {
  const rows = await database
    .select({ record: table, jobUrl: trackedJobTable.jobUrl })
    .from(table)
    .leftJoin(trackedJobTable, eq(trackedJobTable.id, table.jobId))
    .where(condition)
    .orderBy(asc(table.createdAt), asc(table.id));
  return rows.flatMap(({ record: { createdAt, updatedAt, ...record }, jobUrl }) => {
    const times = { created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
    // What another version of ours has written may be none to this one.
    return cardRecord.safeParse({ ...record, ...times, job_url: jobUrl }).data ?? [];
  });
}
