import type { Page } from "@playwright/test";
import { press } from "../page-parts.ts";
import { detail, items, titleField } from "../search-page.ts";
import { expect, test } from "./specified-application.ts";

const field = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const card = (page: Page, column: string) =>
  page.getByRole("region", { name: column }).getByRole("button", { name: "Nurse", exact: true });

const nurse = { job_title: "Nurse", job_url: "https://jobs.example/nurse", company_name: "Charité" };
const viewed = { ...nurse, history: [{ status: "Viewed", timestamp: "2026-01-02T03:04:05" }] };

async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).fill(option);
  await page.getByRole("option", { name: option }).click();
  await expect(field(page, name)).toHaveValue(option);
}

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
  const [posting] = await Promise.all([
    page.waitForEvent("popup"),
    detail(page).getByRole("link", { name: "Apply Now" }).click(),
  ]);
  expect(posting.url()).toBe("https://jobs.example/1");
  await expect(detail(page).getByText("Already on your board:")).toBeVisible();
  expect(server.sentTo("POST /api/jobs")).toEqual([
    { job_title: "Process Engineer 1", job_url: "https://jobs.example/1", company_name: "Kernwerk", status: "Viewed" },
  ]);

  await page.reload();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText("Process Engineer 1");
});

test("[SEARCH-05] [SEARCH-11] places are offered one after the other", async ({ page, server }) => {
  await page.goto("/jobsearch");
  await choose(page, "Country", "Germany");
  await choose(page, "State", "Bavaria");
  await choose(page, "City", "Munich");
  await titleField(page).fill("nothing");
  await press(page, "Search");
  await expect(page.getByText("No jobs found. Try adjusting your search criteria.")).toBeVisible();
  const place = { country: "Germany", state: "Bavaria", city: "Munich" };
  expect(server.sentTo("POST /api/geosearch")).toEqual([{ job_title: "nothing", limit: 10, offset: 0, ...place }]);
  await choose(page, "Country", "Monaco");
  await choose(page, "City", "Monte Carlo");
});

test.describe("where the person is", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 52.5, longitude: 13.4 } });

  test("[SEARCH-06] [SEARCH-07] the device's coordinates are sent where no place is chosen", async ({
    page,
    server,
  }) => {
    await page.goto("/jobsearch");
    await expect(page.getByText("Using your current location for better results")).toBeVisible();
    await titleField(page).fill("engineer");
    await press(page, "Search");
    await expect(items(page)).not.toHaveCount(0);
    expect(server.sentTo("POST /api/geosearch")[0]).toMatchObject({ latitude: 52.5, longitude: 13.4 });
  });
});

test("[TRACK-07] [TRACK-03] [TRACK-06] a job is added, moved, opened and deleted", async ({ page, server }) => {
  await page.goto("/jobtracking");
  await expect(page.getByText("Nothing tracked yet.")).toBeVisible();
  await press(page, "Add job to Applied");
  const adding = page.getByRole("dialog", { name: "Add New Job" });
  await adding.getByLabel("Job URL").fill(nurse.job_url);
  await adding.getByLabel("Job Title").fill(nurse.job_title);
  await adding.getByLabel("Company Name").fill(nurse.company_name);
  await adding.getByRole("button", { name: "Add Job" }).click();
  await expect(card(page, "Applied")).toBeVisible();

  await press(page, "Move Nurse to another column");
  await page.getByRole("menuitem", { name: "Move to Offer" }).click();
  await expect(card(page, "Offer")).toBeVisible();
  await expect
    .poll(() => server.sentTo("POST /api/jobs"))
    .toEqual([
      { ...nurse, status: "Applied" },
      { ...nurse, status: "Offer" },
    ]);
  await page.reload();
  await card(page, "Offer").click();
  const opened = page.getByRole("dialog", { name: "Nurse" });
  await expect(opened.getByText("just now")).toHaveCount(2);
  await expect(opened.getByText("Notes"), "which no specified call saves").toBeHidden();
  await expect(opened.getByText("Design")).toBeHidden();
  await expect(opened.getByRole("button", { name: /^Correct/ })).toHaveCount(0);

  await opened.getByRole("button", { name: "Delete Job" }).click();
  await opened.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Nurse was deleted.")).toBeVisible();
  await expect(page.getByText("Nothing tracked yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(server.sentTo("DELETE /api/jobs")).toEqual([{ job_url: nurse.job_url }]);
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
