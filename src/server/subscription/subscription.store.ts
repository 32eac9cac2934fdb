import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { plans } from "../../shared/subscription/plan.rules.ts";
import type { Database } from "../database/database.ts";
import { firstRow } from "../database/statement-outcome.ts";
import { paymentTable, subscriptionTable } from "./subscription.table.ts";

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
export type SubscriptionRecord = typeof subscriptionTable.$inferSelect;
export type PaymentRecord = typeof paymentTable.$inferSelect;

/** What each user has bought or was given. Only the provider's notifications write what was bought: see payment-event.store. */
export function createSubscriptionStore(database: Database) {
  const ownedBy = (userId: string) => eq(subscriptionTable.userId, userId);
  const purchase = (condition: SQL | undefined): Promise<SubscriptionRecord | undefined> =>
    firstRow(database.select().from(subscriptionTable).where(condition));

  return {
    /** The one that lasts longest first; those taken back come last. */
    list: (userId: string): Promise<SubscriptionRecord[]> =>
      database
        .select()
        .from(subscriptionTable)
        .where(ownedBy(userId))
        .orderBy(subscriptionTable.isRevoked, desc(subscriptionTable.expiresAt), subscriptionTable.licenseId),

    async hasActive(userId: string, at: Date): Promise<boolean> {
      const isActive = and(eq(subscriptionTable.isRevoked, false), gt(subscriptionTable.expiresAt, at));
      return (await database.$count(subscriptionTable, and(ownedBy(userId), isActive))) > 0;
    },

    bySubscriptionId: (userId: string, subscriptionId: string) =>
      purchase(and(ownedBy(userId), eq(subscriptionTable.subscriptionId, subscriptionId))),

    /** What the operator gives without a purchase, beside whatever was bought: nothing renews it, and nobody is charged. */
    async givePro(userId: string, expiresAt: Date, at: Date): Promise<void> {
      await database.insert(subscriptionTable).values({
        licenseId: `granted-${randomUUID()}`,
        userId,
        packageName: plans.pro.name,
        paymentProcessor: "Operator",
        expiresAt,
        isRevoked: false,
        stateAt: at,
      });
    },

    /** Keeps the first end of renewal it was given. */
    async markCanceled(userId: string, subscriptionId: string, canceledAt: Date): Promise<void> {
      await database
        .update(subscriptionTable)
        .set({ canceledAt: sql`coalesce(${subscriptionTable.canceledAt}, ${canceledAt.toISOString()}::timestamptz)` })
        .where(and(ownedBy(userId), eq(subscriptionTable.subscriptionId, subscriptionId)));
    },

    /** Purchases and payments of the person. */
    exportOf: async (userId: string) => ({
      purchases: await database.select().from(subscriptionTable).where(ownedBy(userId)),
      payments: await database.select().from(paymentTable).where(eq(paymentTable.userId, userId)),
    }),

    /** What is known of a licence that a notification speaks of: the provider may know its owner by an address they had before. */
    byLicense: (licenseId: string) => purchase(eq(subscriptionTable.licenseId, licenseId)),

    /** Of each subscription the newest one. */
    async newestPayments(userId: string): Promise<Map<string | null, string>> {
      const rows = await database
        .select({ id: paymentTable.id, subscriptionId: paymentTable.subscriptionId })
        .from(paymentTable)
        .where(eq(paymentTable.userId, userId))
        // A refund comes after its payment, also in the same second.
        .orderBy(paymentTable.paidAt, paymentTable.type, paymentTable.id);
      return new Map(rows.map(({ subscriptionId, id }) => [subscriptionId, id]));
    },

    payment(userId: string, id: string): Promise<PaymentRecord | undefined> {
      const isMeant = and(eq(paymentTable.userId, userId), eq(paymentTable.id, id));
      return firstRow(database.select().from(paymentTable).where(isMeant));
    },
  };
}
