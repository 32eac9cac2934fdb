import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { followedLinks } from "../../../tests/components/followed-links.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";

const found = page.getByRole("list", { name: "Search results" }).getByRole("button");
const detail = page.getByRole("region", { name: "Job details" });
const title = detail.getByRole("heading", { level: 2 });

it("[SEARCH-04] [SEARCH-06] [SEARCH-08] [SEARCH-09] results load page by page, and applying records the job", async () => {
  const { address, sentTo } = await openClient("/jobsearch");
  await page.getByLabelText("Job title").fill("engineer");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.element(found.first()).toHaveTextContent("Process Engineer 1");
  found.last().element().scrollIntoView();
  await expect.poll(() => found.elements()).toHaveLength(12);
  const search = { job_title: "engineer", limit: 10 };
  expect(sentTo("POST /api/geosearch")).toEqual([
    { ...search, offset: 0 },
    { ...search, offset: 10 },
  ]);

  await found.first().click();
  await expect.element(title).toHaveTextContent(/^Process Engineer 1$/);
  await expect.element(detail).toHaveTextContent("You run the columns.");
  // What the server leaves empty.
  await expect.element(detail.getByText("Requirements")).not.toBeInTheDocument();
  const followed = followedLinks();
  await detail.getByRole("link", { name: "Apply Now" }).click();
  expect(followed()).toEqual(["https://jobs.example/1"]);
  await expect.element(detail.getByText("Already on your board:")).toBeVisible();
  expect(sentTo("POST /api/jobs")).toEqual([
    { job_title: "Process Engineer 1", job_url: "https://jobs.example/1", company_name: "Kernwerk", status: "Viewed" },
  ]);

  await openClient(address());
  await expect.element(title).toHaveTextContent(/^Process Engineer 1$/);
});
