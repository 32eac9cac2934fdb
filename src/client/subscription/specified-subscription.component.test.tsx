import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";

const record = (expiration_date: string, subscription_id: string) => ({
  package_name: "Premium",
  billing_cycle: "monthly",
  payment_amount: 19,
  currency: "USD",
  payment_processor: "Card",
  start_date: "2025-01-01",
  expiration_date,
  subscription_id,
});
const past = record("2025-02-01", "s-1");

async function openSubscription(subscription_status: string, ...subscription_details: object[]) {
  const client = await openClient("/profile");
  client.world.subscription = { subscription_status, subscription_details };
  await page.getByRole("link", { name: "Subscription" }).click();
  return client;
}

it("[SUB-01] [SUB-04] [SUB-05] [SUB-10] a subscription is shown with its history, and cancelled", async () => {
  const { sentTo } = await openSubscription("active", record("2099-02-01", "s-2"), past);
  for (const detail of ["Premium", "Monthly", "$19.00", "Card", "January 1, 2025", "February 1, 2099"]) {
    await expect.element(page.getByText(detail, { exact: true })).toBeVisible();
  }
  await page.getByRole("tab", { name: "Subscription History" }).click();
  await expect.element(page.getByText("January 1, 2025 – February 1, 2025")).toBeVisible();
  await expect.element(page.getByText("Expired", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Current Subscription" }).click();
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect.element(page.getByText("Subscription canceled successfully")).toBeVisible();
  expect(sentTo("POST /api/subscription/cancel")).toEqual([{ subscription_id: "s-2" }]);
});

it("[SUB-03] a subscription has expired", async () => {
  await openSubscription("expired", past);
  await expect.element(page.getByRole("heading", { name: "Subscription Expired", exact: true })).toBeVisible();
  await expect.element(page.getByText("Your subscription expired on February 1, 2025")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Renew Subscription" })).toBeVisible();
});
