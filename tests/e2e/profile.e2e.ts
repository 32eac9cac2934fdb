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
const saveAll = (page: Page) => page.getByRole("button", { name: "Save All Changes" });

/** Answers the call with what is no reply of the server: a failure that the browser itself has nothing to say about. */
const breakCall = (page: Page, path: string) => page.route(`**${path}`, (route) => route.fulfill({ json: {} }));

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

test("[PROF-08] [PROF-11] [PROF-12] [PROF-13] takes what follows the rules, and says what does not", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `rules.${project.name}@example.org`);
  await page.goto("/profile");

  await edit(page, "Personal Details");
  await page.getByLabel("Email", { exact: true }).fill("anna at example");
  await page.getByLabel("External profile URL").fill("example.org/anna");
  await page.getByLabel("Date of birth").fill("2999-01-01");
  await save(page);
  await expect(page.getByText("Invalid email format")).toBeVisible();
  await expect(page.getByText("Invalid URL format. URL must start with http:// or https://")).toBeVisible();
  await expect(page.getByText("Date of birth cannot be in the future")).toBeVisible();

  await page.getByLabel("Email", { exact: true }).fill("anna@example.org");
  await page.getByLabel("External profile URL").fill("https://example.org/anna");
  await page.getByLabel("Date of birth").fill("1990-04-12");
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole("textbox", { name: "Mobile number" }).fill("(555) 01-00");
    await page.getByRole("button", { name: "Add mobile number" }).click();
  }
  await save(page);
  await expect(page.getByText("April 12, 1990")).toBeVisible();
  await expect(page.getByText("+1 555 01-00", { exact: true })).toBeVisible();

  await edit(page, "Skills");
  await page.getByLabel("Skill", { exact: true }).fill("Triage, triage, , Wound care");
  await page.getByRole("button", { name: "Add skill" }).click();
  await save(page);
  await expect(page.getByRole("region", { name: "Skills" }).getByRole("listitem")).toHaveText(["Triage", "Wound care"]);

  await edit(page, "Professional Experience");
  await page.getByLabel("Job title").fill("Nurse");
  await page.getByLabel("From: month").selectOption("March");
  await page.getByLabel("From: year").selectOption("2019");
  await save(page);
  await expect(page.getByText("Mar 2019 to Present")).toBeVisible();
});

test("[PROF-04] [PROF-05] [PROF-06] keeps what could not be saved, and saves it all later", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `unsaved.${project.name}@example.org`);
  await page.goto("/profile");
  await breakCall(page, "/api/profile/save-version");

  await edit(page, "Profile Summary");
  await expect(saveAll(page)).toBeHidden();
  await page.getByRole("textbox", { name: "Summary" }).fill("Written while the server was away.");
  await save(page);
  await expect(page.getByText('Failed to save changes. Please try the "Save All Changes" button.')).toBeVisible();
  await saveAll(page).click();
  await expect(page.getByText("Failed to save profile. Please try again.")).toBeVisible();

  await page.unroute("**/api/profile/save-version");
  await saveAll(page).click();
  await expect(saveAll(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText("Written while the server was away.")).toBeVisible();
});

test("[PROF-01] says that the profile is loading, and offers to try again when it fails", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `loading.${project.name}@example.org`);
  await breakCall(page, "/api/profile/load");
  await page.goto("/profile");
  await expect(page.getByText("Loading profile...")).toBeVisible();
  await expect(page.getByText("Failed to load profile", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to load profile. Please try again later.")).toBeVisible();

  await page.unroute("**/api/profile/load");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Personal Details" })).toBeVisible();
});
