import type { Page } from "@playwright/test";
import { holdCalls } from "./held-call.ts";
import { goTo } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const edit = (page: Page, section: string) => page.getByRole("button", { name: `Edit ${section}` }).click();
const summary = (page: Page) => page.getByRole("textbox", { name: "Summary" });

test("asks before unsaved changes are left: in the application, and before a reload", async ({ page, application }, {
  project,
}) => {
  await signInPage(page, application.url, `unsaved-changes.${project.name}@example.org`);
  await page.goto("/profile");
  await edit(page, "Profile Summary");
  await summary(page).fill("Not saved yet.");

  await goTo(page, "Job Tracking");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL(/\/profile$/);

  const asked = page.waitForEvent("dialog");
  const reloading = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reloading;
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await page.getByRole("button", { name: "Discard all" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("Not saved yet.")).toBeHidden();

  await edit(page, "Profile Summary");
  // All within the moment before the draft is kept, and the next page is slow to come.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await summary(page).fill("Left behind.");
  const releaseNextPage = await holdCalls(page, "**/assets/job-tracking.page-*.js");
  await goTo(page, "Job Tracking");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.clock.runFor(10_000);
  releaseNextPage();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/jobtracking$/);
  await goTo(page, "Profile");
  await expect(page.getByRole("button", { name: "Edit Profile Summary" })).toBeVisible();
  await expect(page.getByText("Left behind.")).toBeHidden();
});
