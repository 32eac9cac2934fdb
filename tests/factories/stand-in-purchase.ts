import { checkoutCustomerTable, checkoutSubscriptionTable } from "../../src/stand-ins/checkout/checkout.table.ts";
import type { TestApp } from "../test-app.ts";

/** A licence as the stand-in for the payment provider knows it when asked; nothing is told to the application. */
export async function standInPurchase(
  app: TestApp,
  {
    email,
    license,
    expiresAt = new Date("2099-01-01T00:00:00Z"),
  }: { email: string; license: string; expiresAt?: Date },
): Promise<void> {
  const customer = { id: `customer of ${email}`, email, name: "Anna Weber" };
  await app.database.insert(checkoutCustomerTable).values(customer).onConflictDoNothing();
  const known = { id: `subscription of ${license}`, licenseId: license, customerId: customer.id };
  await app.database
    .insert(checkoutSubscriptionTable)
    // Cancelled, so that no simulated time renews it.
    .values({ ...known, startedAt: new Date(), expiresAt, canceledAt: new Date() })
    .onConflictDoNothing();
}
