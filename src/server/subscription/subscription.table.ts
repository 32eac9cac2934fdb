import { boolean, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { usageKinds } from "../../shared/subscription/plan.rules.ts";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** One licence bought from the payment provider, as of its newest notification. */
export const subscriptionTable = pgTable(
  "subscription",
  {
    licenseId: text("license_id").primaryKey(),
    userId: ownerColumn().notNull(),
    /** Null until the provider has said which subscription pays for the licence; likewise the columns up to startedAt. */
    subscriptionId: text("subscription_id"),
    amountCents: integer("amount_cents"),
    currency: text("currency"),
    billingCycle: text("billing_cycle", { enum: ["monthly", "annual"] }),
    startedAt: timeColumn("started_at"),
    canceledAt: timeColumn("canceled_at"),
    packageName: text("package_name").notNull(),
    paymentProcessor: text("payment_processor").notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
    /** Taken back by the provider, e.g. after a refund. */
    isRevoked: boolean("is_revoked").notNull(),
    /** When the notification was made that expiresAt and isRevoked come from: an older one that arrives late changes neither. */
    stateAt: timeColumn("state_at").notNull(),
    /** Which of the notifications of that moment. */
    stateSequence: numeric("state_sequence", { precision: 30, scale: 0 }).notNull().default("0"),
  },
  (table) => [index("subscription_user").on(table.userId)],
);

/** Every notification ever taken in: the provider sends the same one again when it saw no answer. */
export const paymentEventTable = pgTable("payment_event", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  occurredAt: timeColumn("occurred_at").notNull(),
  receivedAt: timeColumn("received_at").notNull(),
});

export const paymentTable = pgTable(
  "payment",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    subscriptionId: text("subscription_id"),
    type: text("type", { enum: ["payment", "refund"] }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    paidAt: timeColumn("paid_at").notNull(),
  },
  (table) => [index("payment_user").on(table.userId)],
);

/** One use of a plan's allowance: reserved before the work, settled after it, removed when the work failed. */
export const usageReservationTable = pgTable(
  "usage_reservation",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    kind: text("kind", { enum: usageKinds }).notNull(),
    reservedAt: timeColumn("reserved_at").notNull(),
    settledAt: timeColumn("settled_at"),
  },
  (table) => [index("usage_reservation_user_kind").on(table.userId, table.kind, table.reservedAt)],
);
