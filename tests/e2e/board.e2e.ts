import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const nurse = { job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/nurse" };

async function boardWithNurse(page: Page, applicationUrl: string, email: string): Promise<void> {
  const { token } = await signInPage(page, applicationUrl, email);
  await post(applicationUrl, "/api/jobs", { ...nurse, status: "Applied" }, token);
  await page.goto("/jobtracking");
}

test("closes an open card when the browser goes back, and opens it by its address", async ({ page, application }, {
  project,
}) => {
  await boardWithNurse(page, application.url, `back.${project.name}@example.org`);
  const card = page.getByRole("dialog", { name: "Nurse" });
  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/\/jobtracking$/);
  await page.goForward();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/\/jobtracking$/);
});
