import type { Page } from "@playwright/test";
import { mailedCode, registerPerson } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";

const password = (page: Page) => page.getByLabel("Password", { exact: true });

test("[LOGIN-02] [RESET-01] [RESET-04] [RESET-08] [RESET-09] a forgotten password", async ({ page, application }) => {
  const { email } = await registerPerson(application.url, `forgot-${Date.now()}@example.org`);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page).toHaveURL(/\/reset-password-code$/);

  await page.getByLabel("Reset code").fill(await mailedCode(application.url, email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/new-password$/);
  await page.getByLabel("New password", { exact: true }).fill("summer.evening8!");
  await page.getByLabel("Confirm the new password").fill("something.else8!");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm the new password").fill("summer.evening8!");
  await page.getByRole("button", { name: "Change password" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await password(page).fill("summer.evening8!");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await page.goto("/login");
  await expect(page).toHaveURL(/\/chat/);
});

test("[LOGIN-03] [LOGIN-05] the professional network signs in after a cancelled attempt, and its token does not stay in the address", async ({
  page,
}) => {
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You did not sign in with LinkedIn. Nothing has changed.")).toBeVisible();
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await page.getByLabel("Name").fill("Lin Chen");
  await page.getByLabel("Email", { exact: true }).fill("lin.chen@example.org");
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page, "goes to the page that was asked for").toHaveURL(/\/profile$/);
  expect(await page.evaluate(() => localStorage.getItem("user_name"))).toBe("Lin Chen");
  const addresses = await page.evaluate(() =>
    JSON.stringify(
      Reflect.get(window, "navigation")
        .entries()
        .map(({ url }) => url),
    ),
  );
  expect(addresses, "nor in the history").not.toContain("token=");
});
