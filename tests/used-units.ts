import { createQuotaService } from "../src/server/subscription/quota.service.ts";
import { createUsageStore } from "../src/server/subscription/usage.store.ts";
import { plans, type UsageKind, usagePeriod } from "../src/shared/subscription/plan.rules.ts";
import type { TestApp } from "./test-app.ts";

/** What a person has of the plan, reserved and settled, of whatever day or month: midnight may fall into a test. */
export async function usedUnits({ database }: TestApp, userId: string, kind: UsageKind) {
  const units = (await createUsageStore(database).exportOf(userId)).filter((unit) => unit.kind === kind);
  const settled = units.filter(({ settledAt }) => settledAt !== null).length;
  return { reserved: units.length - settled, settled };
}

/** Leaves so many units of the plan, of this day or month and of the next one. */
export async function useUpPlan({ database }: TestApp, userId: string, kind: UsageKind, left = 0): Promise<void> {
  const now = new Date();
  for (const at of [now, usagePeriod(kind, now).end]) {
    const quota = createQuotaService(database, () => at);
    for (let used = left; used < plans.free.limits[kind]; used += 1) {
      await quota.settle(userId, await quota.reserve(userId, kind));
    }
  }
}
