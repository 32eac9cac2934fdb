import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../server/database/database.ts";
import {
  type CheckoutCustomer,
  type CheckoutSession,
  type CheckoutSubscription,
  checkoutCustomerTable as customers,
  checkoutNotificationTable as notifications,
  checkoutSessionTable as sessions,
  checkoutSubscriptionTable as subscriptions,
} from "./checkout.table.ts";
import type { PaymentNotification } from "./notifications/freemius-notification.ts";

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/** The stand-in provider's own records; the application's features never read them. */
export function createCheckoutStore(database: Database) {
  return {
    customersByEmail: (email: string) => customersByEmail(database, email),
    customer: (id: string) => customerById(database, id),
    /** The customer of the address, made when there is none. */
    saveCustomer: (email: string, name: string) => saveCustomer(database, email, name),
    /** Removes the customer of an address with everything that refers to them, the notifications about them too. */
    forget: (email: string) => forgetCustomer(database, email),
    openSession: (customerId: string, expiresAt: Date) => openSession(database, customerId, expiresAt),
    session: (id: string, at: Date) => liveSession(database, id, at),
    awaitConfirmation: (sessionId: string) => awaitConfirmation(database, sessionId),
    reopen: (sessionId: string) => reopenSession(database, sessionId),
    /** Records the purchase and its notifications at once; false when this session was paid already. */
    completePurchase: (sessionId: string, subscription: CheckoutSubscription, toSend: PaymentNotification[]) =>
      completePurchase(database, sessionId, subscription, toSend),
    subscription: (id: string) => subscriptionById(database, id),
    subscriptionOfLicense: (licenseId: string) => subscriptionByLicense(database, licenseId),
    /** The cancelled one of the customer that still runs, and that no other one follows. */
    renewable: (customerId: string, at: Date) => renewableSubscription(database, customerId, at),
    cancel: (id: string, canceledAt: Date, toSend: PaymentNotification) =>
      cancelSubscription(database, id, canceledAt, toSend),
    dueForRenewal: (at: Date) => dueForRenewal(database, at),
    /** Does nothing when another server has renewed or ended it meanwhile. */
    change: (
      known: CheckoutSubscription,
      changes: Partial<Pick<CheckoutSubscription, "expiresAt" | "canceledAt">>,
      toSend: PaymentNotification[],
      at: Date,
    ) => changeSubscription(database, known, changes, toSend, at),
    /** Everybody's, with their addresses, the newest first. */
    newestPurchases: () => newestPurchases(database),
  };
}

async function customersByEmail(database: Database, email: string): Promise<CheckoutCustomer[]> {
  return database.select().from(customers).where(eq(customers.email, email.toLowerCase()));
}

async function customerById(database: Database, id: string): Promise<CheckoutCustomer | undefined> {
  const [row] = await database.select().from(customers).where(eq(customers.id, id));
  return row;
}

async function saveCustomer(database: Database, email: string, name: string): Promise<CheckoutCustomer> {
  const [row] = await database
    .insert(customers)
    .values({ id: `test-${randomUUID()}`, email: email.toLowerCase(), name })
    .onConflictDoUpdate({ target: customers.email, set: { name } })
    .returning();
  if (!row) throw new Error("The upsert of a customer returned no row");
  return row;
}

function forgetCustomer(database: Database, email: string): Promise<void> {
  return database.transaction(async (tx) => {
    const gone = await tx.delete(customers).where(eq(customers.email, email.toLowerCase())).returning();
    for (const { id } of gone) await tx.delete(notifications).where(sql`strpos(${notifications.body}, ${id}) > 0`);
  });
}

async function openSession(database: Database, customerId: string, expiresAt: Date): Promise<string> {
  const id = randomUUID();
  await database.insert(sessions).values({ id, customerId, state: "open", expiresAt });
  return id;
}

async function liveSession(database: Database, id: string, at: Date): Promise<CheckoutSession | undefined> {
  const [row] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, at)));
  return row;
}

async function awaitConfirmation(database: Database, sessionId: string): Promise<void> {
  await database
    .update(sessions)
    .set({ state: "confirming" })
    .where(and(eq(sessions.id, sessionId), eq(sessions.state, "open")));
}

async function reopenSession(database: Database, sessionId: string): Promise<void> {
  await database
    .update(sessions)
    .set({ state: "open" })
    .where(and(eq(sessions.id, sessionId), eq(sessions.state, "confirming")));
}

function completePurchase(
  database: Database,
  sessionId: string,
  subscription: CheckoutSubscription,
  toSend: PaymentNotification[],
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const paid = await tx
      .update(sessions)
      .set({ state: "paid" })
      .where(and(eq(sessions.id, sessionId), inArray(sessions.state, ["open", "confirming"])))
      .returning({ id: sessions.id });
    if (paid.length === 0) return false;
    await tx.insert(subscriptions).values(subscription);
    await enqueue(tx, toSend, subscription.startedAt);
    return true;
  });
}

async function subscriptionById(database: Database, id: string): Promise<CheckoutSubscription | undefined> {
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

async function subscriptionByLicense(database: Database, licenseId: string): Promise<CheckoutSubscription | undefined> {
  const ofLicense = database.select().from(subscriptions).where(eq(subscriptions.licenseId, licenseId));
  const [row] = await ofLicense.orderBy(desc(subscriptions.expiresAt)).limit(1);
  return row;
}

async function renewableSubscription(database: Database, customerId: string, at: Date) {
  const running = and(eq(subscriptions.customerId, customerId), gt(subscriptions.expiresAt, at));
  const [row] = await database
    .select()
    .from(subscriptions)
    .where(running)
    .orderBy(desc(subscriptions.expiresAt))
    .limit(1);
  return row?.canceledAt ? row : undefined;
}

function cancelSubscription(
  database: Database,
  id: string,
  canceledAt: Date,
  toSend: PaymentNotification,
): Promise<void> {
  return database.transaction(async (tx) => {
    const canceled = await tx
      .update(subscriptions)
      .set({ canceledAt })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.canceledAt)))
      .returning({ id: subscriptions.id });
    if (canceled.length > 0) await enqueue(tx, [toSend], canceledAt);
  });
}

async function dueForRenewal(database: Database, at: Date): Promise<CheckoutSubscription[]> {
  return database
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.canceledAt), lte(subscriptions.expiresAt, at)));
}

function changeSubscription(
  database: Database,
  known: CheckoutSubscription,
  changes: Partial<Pick<CheckoutSubscription, "expiresAt" | "canceledAt">>,
  toSend: PaymentNotification[],
  at: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(subscriptions)
      .set(changes)
      .where(and(eq(subscriptions.id, known.id), eq(subscriptions.expiresAt, known.expiresAt)))
      .returning({ id: subscriptions.id });
    if (changed.length > 0) await enqueue(tx, toSend, at);
  });
}

async function newestPurchases(database: Database) {
  return database
    .select({ subscription: subscriptions, email: customers.email })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .orderBy(desc(subscriptions.startedAt))
    .limit(50);
}

async function enqueue(tx: DatabaseOrTransaction, toSend: PaymentNotification[], at: Date): Promise<void> {
  // A millisecond apart, so that they leave in their order.
  const rows = toSend.map((notification, order) => {
    const createdAt = new Date(at.getTime() + order);
    return { ...notification, createdAt, nextAttemptAt: at };
  });
  await tx.insert(notifications).values(rows);
}
