import type { Page } from "@playwright/test";
import { addressOfNewTab } from "../new-tab.ts";
import { press } from "../page-parts.ts";
import { detail, items, titleField } from "../search-page.ts";
import { expect, test } from "./specified-application.ts";

const card = (page: Page, column: string) =>
  page.getByRole("region", { name: column }).getByRole("button", { name: "Nurse", exact: true });

const nurse = { job_title: "Nurse", job_url: "https://jobs.example/nurse", company_name: "Charité" };
const viewed = { ...nurse, history: [{ status: "Viewed", timestamp: "2026-01-02T03:04:05" }] };

test("[SEARCH-04] [SEARCH-06] [SEARCH-08] [SEARCH-09] results load page by page, and applying records the job", async ({
  page,
  context,
  server,
}) => {
  await page.goto("/jobsearch");
  await titleField(page).fill("engineer");
  await press(page, "Search");
  await expect(items(page).first()).toContainText("Process Engineer 1");
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(12);
  const search = { job_title: "engineer", limit: 10 };
  expect(server.sentTo("POST /api/geosearch")).toEqual([
    { ...search, offset: 0 },
    { ...search, offset: 10 },
  ]);

  await items(page).first().click();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText("Process Engineer 1");
  await expect(detail(page)).toContainText("You run the columns.");
  await expect(detail(page).getByText("Requirements"), "which it leaves empty").toBeHidden();
  await context.route("https://jobs.example/**", (route) => route.fulfill({ body: "The posting" }));
  const apply = detail(page).getByRole("link", { name: "Apply Now" });
  expect(await addressOfNewTab(page, () => apply.click())).toBe("https://jobs.example/1");
  await expect(detail(page).getByText("Already on your board:")).toBeVisible();
  expect(server.sentTo("POST /api/jobs")).toEqual([
    { job_title: "Process Engineer 1", job_url: "https://jobs.example/1", company_name: "Kernwerk", status: "Viewed" },
  ]);

  await page.reload();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText("Process Engineer 1");
});

test("[DOCS-01] [DOCS-02] documents are made step by step, and both links are kept with the job", async ({
  page,
  server,
}) => {
  server.world.jobs = [viewed, { ...nurse, job_url: "https://jobs.example/empty", history: [] }];
  await page.goto("/jobtracking");
  await expect(card(page, "Viewed"), "a job without history is not shown").toHaveCount(1);
  await card(page, "Viewed").click();
  const opened = page.getByRole("dialog", { name: "Nurse" });
  await opened.getByRole("button", { name: "Generate Documents" }).click();
  const link = (name: string) => opened.getByRole("link", { name });
  await expect(link("Download CV")).toHaveAttribute("href", "https://files.example/file?name=cv.pdf");
  await expect(link("Download Cover Letter")).toHaveAttribute("href", "https://files.example/file?name=letter.pdf");
  await expect(opened.getByText(/^Generated: \d/)).toBeVisible();
  await expect(opened.getByRole("button", { name: "Regenerate Documents" })).toBeEnabled();
  await expect(link("Review what they say")).toHaveCount(0);
  await expect(link("CV for Word")).toHaveCount(0);
  const set = { company_name: nurse.company_name, job_id: "41" };
  expect(server.sentTo("POST /document-processor/scrape-job")).toEqual([{ url: nurse.job_url }]);
  expect(server.sentTo("POST /document-processor/resume-without-company")).toEqual([set]);
  expect(server.sentTo("POST /document-processor/cover-letter-without-company")).toEqual([set]);
  expect(server.sentTo("POST /document-processor/resume-pdf")).toEqual([{ resume_id: "cv-1" }]);
  expect(server.sentTo("POST /document-processor/cover-letter-pdf")).toEqual([{ letter_id: "letter-1" }]);
  const links = {
    cv_link: "https://files.example/file?name=cv.pdf",
    cover_letter_link: "https://files.example/file?name=letter.pdf",
  };
  expect(server.sentTo("POST /api/jobs")).toEqual([{ ...nurse, ...links }]);
});
