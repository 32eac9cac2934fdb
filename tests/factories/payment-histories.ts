import type { Random } from "../../src/stand-ins/demonstration-jobs/random.ts";

const secondMs = 1_000;
const dayMs = 86_400_000;

/** What one notification says, before it takes the provider's form. */
export interface TrueEvent {
  id: number;
  type: string;
  email: string;
  license: string;
  subscription: string;
  at: number;
  expiresAt: number;
  isRevoked: boolean;
  canceledAt: number | null;
}

/**
 * The true notifications about one purchase in the order in which they were made: bought some days ago, perhaps renewed, cancelled,
 * failed to renew, refunded. Many of them are made in the same second; their ids grow.
 */
export function paymentHistory(random: Random, email: string, license: string, nextId: () => number): TrueEvent[] {
  const events: TrueEvent[] = [];
  const subscription = `subscription of ${license}`;
  let at = Math.floor(Date.now() / secondMs) * secondMs - random.between(0, 120) * dayMs - dayMs;
  let state = { expiresAt: at + 30 * dayMs, isRevoked: false, canceledAt: null as number | null };
  const emit = (type: string, change: Partial<typeof state> = {}) => {
    state = { ...state, ...change };
    events.push({ id: nextId(), type, email, license, subscription, at, ...state });
  };
  const pass = (mostSeconds: number) => {
    at += random.between(0, mostSeconds) * secondMs;
  };

  for (const type of ["license.created", "subscription.created", "payment.created"]) emit(type);
  for (let months = random.between(0, 4); months > 0; months -= 1) {
    pass(2);
    emit("license.extended", { expiresAt: state.expiresAt + 30 * dayMs });
    emit("payment.created");
  }
  const end = random.pick(["runs", "cancelled", "failed", "refunded", "shortened", "deleted"] as const);
  if (end === "runs") return events;
  pass(2);
  if (end === "shortened") emit("license.shortened", { expiresAt: at + random.between(-3, 3) * dayMs });
  if (end !== "shortened") emit("subscription.cancelled", { canceledAt: at });
  if (end === "failed") emit("license.expired", { expiresAt: at });
  if (end === "refunded") emit("license.cancelled", { isRevoked: true });
  if (end === "deleted") emit("license.deleted", { isRevoked: true, expiresAt: at });
  return events;
}

/** What is sold, as the stand-in for the provider calls it. */
const standInOffer = { productId: "1", planId: "1" };

/** The notification as the provider writes it. */
export function notificationBody(
  { id, type, email, license, subscription, ...event }: TrueEvent,
  { productId, planId } = standInOffer,
): string {
  const offer = { plan_id: planId, environment: 1 };
  const isPayment = type === "payment.created";
  const licenseObject = {
    id: license,
    ...offer,
    expiration: providerTime(event.expiresAt),
    is_cancelled: event.isRevoked,
  };
  return JSON.stringify({
    id,
    type,
    created: providerTime(event.at),
    plugin_id: productId,
    data: { license_id: license },
    objects: {
      user: { email },
      license: type === "license.deleted" ? false : licenseObject,
      ...(type !== "license.created" && {
        subscription: {
          id: subscription,
          ...offer,
          initial_amount: 19,
          currency: "usd",
          billing_cycle: 1,
          created: "2026-01-01 00:00:00",
          canceled_at: event.canceledAt === null ? null : providerTime(event.canceledAt),
        },
      }),
      ...(isPayment && {
        payment: { id: `payment ${id}`, gross: 19, currency: "usd", type: "payment", created: providerTime(event.at) },
      }),
    },
  });
}

function providerTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
