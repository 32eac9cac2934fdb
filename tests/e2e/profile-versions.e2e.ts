import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const sections = [
  "Personal Details",
  "Profile Summary",
  "Professional Experience",
  "Volunteer Experience",
  "Education",
  "Skills",
  "Training",
  "Publications",
  "Certifications",
  "References",
];

const summary = (page: Page) => page.getByRole("region", { name: "Profile Summary" });

async function saveSummary(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Edit Profile Summary" }).click();
  await page.getByRole("textbox", { name: "Summary" }).fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

test("[PROF-02] [PROF-03] [PROF-07] [PROF-15] edits the profile; lists the versions, compares one with the present, brings it back and takes that back", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `versions-of.${project.name}@example.org`);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(sections);
  await page.getByRole("button", { name: "Edit Profile Summary" }).click();
  await expect(page.getByText("0 / 3000")).toBeVisible();
  await page.getByRole("textbox", { name: "Summary" }).fill("Left.");
  await expect(page.getByText("5 / 3000")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Left.")).toBeHidden();

  await saveSummary(page, "A nurse.");
  await expect(summary(page).getByText("A nurse.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile Summary" })).toBeFocused();
  await saveSummary(page, "A head nurse.");
  await expect(summary(page).getByText("A head nurse.")).toBeVisible();

  await page.getByRole("button", { name: "History", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "History" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText("Present")).toBeVisible();
  await dialog.getByRole("button", { name: /^Compare/ }).click();
  await expect(dialog.locator("del")).toHaveText("A nurse.");
  await expect(dialog.locator("ins")).toHaveText("A head nurse.");

  await dialog.getByRole("button", { name: /^Restore/ }).click();
  await expect(dialog).toBeHidden();
  await expect(summary(page).getByText("A nurse.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(summary(page).getByText("A head nurse.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await page.reload();
  await expect(summary(page).getByText("A head nurse.")).toBeVisible();
});

test.describe("in two tabs", () => {
  test.use({ expectedStatuses: [409] });

  test("tells the later save that the profile changed, and merges what both wrote", async ({
    page,
    context,
    application,
  }, { project }) => {
    const { token } = await signInPage(page, application.url, `merge.${project.name}@example.org`);
    await post(application.url, "/api/profile/save-version", { data: engineerProfile() }, token);
    const other = await context.newPage();
    await Promise.all([page.goto("/profile"), other.goto("/profile")]);
    // Begun before the other tab saves: what is not being edited would follow it.
    await page.getByRole("button", { name: "Edit Profile Summary" }).click();
    await page.getByRole("textbox", { name: "Summary" }).fill("Written here.");

    await other.getByRole("button", { name: "Edit Skills" }).click();
    await other.getByLabel("Skill", { exact: true }).fill("MATLAB");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await other.getByRole("button", { name: "Edit Skills" }).waitFor();
    await saveSummary(other, "Written there.");
    await other.getByRole("button", { name: "Edit Profile Summary" }).waitFor();

    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Your profile was changed elsewhere" });
    await expect(dialog.getByText("MATLAB")).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "Save both together" });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole("button", { name: "Back to editing" }).click();
    await expect(page.getByRole("button", { name: "Save All Changes" })).toBeVisible();

    await page.getByRole("button", { name: "Save All Changes" }).click();
    await dialog.getByRole("radio", { name: /From here/ }).check();
    await confirm.click();
    await expect(page.getByRole("button", { name: "Save All Changes" })).toBeHidden();
    await page.reload();
    await expect(summary(page).getByText("Written here.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Skills" }).getByText("MATLAB")).toBeVisible();
  });
});

test("reads a JSON Resume after showing what it adds, writes one, and hints at what is missing", async ({
  page,
  application,
}, { project }) => {
  const { token } = await signInPage(page, application.url, `file.${project.name}@example.org`);
  const own = { ...emptyProfile(), profile_summary: "My own words about my work in the plant." };
  await post(application.url, "/api/profile/save-version", { data: own }, token);
  await page.goto("/profile");
  const hints = page.getByRole("complementary", { name: "What a recruiter would miss" });
  await expect(hints.getByText("Your name is missing.")).toBeVisible();
  await hints.getByRole("link", { name: "Personal Details" }).first().click();
  await expect(page).toHaveURL(/#personal_details$/);

  const resume = { basics: { name: "Zoë", summary: "Others' words." }, skills: [{ name: "HAZOP" }] };
  await page.getByRole("link", { name: "Bring your CV" }).click();
  await page.getByLabel("CV", { exact: true }).setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await expect(page.getByText("In your profile: My own words about my work in the plant. (stays)")).toBeVisible();
  await page.getByRole("button", { name: "Add 2 values to my profile" }).click();
  await page.getByRole("link", { name: "Go to my profile" }).click();
  await expect(page.getByRole("region", { name: "Skills" }).getByText("HAZOP")).toBeVisible();
  await expect(summary(page).getByText("My own words")).toBeVisible();
  await expect(hints.getByText("Your name is missing.")).toBeHidden();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as JSON Resume" }).click();
  const path = await (await downloading).path();
  const exported = JSON.parse(await readFile(path, "utf8"));
  expect(exported.basics.name).toBe("Zoë");
  expect(exported.skills).toEqual([{ name: "HAZOP" }]);
});
