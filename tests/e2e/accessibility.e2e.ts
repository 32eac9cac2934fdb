import type { Page } from "@playwright/test";
import { registerPerson } from "../factories/registered-person.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";

const publicPaths = [
  "/login",
  "/register",
  "/forgot-password",
  "/verify-email",
  "/reset-password-code",
  "/new-password?reset_key=key",
  "/terms",
  "/privacy",
  "/nowhere",
];
const guardedPaths = ["/chat", "/profile", "/jobsearch?title=nurse", "/jobtracking", "/subscription", "/account"];

test("[ROUTE-01] [ROUTE-04] the public pages are accessible", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Without it the pages of codes lead to their beginning.
  await page.addInitScript(() => localStorage.setItem("pending_email", "anna@example.org"));
  for (const path of publicPaths) await checkPage(page, path);
});

test("the pages of a signed-in person are accessible", { tag: "@phone" }, async ({ page, application }) => {
  const person = await registerPerson(application.url, "every.page@example.org");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(({ name, email, token }) => {
    Object.entries({ auth_token: token, user_name: name, user_email: email }).forEach(([key, value]) => {
      localStorage.setItem(key, value);
    });
  }, person);
  for (const path of guardedPaths) await checkPage(page, path);
});

/** Runs axe on a page that has settled, and makes sure that nothing makes it scroll sideways. */
async function checkPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(path.replace(/\?.*/, "")));
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectAccessibleInColours(page, path.slice(1));
}
