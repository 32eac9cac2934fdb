import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../server/database/database.ts";
import { checkoutNoticeTable as notices } from "./checkout.table.ts";
import type { Notice } from "./freemius-notice.ts";

export type NoticeStore = ReturnType<typeof createNoticeStore>;

const batchSize = 20;

/** The outgoing notices of the stand-in provider. */
export function createNoticeStore(database: Database) {
  return {
    due: (at: Date): Promise<Notice[]> =>
      database
        .select({ id: notices.id, body: notices.body })
        .from(notices)
        .where(and(isNull(notices.deliveredAt), lte(notices.nextAttemptAt, at)))
        .orderBy(asc(notices.createdAt))
        .limit(batchSize),

    async markDelivered(id: string, at: Date): Promise<void> {
      await database.update(notices).set({ deliveredAt: at }).where(eq(notices.id, id));
    },

    async postpone(id: string, until: Date): Promise<void> {
      await database
        .update(notices)
        .set({ nextAttemptAt: until, attempts: sql`${notices.attempts} + 1` })
        .where(eq(notices.id, id));
    },
  };
}
