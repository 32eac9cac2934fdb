import { sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import type { PaymentEvent } from "../payment/payment-provider.ts";
import { paymentEventTable, paymentTable, subscriptionTable } from "./subscription.table.ts";

export type PaymentEventStore = ReturnType<typeof createPaymentEventStore>;

export interface Product {
  packageName: string;
  paymentProcessor: string;
}

/** Takes in what the payment provider tells: each notice once, in whatever order they come. */
export function createPaymentEventStore(database: Database) {
  return {
    /** Applies the notice to the user's subscription; false when it was taken in before. */
    apply: (userId: string, event: PaymentEvent, product: Product, at: Date): Promise<boolean> =>
      database.transaction(async (tx) => {
        if (!(await isNew(tx, event, at))) return false;
        await saveLicense(tx, userId, event, product);
        await savePayment(tx, userId, event);
        return true;
      }),
  };
}

async function isNew(tx: DatabaseOrTransaction, { id, type, occurredAt }: PaymentEvent, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentEventTable)
    .values({ id, type, occurredAt, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEventTable.id });
  return rows.length > 0;
}

async function saveLicense(tx: DatabaseOrTransaction, userId: string, event: PaymentEvent, product: Product) {
  const { license, subscription, occurredAt } = event;
  if (!license) return;

  const { expiresAt, isRevoked } = license;
  const purchase = subscription && {
    subscriptionId: subscription.id,
    amountCents: subscription.amount.cents,
    currency: subscription.amount.currency,
    billingCycle: subscription.billingCycle,
    startedAt: subscription.startedAt,
  };
  const canceledAt = subscription?.canceledAt ?? null;
  await tx
    .insert(subscriptionTable)
    .values({
      licenseId: license.id,
      userId,
      ...product,
      ...purchase,
      canceledAt,
      expiresAt,
      isRevoked,
      stateAt: occurredAt,
    })
    .onConflictDoUpdate({
      target: subscriptionTable.licenseId,
      set: {
        ...purchase,
        canceledAt: sql`coalesce(${subscriptionTable.canceledAt}, excluded.canceled_at)`,
        expiresAt: newest("expires_at"),
        isRevoked: newest("is_revoked"),
        stateAt: newest("state_at"),
      },
    });
}

/** The column's value of whichever notice was made later: the stored one, or the one coming in. */
function newest(column: "expires_at" | "is_revoked" | "state_at") {
  const isLate = sql`excluded.state_at < ${subscriptionTable.stateAt}`;
  return sql`case when ${isLate} then subscription.${sql.identifier(column)} else excluded.${sql.identifier(column)} end`;
}

async function savePayment(tx: DatabaseOrTransaction, userId: string, { payment, subscription }: PaymentEvent) {
  if (!payment) return;
  await tx
    .insert(paymentTable)
    .values({
      id: payment.id,
      userId,
      subscriptionId: subscription?.id ?? null,
      type: payment.type,
      amountCents: payment.amount.cents,
      currency: payment.amount.currency,
      paidAt: payment.at,
    })
    .onConflictDoNothing();
}
