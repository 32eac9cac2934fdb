import { type SQL, sql } from "drizzle-orm";
import type { PaymentEvent } from "../../engines/payment-reading/payment-reading.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { hasEffect } from "../database/statement-outcome.ts";
import { paymentEventTable, paymentTable, subscriptionTable } from "./subscription.table.ts";

export type PaymentEventStore = ReturnType<typeof createPaymentEventStore>;

export interface Product {
  packageName: string;
  paymentProcessor: string;
}

/** Takes in what the payment provider reports: each notification once, in whatever order they come. */
export function createPaymentEventStore(database: Database) {
  return {
    /** Applies the notification to the user's subscription; false when it was taken in before. */
    apply: (userId: string, event: PaymentEvent, product: Product, at: Date): Promise<boolean> =>
      database.transaction(async (tx) => {
        const { id, type, occurredAt } = event;
        const take = tx.insert(paymentEventTable).values({ id, type, occurredAt, receivedAt: at });
        if (!(await hasEffect(take.onConflictDoNothing()))) return false;
        await saveLicense(tx, userId, event, product);
        await savePayment(tx, userId, event);
        return true;
      }),
  };
}

async function saveLicense(tx: DatabaseOrTransaction, userId: string, event: PaymentEvent, product: Product) {
  const { license, subscription, occurredAt: stateAt, sequence: stateSequence } = event;
  if (!license) return;

  const { id: licenseId, expiresAt, isRevoked } = license;
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
      ...{ licenseId, userId, ...product, ...purchase },
      ...{ canceledAt, expiresAt, isRevoked, stateAt, stateSequence },
    })
    .onConflictDoUpdate({
      target: subscriptionTable.licenseId,
      set: {
        subscriptionId: newestKnown("subscription_id"),
        amountCents: newestKnown("amount_cents"),
        currency: newestKnown("currency"),
        billingCycle: newestKnown("billing_cycle"),
        startedAt: newestKnown("started_at"),
        canceledAt: canceledAtOfNewest,
        expiresAt: newest("expires_at"),
        isRevoked: newest("is_revoked"),
        stateAt: newest("state_at"),
        stateSequence: newest("state_sequence"),
      },
    });
}

const stored = (column: string) => sql`subscription.${sql.identifier(column)}`;
const incoming = (column: string) => sql`excluded.${sql.identifier(column)}`;
const isLate = sql`(${incoming("state_at")}, ${incoming("state_sequence")}) < (${stored("state_at")}, ${stored("state_sequence")})`;

/** The column's value of whichever notification was made later: the stored one, or the one coming in. */
function newest(column: string): SQL {
  return sql`case when ${isLate} then ${stored(column)} else ${incoming(column)} end`;
}

/** Of two subscriptions that pay for one licence the later one counts, whatever is told last; of one, what was told last. */
const isOfEarlier = sql`case when ${stored("subscription_id")} <> ${incoming("subscription_id")} and ${stored("started_at")} <> ${incoming("started_at")}
  then ${incoming("started_at")} < ${stored("started_at")} else ${isLate} end`;

/** The same for a column that not every notification has. */
function newestKnown(column: string): SQL {
  const [old, young] = [stored(column), incoming(column)];
  return sql`case when ${isOfEarlier} then coalesce(${old}, ${young}) else coalesce(${young}, ${old}) end`;
}

/** A subscription that was cancelled stays so; another one that pays for the same licence has an end of its own. */
const canceledAtOfNewest = sql`case when ${stored("subscription_id")} <> ${incoming("subscription_id")}
  then case when ${isOfEarlier} then ${stored("canceled_at")} else ${incoming("canceled_at")} end else coalesce(${stored("canceled_at")}, ${incoming("canceled_at")}) end`;

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
