import { boolean, index, integer, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { usageKinds } from "../../shared/subscription/plan.rules.ts";
import { user } from "../account/account.table.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** One licence bought from the payment provider, as of its newest notification. */
export const subscriptionTable = pgTable(
  "subscription",
  {
    licenseId: text("license_id").primaryKey(),
    userId: owner(),
    /** Null until the provider has said which subscription pays for the licence; likewise the columns up to startedAt. */
    subscriptionId: text("subscription_id"),
    amountCents: integer("amount_cents"),
    currency: text("currency"),
    billingCycle: text("billing_cycle", { enum: ["monthly", "annual"] }),
    startedAt: moment("started_at"),
    canceledAt: moment("canceled_at"),
    packageName: text("package_name").notNull(),
    paymentProcessor: text("payment_processor").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Taken back by the provider, e.g. after a refund. */
    isRevoked: boolean("is_revoked").notNull(),
    /** When the notification was made that expiresAt and isRevoked come from: an older one that arrives late changes neither. */
    stateAt: moment("state_at").notNull(),
    /** Which of the notifications of that moment. */
    stateSequence: numeric("state_sequence", { precision: 30, scale: 0 }).notNull().default("0"),
  },
  (table) => [index("subscription_user").on(table.userId)],
);

/** Every notification ever taken in: the provider sends the same one again when it saw no answer. */
export const paymentEventTable = pgTable("payment_event", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  occurredAt: moment("occurred_at").notNull(),
  receivedAt: moment("received_at").notNull(),
});

export const paymentTable = pgTable(
  "payment",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    subscriptionId: text("subscription_id"),
    type: text("type", { enum: ["payment", "refund"] }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    paidAt: moment("paid_at").notNull(),
  },
  (table) => [index("payment_user").on(table.userId)],
);

/** One use of a plan's allowance: reserved before the work, settled after it, removed when the work failed. */
export const usageReservationTable = pgTable(
  "usage_reservation",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    kind: text("kind", { enum: usageKinds }).notNull(),
    reservedAt: moment("reserved_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [index("usage_reservation_user_kind").on(table.userId, table.kind, table.reservedAt)],
);
