import { exceededText, type PlanId, plans, type UsageKind, usagePeriod } from "../../shared/subscription/plan.rules.ts";
import type { Usage } from "../../shared/subscription/subscription.contract.ts";
import type { Database } from "../database/database.ts";
import { quotaExceeded } from "../http/app-error.ts";
import { createSubscriptionStore } from "./subscription.store.ts";
import { type ClaimReservation, createUsageStore, type UnclaimReservation } from "./usage.store.ts";

export type QuotaService = ReturnType<typeof createQuotaService>;

/**
 * Holds everybody to the limits of their plan: reserve before the work, settle when it succeeded, release when it failed,
 * so that a failure costs nothing. What is never settled is given back after half an hour.
 */
export function createQuotaService(database: Database, now: () => Date = () => new Date()) {
  const usageStore = createUsageStore(database);
  const subscriptionStore = createSubscriptionStore(database);

  const planOf = async (userId: string): Promise<PlanId> =>
    (await subscriptionStore.hasActive(userId, now())) ? "pro" : "free";

  async function allowance(userId: string, kind: UsageKind, plan: PlanId) {
    const used = await usageStore.used(userId, kind, now());
    return { used, limit: plans[plan].limits[kind], resets_at: usagePeriod(kind, now()).end.toISOString() };
  }

  async function reserve(userId: string, kind: UsageKind, claim?: ClaimReservation): Promise<string> {
    const plan = await planOf(userId);
    const limit = plans[plan].limits[kind];
    const id = await usageStore.reserve(userId, kind, limit, now(), claim);
    if (id === "exceeded") throw quotaExceeded(exceededText(kind, plan));
    return id;
  }

  return {
    /** Returns the id of the reservation; throws 403 `quota_exceeded` when the plan's limit is reached. */
    reserve: (userId: string, kind: UsageKind): Promise<string> => reserve(userId, kind),

    /** Holds one unit while an attempt runs; what the attempt does not settle is given back. */
    async during<Done>(userId: string, kind: UsageKind, attempt: (reserved: string) => Promise<Done>): Promise<Done> {
      const reserved = await reserve(userId, kind);
      try {
        return await attempt(reserved);
      } finally {
        await usageStore.release(userId, reserved);
      }
    },

    /** As `reserve`, noted with what it is for; undefined, and nothing is reserved, where that has a reservation already. */
    async reserveFor(userId: string, kind: UsageKind, claim: ClaimReservation): Promise<string | undefined> {
      const id = await reserve(userId, kind, claim);
      return id === "claimed elsewhere" ? undefined : id;
    },

    settle: (userId: string, reservationId: string): Promise<void> => usageStore.settle(userId, reservationId, now()),

    release: (userId: string, reservationId: string): Promise<void> => usageStore.release(userId, reservationId),

    /** The same for one that was noted with what it is for. */
    releaseFor: (userId: string, reservationId: string, unclaim: UnclaimReservation): Promise<void> =>
      usageStore.release(userId, reservationId, unclaim),

    async usage(userId: string): Promise<Usage> {
      const plan = await planOf(userId);
      return {
        plan,
        document_set: await allowance(userId, "document_set", plan),
        assistant_message: await allowance(userId, "assistant_message", plan),
      };
    },
  };
}
