import { buyPro } from "../factories/bought-pro.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [502] });

test("[SUB-01] [SUB-02] [SUB-03] [SUB-05] the subscription in each of its states", { tag: "@phone" }, async ({
  page,
  application,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { token, email } = await signInPage(page, application.url, "states@example.org");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const settled = (state: string) => expectAccessibleInColours(page, state, { fullPage: true });
  const check = async (state: string, shown: string) => {
    await expect(heading(shown)).toBeVisible();
    await settled(state);
  };
  const simulate = async (event: string) => {
    await page.goto("/dev/payments");
    const purchase = page.getByRole("listitem").filter({ hasText: email }).first();
    const simulated = page.waitForResponse((answer) => answer.request().method() === "POST");
    await purchase.getByRole("button", { name: event }).click();
    await simulated;
    await page.goto("/subscription");
  };

  const letThrough = await holdCalls(page, "**/api/subscription", (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto("/subscription");
  await expect(page.getByText("Loading your subscription...")).toBeVisible();
  await settled("loading");
  letThrough();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await settled("error");
  await page.unroute("**/api/subscription");

  await page.goto("/subscription?from=%2Fchat");
  await check("empty", "No Active Subscription");
  await buyPro(application.url, token);
  await page.reload();
  await page.getByRole("button", { name: "Show last payment" }).click();
  await expect(page.getByText(/^Transaction /)).toBeVisible();
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await check("active", "Active Subscription");
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(page.getByText(/^Canceled: it will not renew/)).toBeVisible();
  await check("canceled", "Active Subscription");
  await simulate("Expire");
  await check("expired", "Subscription Expired");

  await buyPro(application.url, token);
  await page.reload();
  await page.getByRole("tab", { name: "Subscription History" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Expired");
  await settled("history");

  await page.goto("/dev/payments");
  await settled("simulated-payments");
});
