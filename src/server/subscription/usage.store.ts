import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { type UsageKind, usagePeriod } from "../../shared/subscription/plan.rules.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { affectedRows, hasEffect } from "../database/statement-outcome.ts";
import { inLockedTurn } from "../database/turns.ts";
import { usageReservationTable as reservation } from "./subscription.table.ts";

/** Longer than any generation may take: what is still unsettled then belongs to a server that died. */
const staleAfterMs = 30 * 60_000;

/** Notes a reservation with what it is for, together with it; false where that has one already. */
export type ClaimReservation = (tx: DatabaseOrTransaction, reservationId: string) => Promise<boolean>;

/** Forgets what a reservation was for. */
export type UnclaimReservation = (tx: DatabaseOrTransaction) => Promise<void>;

export type UsageStore = ReturnType<typeof createUsageStore>;

/** What each user has used and reserved of the plan. */
export function createUsageStore(database: Database) {
  return {
    used: (userId: string, kind: UsageKind, at: Date): Promise<number> => countUsed(database, userId, kind, at),

    exportOf: (userId: string) => database.select().from(reservation).where(eq(reservation.userId, userId)),

    /** The id of a new reservation. Exact under parallel calls. */
    reserve: (
      userId: string,
      kind: UsageKind,
      limit: number,
      at: Date,
      claim?: ClaimReservation,
    ): Promise<string | "exceeded" | "claimed elsewhere"> =>
      inLockedTurn(database, `usage ${userId} ${kind}`, async (tx) => {
        if ((await countUsed(tx, userId, kind, at)) >= limit) return "exceeded";
        const id = randomUUID();
        if (claim && !(await claim(tx, id))) return "claimed elsewhere";
        await tx.insert(reservation).values({ id, userId, kind, reservedAt: at });
        return id;
      }),

    /** Counts for good, also when the reservation has become stale: the work was done. */
    async settle(userId: string, id: string, at: Date): Promise<void> {
      await database
        .update(reservation)
        .set({ settledAt: at })
        .where(and(eq(reservation.userId, userId), eq(reservation.id, id)));
    },

    /** Gives an unsettled reservation back, together with the note of what it was for; a settled one stays. */
    async release(userId: string, id: string, unclaim?: UnclaimReservation): Promise<void> {
      await database.transaction(async (tx) => {
        const isOpen = and(eq(reservation.userId, userId), eq(reservation.id, id), isNull(reservation.settledAt));
        if (await hasEffect(tx.delete(reservation).where(isOpen))) await unclaim?.(tx);
      });
    },

    /** Takes the newest uses of the present period back; answers how many there were to take. */
    giveBack(userId: string, kind: UsageKind, most: number, at: Date): Promise<number> {
      const newest = database
        .select({ id: reservation.id })
        .from(reservation)
        .where(and(inPeriod(userId, kind, at), isNotNull(reservation.settledAt)))
        .orderBy(desc(reservation.reservedAt))
        .limit(most);
      return affectedRows(database.delete(reservation).where(inArray(reservation.id, newest)));
    },
  };
}

function countUsed(database: DatabaseOrTransaction, userId: string, kind: UsageKind, at: Date): Promise<number> {
  const isFresh = gt(reservation.reservedAt, new Date(at.getTime() - staleAfterMs));
  const counts = or(isNotNull(reservation.settledAt), isFresh);
  return database.$count(reservation, and(inPeriod(userId, kind, at), counts));
}

function inPeriod(userId: string, kind: UsageKind, at: Date) {
  const { start, end } = usagePeriod(kind, at);
  return and(
    eq(reservation.userId, userId),
    eq(reservation.kind, kind),
    gte(reservation.reservedAt, start),
    lt(reservation.reservedAt, end),
  );
}
