import { createUsageStore } from "../src/server/subscription/usage.store.ts";
import type { UsageKind } from "../src/shared/subscription/plan.rules.ts";
import type { TestApp } from "./test-app.ts";

/** What a person has of the plan, reserved and settled, of whatever day or month: midnight may fall into a test. */
export async function usedUnits({ database }: TestApp, userId: string, kind: UsageKind) {
  const units = (await createUsageStore(database).exportOf(userId)).filter((unit) => unit.kind === kind);
  const settled = units.filter(({ settledAt }) => settledAt !== null).length;
  return { reserved: units.length - settled, settled };
}
