import { and, eq, lt, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { inTurn } from "../database/turns.ts";
import { boardRequestTable, boardTable } from "./tracker.table.ts";

export interface Changed<Result> {
  revision: number;
  result: Result;
}

/** How long a client may go on repeating a change whose reply it missed. */
const keptDays = 7;
/** Names that are older are dropped with each so many changes. */
const changesPerClearing = 32;

export async function boardRevision(database: DatabaseOrTransaction, userId: string): Promise<number> {
  const [board] = await database.select().from(boardTable).where(eq(boardTable.userId, userId));
  return board?.revision ?? 0;
}

/**
 * Runs one change of a person's board: one after the other, whichever server they came to, and those with a name once.
 * `work` learns whether the change was made before; then it must only read.
 */
export function changeBoard<Result>(
  database: Database,
  userId: string,
  { requestId, at }: { requestId: string | undefined; at: Date },
  work: (tx: DatabaseOrTransaction, isRepeat: boolean) => Promise<Result>,
): Promise<Changed<Result>> {
  return inTurn(database, `board ${userId}`, async (tx) => {
    const before = await lockBoard(tx, userId);
    const revision = before + 1;
    if (requestId !== undefined && !(await isFirst(tx, { userId, requestId, revision, createdAt: at }))) {
      return { revision: before, result: await work(tx, true) };
    }
    await tx.update(boardTable).set({ revision }).where(eq(boardTable.userId, userId));
    return { revision, result: await work(tx, false) };
  });
}

/** The update changes nothing, but holds the row until the transaction ends. */
export async function lockBoard(tx: DatabaseOrTransaction, userId: string): Promise<number> {
  const [board] = await tx
    .insert(boardTable)
    .values({ userId, revision: 0 })
    .onConflictDoUpdate({ target: boardTable.userId, set: { revision: sql`${boardTable.revision}` } })
    .returning();
  if (!board) throw new Error("The upsert of a board returned no row");
  return board.revision;
}

async function isFirst(
  tx: DatabaseOrTransaction,
  request: typeof boardRequestTable.$inferInsert & { createdAt: Date },
): Promise<boolean> {
  if (request.revision % changesPerClearing === 0) await dropOld(tx, request.userId, request.createdAt);
  const added = await tx.insert(boardRequestTable).values(request).onConflictDoNothing().returning();
  return added.length > 0;
}

async function dropOld(tx: DatabaseOrTransaction, userId: string, at: Date): Promise<void> {
  const tooOld = new Date(at.getTime() - keptDays * 86_400_000);
  await tx
    .delete(boardRequestTable)
    .where(and(eq(boardRequestTable.userId, userId), lt(boardRequestTable.createdAt, tooOld)));
}
