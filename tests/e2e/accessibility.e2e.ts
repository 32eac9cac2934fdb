import { buyPro } from "../factories/bought-pro.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { desktop, phone } from "./devices.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("[ROUTE-01] the built pages are accessible, with what index.html says of them; so is the page of simulated payments", async ({
  page,
  application,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessibleInColours(page, "login");

  const { token, email } = await signInPage(page, application.url, "every.page@example.org");
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expectAccessibleInColours(page, "account");

  await buyPro(application.url, token);
  await page.goto("/dev/payments");
  await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessibleInColours(page, `simulated-payments ${viewport.width}`, { fullPage: true });
  }
});
