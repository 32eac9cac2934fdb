import { expectAccessibleInColours } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("[ROUTE-01] the built pages are accessible, with what index.html says of them", async ({ page, application }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessibleInColours(page, "login");

  await signInPage(page, application.url, "every.page@example.org");
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expectAccessibleInColours(page, "account");
});
