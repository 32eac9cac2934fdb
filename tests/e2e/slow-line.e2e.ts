import type { Locator, Page } from "@playwright/test";
import { mailedCode } from "../factories/registered-person.ts";
import { newWait } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPageByPassword } from "./signed-in-page.ts";

const latencyMs = 200;

/** Lets every call that changes something take its time, and longer while somebody is looking; counts them by path. */
async function slowDown(page: Page) {
  const sent: string[] = [];
  let looking = Promise.resolve();
  await page.route("**/*", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    sent.push(new URL(route.request().url()).pathname);
    await Promise.all([looking, new Promise((resolve) => setTimeout(resolve, latencyMs))]);
    return route.continue();
  });

  return {
    sent,

    /** Presses a button twice and Enter in a field: it must say that it is under way, keep what was typed, and send once. */
    async sendImpatiently(button: Locator, field: Locator): Promise<void> {
      const { until, release: stopLooking } = newWait();
      looking = until;
      const typed = await field.inputValue();
      await button.dblclick();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(button).toBeDisabled();
      await expect(field).toHaveValue(typed);
      await field.press("Enter");
      stopLooking();
    },
  };
}

test("[PROF-04] [PROF-06] on a slow line the forms of profile and account show that they are under way, and are sent once", async ({
  page,
  application,
}, { project }) => {
  const { password, email } = await signInPageByPassword(
    page,
    application.url,
    `slow-forms.${project.name}@example.org`,
  );
  const { sent, sendImpatiently } = await slowDown(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/profile");
  await button("Edit Personal Details").click();
  await page.getByLabel("Name", { exact: true }).fill("Anna Weber");
  await sendImpatiently(button("Save"), page.getByLabel("Name", { exact: true }));
  await button("Edit Personal Details").waitFor();
  await button("Edit Personal Details").click();
  await page.getByLabel("Name", { exact: true }).fill("Anna Weber-Lind");
  await sendImpatiently(button("Save All Changes"), page.getByLabel("Name", { exact: true }));
  await button("Edit Personal Details").waitFor();

  await page.goto("/account");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await page.getByLabel("Full name").fill("Anna Lind");
  await sendImpatiently(button("Change name"), page.getByLabel("Full name"));
  await expect(page.getByText("Your name was changed.")).toBeVisible();

  const newEmail = `slow-other.${project.name}@example.org`;
  await section("Email address").getByLabel("New email").fill(newEmail);
  await section("Email address").getByLabel("Current password").fill(password);
  await sendImpatiently(button("Send a code to the new address"), section("Email address").getByLabel("New email"));
  await page.getByLabel("Verification code").fill(await mailedCode(application.url, newEmail));
  await sendImpatiently(button("Verify the new address"), page.getByLabel("Verification code"));
  await expect(section("Email address")).not.toContainText(email);

  await section("Password").getByLabel("Current password").fill(password);
  await section("Password").getByLabel("New password").fill("summer.evening8!");
  await sendImpatiently(button("Change password"), section("Password").getByLabel("New password"));
  await expect(page.getByText("Your password was changed.")).toBeVisible();

  await button("Delete my account").click();
  const deletion = section("Delete the account");
  await deletion.getByLabel(/^Type .* to confirm$/).fill(newEmail);
  await deletion.getByLabel("Current password").fill("summer.evening8!");
  await sendImpatiently(button("Delete everything for good"), deletion.getByLabel("Current password"));
  await expect(page).toHaveURL(/\/login$/);
  expect(sent.filter((path) => /save-version|account/.test(path))).toEqual([
    "/api/profile/save-version",
    "/api/profile/save-version",
    "/api/account/name",
    "/api/account/email",
    "/api/account/email/verify",
    "/api/account/password",
    "/api/account/delete",
  ]);
});
