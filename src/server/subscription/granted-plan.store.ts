import { randomUUID } from "node:crypto";
import { and, desc, eq, gte, inArray, isNotNull, lt } from "drizzle-orm";
import { plans, type UsageKind, usagePeriod } from "../../shared/subscription/plan.rules.ts";
import type { Database } from "../database/database.ts";
import { usageReservationTable as reservation, subscriptionTable } from "./subscription.table.ts";

export type GrantedPlanStore = ReturnType<typeof createGrantedPlanStore>;

/** What the operator gives without a purchase. */
export function createGrantedPlanStore(database: Database) {
  return {
    /** Beside whatever was bought: nothing renews it, and nobody is charged. */
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

    /** Takes the newest uses of the present period back; answers how many there were to take. */
    async giveBack(userId: string, kind: UsageKind, count: number, at: Date): Promise<number> {
      const { start, end } = usagePeriod(kind, at);
      const newest = database
        .select({ id: reservation.id })
        .from(reservation)
        .where(
          and(
            eq(reservation.userId, userId),
            eq(reservation.kind, kind),
            gte(reservation.reservedAt, start),
            lt(reservation.reservedAt, end),
            isNotNull(reservation.settledAt),
          ),
        )
        .orderBy(desc(reservation.reservedAt))
        .limit(count);
      const returned = await database
        .delete(reservation)
        .where(inArray(reservation.id, newest))
        .returning({ id: reservation.id });
      return returned.length;
    },
  };
}
