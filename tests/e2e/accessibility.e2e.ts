import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { registerPerson } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const publicPaths = ["/login", "/register", "/forgot-password", "/reset-password-code", "/nowhere"];
const guardedPaths = ["/chat", "/profile", "/jobsearch?title=nurse", "/jobtracking", "/subscription"];

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
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: screenshot });
  await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const result = await window.axe.run({ runOnly });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, rules);
  expect(violations, `${path}: accessibility`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path}: pixels beyond the window's width`).toBeLessThanOrEqual(0);
}
