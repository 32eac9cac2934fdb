import type { Page } from "@playwright/test";
import { holdCalls } from "../held-call.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { sendNotification, serveProviderScript, test } from "./freemius-application.ts";

test.use({ expectedStatuses: [500, 502, "unreachable"] });

const notInitialized = "Failed to initialize checkout. Please try again.";
const noProvider = "The payment provider does not answer. Please try again later.";
const fault = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

/** A proxy in front of the application that has lost it: an answer without a word for people. */
const lost = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502</h1>" }));
/** A line that breaks. */
const cut = (page: Page, path: string) => page.route(`**${path}`, (route) => route.abort("connectionfailed"));

test("[SUB-02] [SUB-11] what keeps the details from loading is said", async ({ page, application }) => {
  await signInPage(page, application.url, "greta.details@example.org");
  const reload = async () => {
    await page.goto("/subscription");
    await expect(fault(page)).toHaveCount(1);
  };
  const letThrough = await holdCalls(page, "**/api/subscription", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502</h1>" }),
  );
  await page.goto("/subscription");
  await expect(page.getByRole("status")).toContainText("Loading your subscription...");
  letThrough();
  await expect(fault(page)).toHaveText("Failed to fetch subscription details");

  await page.unroute("**/api/subscription");
  await cut(page, "/api/subscription");
  await reload();
  await expect(fault(page)).toHaveText("Failed to load subscription details");

  await page.unroute("**/api/subscription");
  await page.route("**/api/subscription", (route) =>
    route.fulfill({ status: 500, json: { error: "internal_error", message: "Something went wrong on our side." } }),
  );
  await reload();
  await expect(fault(page)).toHaveText("Something went wrong on our side.");
  await page.unroute("**/api/subscription");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No Active Subscription" })).toBeVisible();
});

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

  await lost(page, "/api/subscription/checkout");
  await tryIt(`${notInitialized}Failed to initiate checkout`);
  await page.unroute("**/api/subscription/checkout");
  await cut(page, "/api/subscription/checkout");
  await tryIt(notInitialized);
  await page.unroute("**/api/subscription/checkout");

  await serveProviderScript(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.locator("iframe").contentFrame().getByRole("button", { name: "canceled" }).click();
  await expect(fault(page)).toHaveCount(0);

  // Taken out of the browser's storage by hand, or by a cleaner, while the page is open.
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await tryIt(`${notInitialized}No authentication token found`);
});

test("[SUB-10] [SUB-11] a failed cancellation says why and can be repeated; so does a payment that cannot be shown", async ({
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
  await lost(page, "/api/subscription/cancel");
  await cancel("Failed to cancel subscription");
  await page.unroute("**/api/subscription/cancel");
  await cut(page, "/api/subscription/cancel");
  await cancel("Failed to cancel subscription. Please try again.");
  await page.unroute("**/api/subscription/cancel");
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(page.getByText("Everything you paid for stays yours until")).toBeVisible();

  await lost(page, "/api/subscription/transaction?*");
  const show = page.getByRole("button", { name: "Show last payment" });
  await show.click();
  await expect(fault(page)).toHaveText("Failed to fetch transaction details");
  await page.unroute("**/api/subscription/transaction?*");
  await show.click();
  await expect(page.getByText(/^Payment of \$19\.00 on /)).toBeVisible();
});
