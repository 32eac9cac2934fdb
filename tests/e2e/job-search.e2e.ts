import { goTo } from "./navigation.ts";
import { detail, items, searchesOf, titleField } from "./search-page.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("[SEARCH-01] [SEARCH-04] [SEARCH-06] the search stays in the address, and Back finds list and place again", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "search-address@example.org");
  const searches = searchesOf(page);
  await page.goto("/jobsearch");
  await titleField(page).fill(" nurse ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobsearch?title=nurse");
  await expect(titleField(page), "Enter leaves the focus where it was").toBeFocused();
  await expect(items(page)).toHaveCount(10);
  expect(searches).toEqual([{ job_title: "nurse", limit: 10, offset: 0 }]);

  for (const count of [20, 30]) {
    await items(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => items(page).count()).toBeGreaterThanOrEqual(count);
  }
  expect(searches[1]).toEqual({ job_title: "nurse", limit: 10, offset: 10, cursor: expect.any(String) });
  const chosen = items(page).nth(17);
  await chosen.scrollIntoViewIfNeeded();
  const title = await chosen.locator("span").first().textContent();
  await chosen.click();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText(title ?? "");
  await expect(page).toHaveURL(/\?title=nurse&job=/);
  const seen = await page.evaluate(() => window.scrollY);
  const loaded = await items(page).count();
  const asked = searches.length;
  expect(seen).toBeGreaterThan(1000);

  const shared = page.url();

  await goTo(page, "Profile");
  await expect(page).toHaveURL("/profile");
  await page.goBack();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText(title ?? "");
  await expect(items(page)).toHaveCount(loaded);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(seen);
  expect(searches, "nothing is loaded again").toHaveLength(asked);
  await page.goBack();
  await expect(page, "Back closes the job").toHaveURL("/jobsearch?title=nurse");
  await expect(page.getByText("Select a job to view details")).toBeVisible();
  await expect(items(page)).toHaveCount(loaded);

  await goTo(page, "Job Search");
  await expect(titleField(page)).toHaveValue("");
  await page.getByRole("link", { name: "Back to your last search: nurse" }).click();
  await expect(items(page)).toHaveCount(loaded);

  await page.goto(shared);
  await expect(items(page)).toHaveCount(10);
  await expect(detail(page).getByRole("heading", { level: 2 }), "a job far down the list").toHaveText(title ?? "");

  const place = { country: "Germany", state: "Bavaria", city: "Munich" };
  await page.goto(`/jobsearch?${new URLSearchParams({ title: "engineer", ...place })}`);
  for (const attempt of ["a shared address", "a reload"]) {
    await expect(items(page).first(), attempt).toContainText("Munich");
    await expect(titleField(page)).toHaveValue("engineer");
    for (const [name, value] of Object.entries(place))
      await expect(page.getByRole("combobox", { name, exact: false })).toHaveValue(value);
    expect(searches.at(-1)).toMatchObject({ job_title: "engineer", offset: 0, ...place });
    expect(searches.at(-1)).not.toHaveProperty("latitude");
    if (attempt === "a shared address") await page.reload();
  }

  await page.goto("/jobsearch?title=kubernetes&country=Germany&city=Garching");
  await expect(page.getByText("No opening is called that. These mention it.")).toBeVisible();
  await expect(page.getByText("Openings within 50 km of Garching")).toBeVisible();
});

test("[SEARCH-03] [SEARCH-04] the keyboard walks the list, loads more and ends where a page has fewer than ten", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "search-keyboard@example.org");
  const searches = searchesOf(page);
  await page.goto("/jobsearch?title=welder&country=Japan");
  await items(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(items(page).nth(1)).toBeFocused();
  await page.keyboard.press("j");
  await expect(items(page).nth(2)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(items(page).nth(1)).toHaveAttribute("aria-current", "true");
  const title = await items(page).nth(1).locator("span").first().textContent();
  await expect(detail(page).getByRole("status")).toContainText(`Details of ${title}`);
  await expect(items(page).nth(1), "the arrows go on from there").toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(items(page).nth(1), "the list is one stop").toBeFocused();

  const ended = page.getByText(/^All \d+ openings that fit\.$/);
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(ended).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("End");
  await expect(items(page).last()).toBeFocused();
  const shown = await items(page).count();
  await expect(ended).toHaveText(`All ${shown} openings that fit.`);
  expect(searches, "a page of fewer than ten is the last").toHaveLength(Math.floor(shown / 10) + 1);
});

test("[SEARCH-08] the detail shows every field as text, whatever it holds, and nothing of what is missing", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "search-detail@example.org");
  const evil = (field: string) => `<img src=x onerror="document.title='${field} ran'"><b>${field}</b>`;
  const repeated = "- Patience\n- Patience\nand\nand";
  const whole = {
    id: "whole",
    job_title: evil("title"),
    company: evil("company"),
    location: evil("location"),
    salary: evil("salary"),
    company_info: evil("company_info"),
    description: `${evil("description")}\n${repeated}`,
    requirements: evil("requirements"),
    benefits: evil("benefits"),
    job_url: "https://jobs.example/1",
    posted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  };
  const { job_title, ...rest } = whole;
  const blank = Object.fromEntries(Object.keys(rest).map((field) => [field, ""]));
  const bare = { ...blank, id: "bare", job_title: "Bare", job_url: "javascript:document.title='ran'" };
  await page.route("**/api/geosearch", (route) => route.fulfill({ json: { success: true, results: [whole, bare] } }));

  await page.goto("/jobsearch?title=nurse");
  await items(page).first().click();
  for (const field of [
    "title",
    "company",
    "location",
    "salary",
    "description",
    "requirements",
    "benefits",
    "company_info",
  ])
    await expect(detail(page).getByText(evil(field), { exact: true })).toBeVisible();
  await expect(detail(page).getByRole("heading", { level: 3 })).toHaveText([
    "Description",
    "Requirements",
    "Benefits",
    "About the company",
  ]);
  await expect(detail(page).getByText("Patience")).toHaveCount(2);
  await expect(detail(page)).toContainText("Posted 3 days ago");
  await expect(detail(page)).toContainText("From jobs.example");
  await expect(page.getByRole("link", { name: /^Apply Now/ })).toHaveAttribute("href", whole.job_url);
  await items(page).nth(1).click();
  await expect(detail(page).getByRole("heading")).toHaveText(["Bare"]);
  await expect(detail(page).getByRole("link"), "no address of the web").toHaveCount(0);
  await expect(page).toHaveTitle("Job Search | Forthright");
});
