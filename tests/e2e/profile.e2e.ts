import type { Page } from "@playwright/test";
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

const edit = (page: Page, section: string) => page.getByRole("button", { name: `Edit ${section}` }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
test("[PROF-02] [PROF-03] [PROF-07] [PROF-15] reads and edits the profile section by section", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `sections.${project.name}@example.org`);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(sections);

  await edit(page, "Profile Summary");
  await expect(page.getByText("0 / 3000")).toBeVisible();
  await page.getByRole("textbox", { name: "Summary" }).fill("A nurse.");
  await expect(page.getByText("8 / 3000")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("A nurse.")).toBeHidden();

  await edit(page, "Profile Summary");
  await page.getByRole("textbox", { name: "Summary" }).fill("A nurse of nine years.");
  await save(page);
  await expect(page.getByRole("button", { name: "Edit Profile Summary" })).toBeFocused();
  await page.reload();
  await expect(page.getByText("A nurse of nine years.")).toBeVisible();
});
