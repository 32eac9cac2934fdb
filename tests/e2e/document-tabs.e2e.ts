import type { Page } from "@playwright/test";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const url = "http://127.0.0.1:1/jobs/tabs";
const text = `Process engineer\n\nWe run columns and look for help.\n\nRequirements:\n- HAZOP studies\n- Aspen Plus or Python`;

const sectionOf = (page: Page) => page.getByRole("region", { name: "Generate Documents" });

test("[DOCS-02] two tabs that generate the documents of one card at once both get them, and use one set", async ({
  page,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "document-tabs@example.org");
  const call = (path: string, body: object) => post(application.url, path, body, token);
  await call("/api/profile/save-version", { data: engineerProfile() });
  await call("/api/jobs", { job_title: "Process Engineer", job_url: url, company_name: "Kernwerk" });
  await call("/document-processor/scrape-job", { url, text, job_title: "Process Engineer" });
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`/jobtracking?job=${encodeURIComponent(url)}`);
    await expect(sectionOf(tab).getByText("5 of 5 document sets left this month.")).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => sectionOf(tab).getByRole("button", { name: "Generate Documents" }).click()));
  for (const tab of tabs) {
    await expect(sectionOf(tab).getByRole("button", { name: "Regenerate Documents" })).toBeEnabled();
    await expect(sectionOf(tab).getByRole("alert")).toHaveCount(0);
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(sectionOf(tab).getByText("4 of 5 document sets left this month.")).toBeVisible();
  }
  const links = await Promise.all(
    tabs.map((tab) => sectionOf(tab).getByRole("link", { name: "Download CV" }).getAttribute("href")),
  );
  const paths = links.map((link) => new URL(link ?? "").pathname);
  expect(paths[0]).toBe(paths[1]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sectionOf(page).getByRole("link", { name: "Download Cover Letter" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Cover-Letter-Kernwerk\.pdf$/);
  // Each tab wrote its own; the card keeps what it does not show.
  await expect(sectionOf(page).getByText("Earlier versions (2)")).toBeVisible();
});
