import { detail, items, titleField, warningsOf } from "./search-page.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [500] });

test("[SEARCH-04] [SEARCH-10] a failed search is logged, not taken for an empty one, and tried again", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "search-failures@example.org");
  const warnings = warningsOf(page);
  let isBroken = false;
  await page.route("**/api/geosearch", (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: "Broken" } }) : route.continue(),
  );
  await page.goto("/jobsearch?title=nurse");
  await expect(items(page)).toHaveCount(10);
  isBroken = true;
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText("More jobs could not be loaded.")).toBeVisible();
  await expect(items(page)).toHaveCount(10);
  expect(warnings).toEqual([expect.stringContaining("The search failed")]);
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => items(page).count()).toBeGreaterThan(10);
  const found = await items(page).evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));
  expect(new Set(found).size).toBe(found.length);

  isBroken = true;
  await titleField(page).fill("welder");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The search got no answer")).toBeVisible();
  await expect(items(page), "the list is emptied").toHaveCount(0);
  await expect(page.getByText("No jobs found.")).toHaveCount(0);
  await expect(page.getByText("Broken")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  expect(warnings).toHaveLength(2);
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(items(page).first()).toContainText(/weld/i);
});

test("[SEARCH-09] Apply opens the job and records it once as Viewed, by mouse, middle button and keyboard", async ({
  page,
  context,
  application,
}) => {
  await signInPage(page, application.url, "search-apply@example.org");
  const warnings = warningsOf(page);
  const records: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/jobs") && request.method() === "POST") records.push(request.postDataJSON());
  });
  await page.goto("/jobsearch?title=electrician");
  const apply = page.getByRole("link", { name: "Apply Now (opens in a new tab)" });
  const opened = async (act: () => Promise<void>) => {
    const [posting] = await Promise.all([context.waitForEvent("page"), act()]);
    await posting.waitForURL(/\/postings\//);
    await posting.close();
  };
  const follow = [
    () => apply.click(),
    () => apply.click({ button: "middle" }),
    async () => {
      await apply.focus();
      await page.keyboard.press("Enter");
    },
  ];
  for (const [index, act] of follow.entries()) {
    await items(page).nth(index).click();
    await expect(detail(page).getByText("Already on your board:")).toHaveCount(0);
    await opened(act);
    await expect(detail(page).getByText("Already on your board:")).toBeVisible();
    await expect(items(page).nth(index)).toContainText("On your board: Viewed");
    await opened(() => apply.click());
    expect(records).toHaveLength(index + 1);
  }
  await apply.click({ button: "right" });
  await page.keyboard.press("Escape");
  const title = await items(page).nth(2).locator("span").first().textContent();
  expect(records.at(-1)).toMatchObject({ job_title: title, company_name: expect.any(String), status: "Viewed" });

  await page.route("**/api/jobs", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await items(page).nth(3).click();
  await opened(() => apply.click());
  await expect.poll(() => warnings).toEqual([expect.stringContaining("could not be recorded")]);
  await expect(detail(page).getByText("Already on your board:")).toHaveCount(0);
  await page.unroute("**/api/jobs");

  await items(page).nth(2).click();
  await page.getByRole("link", { name: "Open the card" }).click();
  await expect(page).toHaveURL(/\/jobtracking\?job=/);
  await expect(page.getByRole("dialog", { name: title ?? "" })).toBeVisible();
});
