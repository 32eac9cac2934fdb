import { addressOfNewTab } from "./new-tab.ts";
import { detail, items } from "./search-page.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("[SEARCH-09] Apply opens the job and records it once as Viewed, by mouse, middle button and keyboard", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "search-apply@example.org");
  const records: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/jobs") && request.method() === "POST") records.push(request.postDataJSON());
  });
  await page.goto("/jobsearch?title=electrician");
  const apply = page.getByRole("link", { name: "Apply Now (opens in a new tab)" });
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
    expect(await addressOfNewTab(page, act)).toContain("/postings/");
    await expect(detail(page).getByText("Already on your board:")).toBeVisible();
    await expect(items(page).nth(index)).toContainText("On your board: Viewed");
    expect(await addressOfNewTab(page, () => apply.click())).toContain("/postings/");
    expect(records).toHaveLength(index + 1);
  }
  await apply.click({ button: "right" });
  await page.keyboard.press("Escape");
  const title = await items(page).nth(2).locator("span").first().textContent();
  expect(records.at(-1)).toMatchObject({ job_title: title, company_name: expect.any(String), status: "Viewed" });

  await items(page).nth(2).click();
  await page.getByRole("link", { name: "Open the card" }).click();
  await expect(page).toHaveURL(/\/jobtracking\?job=/);
  await expect(page.getByRole("dialog", { name: title ?? "" })).toBeVisible();
});
