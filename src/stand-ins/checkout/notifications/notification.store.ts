import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../server/database/database.ts";
import { checkoutNotificationTable as notifications } from "../checkout.table.ts";
import type { PaymentNotification } from "./freemius-notification.ts";

export type NotificationStore = ReturnType<typeof createNotificationStore>;

const batchSize = 20;

/** The outgoing notifications of the stand-in provider. */
export function createNotificationStore(database: Database) {
  return {
    due: (at: Date): Promise<PaymentNotification[]> =>
      database
        .select({ id: notifications.id, body: notifications.body })
        .from(notifications)
        .where(and(isNull(notifications.deliveredAt), lte(notifications.nextAttemptAt, at)))
        .orderBy(asc(notifications.createdAt))
        .limit(batchSize),

    async markDelivered(id: string, at: Date): Promise<void> {
      await database.update(notifications).set({ deliveredAt: at }).where(eq(notifications.id, id));
    },

    async postpone(id: string, until: Date): Promise<void> {
      await database
        .update(notifications)
        .set({ nextAttemptAt: until, attempts: sql`${notifications.attempts} + 1` })
        .where(eq(notifications.id, id));
    },
  };
}
