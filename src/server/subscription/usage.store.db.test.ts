import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import type { PaymentEvent } from "../../engines/payment-reading/payment-reading.ts";
import { plans, type UsageKind } from "../../shared/subscription/plan.rules.ts";
import { createPaymentEventStore } from "./payment-event.store.ts";
import { createQuotaService } from "./quota.service.ts";

const app = await createTestApp();
const noon = new Date("2026-11-21T12:00:00Z");
const quotaAt = (at: Date) => createQuotaService(app.database, () => at);
async function remaining(quota: ReturnType<typeof quotaAt>, userId: string, kind: UsageKind): Promise<number> {
  const { used, limit } = (await quota.usage(userId))[kind];
  return Math.max(0, limit - used);
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

async function buyPro(userId: string, expiresAt: Date): Promise<void> {
  const event: PaymentEvent = {
    id: `event-${userId}`,
    type: "license.created",
    occurredAt: noon,
    sequence: "0",
    scope: "ours",
    customerId: undefined,
    customerEmail: undefined,
    license: { id: `license-${userId}`, expiresAt, isRevoked: false },
    subscription: undefined,
    payment: undefined,
  };
  await createPaymentEventStore(app.database).apply(
    userId,
    event,
    { packageName: "Pro", paymentProcessor: "Test" },
    noon,
  );
}

describe("quota", () => {
  it("[SUB-14] lets exactly the plan's number through of 64 parallel reservations", async () => {
    const { userId } = await app.signUp();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, () => quotaAt(noon).reserve(userId, "assistant_message")),
    );
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(
      plans.free.limits.assistant_message,
    );
    expect(await remaining(quotaAt(noon), userId, "assistant_message")).toBe(0);
  });

  it("[SUB-14] 64 at once that succeed, fail or die in between use exactly what succeeded, once the dead are given up", async () => {
    const { userId } = await app.signUp();
    await buyPro(userId, minutesAfter(noon, 60));
    const quota = quotaAt(noon);
    const ends = await Promise.all(
      Array.from({ length: 64 }, async (_, index) => {
        const reservation = await quota.reserve(userId, "document_set");
        const end = (["succeeds", "fails", "dies"] as const)[index % 3];
        if (end === "succeeds") await quota.settle(userId, reservation);
        if (end === "fails") await quota.release(userId, reservation);
        return end;
      }),
    );
    const count = (wanted: string) => ends.filter((end) => end === wanted).length;
    const { document_set: limit } = plans.pro.limits;
    expect(await remaining(quota, userId, "document_set")).toBe(limit - count("succeeds") - count("dies"));
    expect(await remaining(quotaAt(minutesAfter(noon, 31)), userId, "document_set")).toBe(limit - count("succeeds"));
  });

  it("[SUB-14] answers past the limit with 403 and quota in the error", async () => {
    const { userId } = await app.signUp();
    for (let i = 0; i < plans.free.limits.document_set; i += 1) await quotaAt(noon).reserve(userId, "document_set");
    await expect(quotaAt(noon).reserve(userId, "document_set")).rejects.toMatchObject({
      status: 403,
      code: "quota_exceeded",
      message: "You have used all 5 document sets that Free includes this month. Please upgrade your plan to continue.",
    });
  });

  it("counts what was settled, gives back what was released, and never gives back what was settled", async () => {
    const { userId } = await app.signUp();
    const quota = quotaAt(noon);
    const [kept, failed] = [await quota.reserve(userId, "document_set"), await quota.reserve(userId, "document_set")];
    await quota.settle(userId, kept);
    await quota.release(userId, failed);
    await quota.release(userId, kept);
    expect(await remaining(quota, userId, "document_set")).toBe(4);
  });

  it("gives back after half an hour what a dead server left unsettled", async () => {
    const { userId } = await app.signUp();
    await quotaAt(noon).reserve(userId, "document_set");
    expect(await remaining(quotaAt(minutesAfter(noon, 29)), userId, "document_set")).toBe(4);
    expect(await remaining(quotaAt(minutesAfter(noon, 31)), userId, "document_set")).toBe(5);
  });

  it("starts messages anew each day and document sets each month", async () => {
    const { userId } = await app.signUp();
    const quota = quotaAt(noon);
    await quota.settle(userId, await quota.reserve(userId, "document_set"));
    await quota.settle(userId, await quota.reserve(userId, "assistant_message"));

    const tomorrow = quotaAt(new Date("2026-11-22T00:00:00Z"));
    expect(await remaining(tomorrow, userId, "assistant_message")).toBe(30);
    expect(await remaining(tomorrow, userId, "document_set")).toBe(4);
    expect(await remaining(quotaAt(new Date("2026-12-01T00:00:00Z")), userId, "document_set")).toBe(5);
  });

  it("follows the plan: Pro while it is paid for, Free afterwards", async () => {
    const { userId } = await app.signUp();
    await buyPro(userId, minutesAfter(noon, 60));
    expect(await quotaAt(noon).usage(userId)).toMatchObject({ plan: "pro", document_set: { used: 0, limit: 200 } });
    expect(await quotaAt(minutesAfter(noon, 60)).usage(userId)).toMatchObject({ plan: "free" });
  });

  it("touches nothing of another person", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp()];
    const quota = quotaAt(noon);
    const reservation = await quota.reserve(anna.userId, "document_set");
    await quota.release(ben.userId, reservation);
    await quota.settle(ben.userId, reservation);
    expect(await remaining(quota, anna.userId, "document_set")).toBe(4);
    expect(await remaining(quota, ben.userId, "document_set")).toBe(5);
    expect(await remaining(quotaAt(minutesAfter(noon, 31)), anna.userId, "document_set")).toBe(5);
  });
});
