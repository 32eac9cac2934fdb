import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../server/database/columns.ts";

const customer = () =>
  text("customer_id")
    .notNull()
    .references(() => checkoutCustomerTable.id, { onDelete: "cascade" });

// The records of the stand-in for the payment provider. No card data is ever stored.

export const checkoutCustomerTable = pgTable("checkout_customer", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
});

/** One opened checkout. */
export const checkoutSessionTable = pgTable("checkout_session", {
  id: text("id").primaryKey(),
  customerId: customer(),
  state: text("state", { enum: ["open", "confirming", "paid"] }).notNull(),
  expiresAt: timeColumn("expires_at").notNull(),
});

export const checkoutSubscriptionTable = pgTable(
  "checkout_subscription",
  {
    id: text("id").primaryKey(),
    licenseId: text("license_id").notNull(),
    customerId: customer(),
    startedAt: timeColumn("started_at").notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
    canceledAt: timeColumn("canceled_at"),
  },
  (table) => [index("checkout_subscription_expiry").on(table.expiresAt)],
);

export type CheckoutCustomer = typeof checkoutCustomerTable.$inferSelect;
export type CheckoutSession = typeof checkoutSessionTable.$inferSelect;
export type CheckoutSubscription = typeof checkoutSubscriptionTable.$inferSelect;

/** Notifications on their way to the application: written with what they report, sent until they are answered. */
export const checkoutNotificationTable = pgTable(
  "checkout_notice",
  {
    id: text("id").primaryKey(),
    body: text("body").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: timeColumn("created_at").notNull(),
    nextAttemptAt: timeColumn("next_attempt_at").notNull(),
    deliveredAt: timeColumn("delivered_at"),
  },
  (table) => [index("checkout_notice_due").on(table.deliveredAt, table.nextAttemptAt)],
);
