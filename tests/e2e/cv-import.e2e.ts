import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { corpusPage } from "../bench/cv/corpus-pages.ts";
import { corpusPeople } from "../bench/cv/corpus-people.ts";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const person = corpusPeople.find(({ language }) => language === "en");
const [job] = person?.jobs ?? [];

/** A CV of the corpus as a browser prints it. */
async function printedCv(page: Page): Promise<Buffer> {
  const printer = await page.context().newPage();
  if (person) await printer.setContent(corpusPage(person, "sidebar-left", 0));
  const pdf = await printer.pdf();
  await printer.close();
  return pdf;
}

test("a CV is dropped, its values traced, changed and left out, and saved; the profile is taken along as a file", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "cv@example.org");
  await page.goto("/profile");
  await page.getByRole("link", { name: "Bring your CV" }).click();
  await keepPicture(page, "drop");
  const buffer = await printedCv(page);
  await page
    .getByLabel("CV", { exact: true })
    .setInputFiles({ name: "nurse.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByRole("heading", { name: "Check what was read" })).toBeVisible();

  const add = page.getByRole("button", { name: /^Add \d+ values to my profile$/ });
  await expect(add).toBeInViewport();
  const work = page.getByRole("region", { name: "Professional Experience" });
  const title = work.getByLabel("Job title", { exact: true }).first();
  await expect(title).toHaveValue(job?.title ?? "");
  await title.focus();
  const lit = page.locator("[data-mark][data-lit]");
  await expect(lit).toHaveCount(1);
  await expect(page.getByRole("img", { name: "nurse.pdf, page 1 of 1" })).toBeVisible();
  await expect(lit).toBeInViewport();
  await keepPicture(page, "pages");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await title.blur();
  await title.focus();
  await expect(lit).toHaveText([job?.title ?? ""]);
  await page
    .locator("mark", { hasText: job?.company ?? "" })
    .first()
    .click();
  await expect(work.getByLabel("Company", { exact: true }).first()).toBeFocused();
  await keepPicture(page, "traced");

  await title.fill("Head of everything");
  await work
    .getByRole("checkbox", { name: /^Take Company/ })
    .first()
    .uncheck();
  await page.reload();
  await expect(title, "survives a reload").toHaveValue("Head of everything");
  await add.click();
  await expect(page.getByText(/values from nurse.pdf added to your profile/)).toBeVisible();
  await page.getByRole("link", { name: "Go to my profile" }).click();
  const shown = page.getByRole("region", { name: "Professional Experience" });
  await expect(shown.getByText("Head of everything")).toBeVisible();
  await expect(shown.getByText(job?.company ?? "")).toBeHidden();
  await page.getByRole("button", { name: "History", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("from nurse.pdf")).toBeVisible();
  await page.keyboard.press("Escape");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as JSON Resume" }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(exported.work[0].position).toBe("Head of everything");
});
