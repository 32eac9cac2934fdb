import type { Page } from "@playwright/test";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { holdCalls } from "./held-call.ts";
import { goTo } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPage, signInPageByPassword } from "./signed-in-page.ts";

const edit = (page: Page, section: string) => page.getByRole("button", { name: `Edit ${section}` }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
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

test.describe("when the session ends in the middle", () => {
  test.use({ expectedStatuses: [401] });

  test("loses no text: after the next sign-in it is there again", async ({ page, application }, { project }) => {
    const person = await signInPageByPassword(page, application.url, `ended.${project.name}@example.org`);
    await page.goto("/profile");
    await edit(page, "Profile Summary");
    await summary(page).fill("Typed before the session ended.");
    await edit(page, "Skills");
    await page.getByLabel("Skill", { exact: true }).fill("Triage");
    await page.evaluate(() => localStorage.setItem("auth_token", "ended"));
    await page.getByRole("region", { name: "Profile Summary" }).getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/login$/);

    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText("Typed before the session ended.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Skills" }).getByText("Triage")).toBeVisible();
    await page.getByRole("button", { name: "Save All Changes" }).click();
    await expect(page.getByRole("button", { name: "Save All Changes" })).toBeHidden();
    await page.reload();
    await expect(page.getByText("Typed before the session ended.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save All Changes" })).toBeHidden();
  });
});

test("brings entries, statements and words into another order, by pointer and by keyboard, and says so", async ({
  page,
  application,
}, { project }) => {
  const { token } = await signInPage(page, application.url, `order.${project.name}@example.org`);
  await post(application.url, "/api/profile/save-version", { data: engineerProfile() }, token);
  await page.goto("/profile");

  await edit(page, "Professional Experience");
  const down = page.getByRole("button", { name: "Move position 1 down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("position 1 is now at place 2 of 2.")).toBeAttached();
  await expect(page.getByLabel("Job title").first()).toHaveValue("Senior Process Engineer");
  await page.getByRole("button", { name: "Move responsibility 2 up" }).first().click();
  await save(page);
  const positions = page.getByRole("region", { name: "Professional Experience" }).getByRole("heading", { level: 3 });
  await expect(positions).toHaveText(["Senior Process Engineer", "Process Engineer"]);
  await expect(page.getByText("Responsible for the solvent recovery unit.")).toBeVisible();

  await edit(page, "Professional Experience");
  await expect(page.getByLabel("Responsibilities 1").first()).toHaveValue("Responsible for the solvent recovery unit.");
  await page.getByRole("button", { name: "Position 1", exact: true }).click();
  await page.getByRole("button", { name: "Position 2", exact: true }).click();
  await drag(page, '[data-handle="position 2"]', '[data-handle="position 1"]');
  await save(page);
  await expect(positions).toHaveText(["Process Engineer", "Senior Process Engineer"]);

  await edit(page, "Skills");
  await page.getByRole("button", { name: "Aspen Plus: arrow keys move it" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Aspen Plus is now at place 4 of 5.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Aspen Plus: arrow keys move it" })).toBeFocused();
  await page.getByRole("button", { name: "Python: arrow keys move it" }).click();
  await page.getByRole("button", { name: "Move Python to the left" }).click();
  await expect(page.getByText("Python is now at place 4 of 5.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Python to the left" })).toBeFocused();
  await save(page);
  await page.reload();
  const skills = page.getByRole("region", { name: "Skills" }).getByRole("listitem");
  await expect(skills).toHaveText(["Excel", "Distillation", "HAZOP", "Python", "Aspen Plus"]);
});

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.locator(from).scrollIntoViewIfNeeded();
  const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
  if (!start || !end) throw new Error("Both handles must be on the page.");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}
