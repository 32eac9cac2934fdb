import type { Page } from "@playwright/test";
import { mailedCode, registerPerson } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";

test.use({ expectedStatuses: [400, 500, "unreachable"] });

const refuse = (page: Page, path: string, answer: { status: number; json: object }) =>
  page.route(`**${path}`, (route) => (route.request().method() === "POST" ? route.fulfill(answer) : route.continue()));

test("[RESET-02] [RESET-05] [RESET-06] [RESET-10] every step says what failed, and goes on from there", async ({
  page,
  application,
}, { project }) => {
  const { email } = await registerPerson(application.url, `resetting.${project.name}@example.org`);
  const alert = page.getByRole("alert");
  await page.goto("/forgot-password");
  await refuse(page, "/forgot-password", { status: 500, json: { success: false, error: "e", message: "Broken" } });
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(alert).toHaveText("Failed to send reset code. Please try again.");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.unroute("**/forgot-password");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page).toHaveURL(/\/reset-password-code$/);

  const code = await mailedCode(application.url, email);
  const wrongCode = code === "AAAAAA" ? "BBBBBB" : "AAAAAA";
  await page.getByLabel("Reset code").fill(wrongCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(alert).toContainText("Invalid verification code. Please try again.");
  await expect(alert, "the server's sentence says what to do").toContainText("tries left");
  await expect(page.getByLabel("Reset code")).toHaveValue(wrongCode);

  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("Only the newest one works.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Send a new code in \d+ s/ })).toBeDisabled();
  await expect(async () => expect(await mailedCode(application.url, email)).not.toBe(code)).toPass();

  // Older servers name the key differently.
  await page.route("**/verify-reset-code", async (route) => {
    const answer = await route.fetch();
    const { password_reset_key: key, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, change_password_key: key } });
  });
  await page.getByLabel("Reset code").fill(await mailedCode(application.url, email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/new-password$/);

  await refuse(page, "/change-password", {
    status: 400,
    json: { success: false, error: "invalid_reset_key", message: "Your reset has expired." },
  });
  await page.getByLabel("New password", { exact: true }).fill("summer.evening8!");
  await page.getByLabel("Confirm the new password").fill("summer.evening8!");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(alert).toContainText("Failed to reset password. Please try again.");
  await expect(alert).toContainText("Your reset has expired.");
  await expect(page.getByLabel("Confirm the new password")).toHaveValue("summer.evening8!");
  await page.unroute("**/change-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
