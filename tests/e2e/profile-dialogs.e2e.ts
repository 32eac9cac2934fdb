import type { Page } from "@playwright/test";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [409, "unreachable"] });

const history = "**/api/profile/versions*";

async function chooseFile(page: Page, text: string): Promise<void> {
  await page.getByLabel("JSON Resume file").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
}

test(
  "the profile's dialogs are accessible in every state",
  { tag: "@phone" },
  async ({ page, application }, testInfo) => {
    const check = (state: string) => expectAccessibleInColours(page, state);
    const dialog = page.getByRole("dialog");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const email = `dialogs.${testInfo.project.name}@example.org`;
    const { token } = await signInPage(page, application.url, email);
    const saveElsewhere = (data: object) => post(application.url, "/api/profile/save-version", { data }, token);
    await saveElsewhere(engineerProfile());
    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit Profile Summary" }).click();
    await saveElsewhere({ ...engineerProfile(), profile_summary: "Written there.", languages: ["Basque"] });

    await page.getByRole("textbox", { name: "Summary" }).fill("Written here.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByText("Basque").waitFor();
    await check("conflict");
    await dialog.getByRole("radio", { name: /From here/ }).check();
    await check("conflict-decided");
    await dialog.getByRole("button", { name: "Back to editing" }).click();
    await page.getByText("Not saved yet").scrollIntoViewIfNeeded();
    await check("not-saved-yet");

    await chooseFile(page, JSON.stringify({ basics: { name: "Zoë" } }));
    await dialog.getByText("Save or cancel your changes first.").waitFor();
    await check("import-blocked");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "History", exact: true }).click();
    await dialog.getByText("Save or cancel your changes before").waitFor();
    await check("history-blocked");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard all" }).click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await page.reload();

    await chooseFile(page, JSON.stringify({ basics: { phone: "x".repeat(90) }, skills: [{ name: "Law" }] }));
    await dialog.locator("ins").first().waitFor();
    await check("import");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await chooseFile(page, "%PDF-1.7");
    await dialog.getByText("This file is no JSON Resume.").waitFor();
    await check("import-refused");
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await chooseFile(page, JSON.stringify({ basics: null, work: ["Cook"] }));
    await dialog.getByText("Nothing in this file could be read.").waitFor();
    await dialog.getByText("work 1").waitFor();
    await expect(dialog.getByRole("button", { name: "Take over" })).toHaveCount(0);
    await check("import-of-nothing");
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await page.route(history, (route) => route.abort());
    await page.getByRole("button", { name: "History", exact: true }).click();
    await dialog.getByText("The history could not be loaded. Please try again.").waitFor();
    await check("history-failed");
    await page.unroute(history);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await dialog.getByRole("button", { name: /^Compare/ }).click();
    await expect(dialog.locator("del").first()).toBeVisible();
    await check("compared");
    await page.route("**/api/profile/**", (route) => route.abort());
    await dialog.getByRole("button", { name: /^Restore/ }).click();
    await dialog.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await check("restore-failed");
  },
);
