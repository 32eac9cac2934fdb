import { and, eq, inArray, isNull } from "drizzle-orm";
import type { DatabaseOrTransaction } from "../database/database.ts";
import { lockBoard } from "./board-change.store.ts";
import { boardTable, trackedJobTable } from "./tracker.table.ts";

/** How a card keeps a link to one of our own documents. No address a person may send begins like this. */
export const ownDocument = "document:";

/** Lets the cards that lead to one of these documents lead to another one, its next version, or to none. */
export async function followDocument(
  tx: DatabaseOrTransaction,
  userId: string,
  fromIds: string[],
  toId: string | null,
): Promise<void> {
  // Before the cards, as every change of a board does: the other way round two of them could wait for each other.
  const revision = await lockBoard(tx, userId);
  const before = fromIds.map((id) => ownDocument + id);
  const link = toId && ownDocument + toId;
  const follow = (column: typeof trackedJobTable.cvLink | typeof trackedJobTable.coverLetterLink, set: object) =>
    tx
      .update(trackedJobTable)
      .set(set)
      .where(and(eq(trackedJobTable.userId, userId), inArray(column, before)))
      .returning({ id: trackedJobTable.id });
  const changed = [
    ...(await follow(trackedJobTable.cvLink, { cvLink: link })),
    ...(await follow(trackedJobTable.coverLetterLink, { coverLetterLink: link })),
  ];
  if (changed.length === 0) return;
  const isEmpty = and(isNull(trackedJobTable.cvLink), isNull(trackedJobTable.coverLetterLink));
  const withoutAny = and(eq(trackedJobTable.userId, userId), isEmpty);
  await tx.update(trackedJobTable).set({ documentsGeneratedAt: null }).where(withoutAny);
  // Other tabs and devices see the card's new links.
  await tx
    .update(boardTable)
    .set({ revision: revision + 1 })
    .where(eq(boardTable.userId, userId));
}
