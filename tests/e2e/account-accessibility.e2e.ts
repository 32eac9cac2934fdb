import { expectAccessibleInColours } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";
import { signInPageByPassword } from "./signed-in-page.ts";

test.use({ expectedStatuses: ["unreachable"] });

test("the account page is accessible with every form open and refused", async ({ page, application }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInPageByPassword(page, application.url, "account.states@example.org");
  const check = (state: string) => expectAccessibleInColours(page, `account ${state}`, { fullPage: true });
  await page.route("**/api/account", (route) => route.abort());
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await check("not-loaded");
  await page.unroute("**/api/account");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  for (const button of ["Send a code to the new address", "Change password", "Delete everything for good"]) {
    await page.getByRole("button", { name: button }).click();
  }
  await expect(page.getByText("Please type the email address of this account")).toBeVisible();
  await check("refused");
});
