import { buyPro } from "../factories/bought-pro.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { desktop, phone } from "./devices.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("the page of simulated payments is accessible", async ({ page, application }) => {
  const { token, email } = await signInPage(page, application.url, "states@example.org");
  await buyPro(application.url, token);
  await page.goto("/dev/payments");
  await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessibleInColours(page, `simulated-payments ${viewport.width}`, { fullPage: true });
  }
});
