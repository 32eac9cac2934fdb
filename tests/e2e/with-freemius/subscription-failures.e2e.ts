import type { Page } from "@playwright/test";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { sendNotification, serveProviderScript, test } from "./freemius-application.ts";

test.use({ expectedStatuses: [502, "unreachable"] });

const notInitialized = "Failed to initialize checkout. Please try again.";
const noProvider = "The payment provider does not answer. Please try again later.";
const fault = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

/** A line that breaks. */
const cut = (page: Page, path: string) => page.route(`**${path}`, (route) => route.abort("connectionfailed"));

test("[SUB-09] [SUB-11] a checkout that cannot be opened says why, and can be tried again", async ({
  page,
  application,
  freemius,
}) => {
  const { email } = await signInPage(page, application.url, "greta.checkout@example.org");
  freemius.addCustomer(email, "8");
  await page.goto("/subscription");
  const tryIt = async (sentences: string) => {
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(fault(page)).toHaveText(sentences);
    await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeEnabled();
  };
  for (const mood of ["broken", "refusing", "silent"] as const) {
    freemius.become(mood);
    await tryIt(notInitialized + noProvider);
  }
  freemius.become("tokenless");
  await tryIt("Missing required checkout data");
  freemius.become("well");

  await cut(page, "/js/v1/");
  await tryIt(notInitialized);
  await page.unroute("**/js/v1/");

  await serveProviderScript(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.locator("iframe").contentFrame().getByRole("button", { name: "canceled" }).click();
  await expect(fault(page)).toHaveCount(0);
});

test("[SUB-10] [SUB-11] a failed cancellation says why and can be repeated, and the payment is shown", async ({
  page,
  application,
  freemius,
}) => {
  const { email } = await signInPage(page, application.url, "greta.cancels@example.org");
  const cancel = async (sentence: string) => {
    const confirm = page.getByRole("button", { name: "Yes, Cancel" });
    const ask = page.getByRole("button", { name: "Cancel Subscription" });
    await expect(ask.or(confirm)).toBeVisible();
    if (await ask.isVisible()) await ask.click();
    await confirm.click();
    await expect(fault(page)).toHaveText(sentence);
  };
  // The licence is there, and the notification that says which subscription pays for it is still on its way.
  await sendNotification(application.url, email, { type: "license.created" });
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "Active Subscription", exact: true })).toBeVisible();
  await cancel("No active subscription found to cancel");

  await sendNotification(application.url, email);
  await page.reload();
  freemius.become("broken");
  await cancel(noProvider);
  freemius.become("well");
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(page.getByText("Everything you paid for stays yours until")).toBeVisible();

  await page.getByRole("button", { name: "Show last payment" }).click();
  await expect(page.getByText(/^Payment of \$19\.00 on /)).toBeVisible();
});
