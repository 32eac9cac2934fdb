import type { Page } from "@playwright/test";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { goTo } from "./navigation.ts";
import { list } from "./search-page.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [500] });

async function searchFor(page: Page, title: string): Promise<void> {
  await page.getByLabel("Job title").fill(title);
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("[SEARCH-01] [SEARCH-02] [SEARCH-03] [SEARCH-10] the job search is accessible in every state", {
  tag: "@phone",
}, async ({ page, application, isMobile }) => {
  const check = (state: string) => expectAccessibleInColours(page, state);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInPage(page, application.url, `search-${isMobile ? "phone" : "desktop"}@example.org`);
  await page.goto("/jobsearch");
  await expect(page.getByText("Enter a job title and click search to find opportunities")).toBeVisible();
  await check("first");
  await searchFor(page, "  ");
  await expect(page.getByText("Please enter a job title")).toBeVisible();
  await check("without-title");

  let answer = () => {};
  let isSlow = true;
  await page.route("**/api/geosearch", async (route) => {
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    if (isSlow) await answered;
    await route.continue();
  });
  await searchFor(page, "nurse");
  await expect(page.getByText("Searching…")).toBeAttached();
  await check("loading");
  await expect(page.getByText("This takes longer than usual…")).toBeVisible();
  await check("slow");
  answer();
  await expect(list(page).getByRole("listitem")).toHaveCount(10);
  await expect(page.getByText("Select a job to view details")).toBeVisible();
  await check("filled");
  await list(page).getByRole("button").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 3000);
  await expect(page.getByText("Loading more jobs...")).toBeVisible();
  await check("loading-more");
  isSlow = false;
  answer();
  await expect(list(page).getByRole("listitem")).not.toHaveCount(10);

  const opener = list(page).getByRole("button").nth(11);
  const title = (await opener.locator("span").first().textContent()) ?? "";
  await opener.click();
  const apply = page.getByRole("link", { name: /^Apply Now/ });
  await expect(apply).toBeVisible();
  await check("opened");
  const [posting] = await Promise.all([page.waitForEvent("popup"), apply.click()]);
  await posting.close();
  await expect(page.getByRole("link", { name: "Open the card" })).toBeVisible();
  await check("on-board");
  if (isMobile) {
    const sheet = page.getByRole("dialog", { name: title });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet, "Back closes the sheet").toHaveCount(0);
    await expect(opener, "the focus is where it came from").toBeFocused();
    await opener.press("Enter");
    await page.getByRole("button", { name: "Back to the results" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL("/jobsearch?title=nurse");
  }
  await expect(list(page).getByText("On your board: Viewed")).toBeVisible();

  await searchFor(page, "xyzzy quux");
  await expect(page.getByText("No jobs found. Try adjusting your search criteria.")).toBeVisible();
  await check("empty");
  await page.route("**/api/geosearch", (route) => route.fulfill({ status: 500, json: {} }));
  await searchFor(page, "welder");
  await expect(page.getByText("The search got no answer")).toBeVisible();
  await check("failed");
  await page.getByRole("button", { name: "Use my current location" }).click();
  await expect(page.getByText("Your browser keeps your location to itself.")).toBeVisible();
  await check("refused-location");
  await goTo(page, "Job Search");
  await expect(page.getByRole("link", { name: "Back to your last search: xyzzy quux" })).toBeVisible();
  await check("last-search");
});
