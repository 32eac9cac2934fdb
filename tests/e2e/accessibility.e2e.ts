import type { Page } from "@playwright/test";
import { registerPerson } from "../factories/registered-person.ts";
import { expectAccessible } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";

const publicPaths = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password-code",
  "/terms",
  "/privacy",
  "/nowhere",
];
const guardedPaths = ["/chat", "/profile", "/jobsearch?title=nurse", "/jobtracking", "/subscription", "/account"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`[ROUTE-01] [ROUTE-04] the public pages are accessible, ${colorScheme}`, async ({ page }, testInfo) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of publicPaths) await checkPage(page, path, testInfo.outputPath(`${path.slice(1)}.png`));
  });

  test(`the pages of a signed-in person are accessible, ${colorScheme}`, async ({ page, application }, testInfo) => {
    const person = await registerPerson(application.url, `${colorScheme}@example.org`);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.addInitScript(({ name, email, token }) => {
      Object.entries({ auth_token: token, user_name: name, user_email: email }).forEach(([key, value]) => {
        localStorage.setItem(key, value);
      });
    }, person);
    for (const path of guardedPaths) {
      await checkPage(page, path, testInfo.outputPath(`${path.slice(1).replace(/\W/g, "-")}.png`));
    }
  });
}

test("[ROUTE-02] guarded pages lead to /login without a session", async ({ page }) => {
  for (const path of guardedPaths) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

/** Runs axe on a page that has settled, and makes sure that nothing makes it scroll sideways. */
async function checkPage(page: Page, path: string, screenshot: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(path.replace(/\?.*/, "")));
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: screenshot });
  await expectAccessible(page, path);
}
