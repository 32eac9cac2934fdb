import { holdCalls } from "./held-call.ts";
import { goTo } from "./navigation.ts";
import { detail, items, searchesOf, titleField } from "./search-page.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

// What our server is told beyond the specification: see playwright.config.ts.
const zone = "Europe/Berlin";

test("[SEARCH-01] [SEARCH-04] [SEARCH-06] the search stays in the address, and Back finds list and place again", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "search-address@example.org");
  const searches = searchesOf(page);
  const letCodeCome = await holdCalls(page, "**/assets/combobox-field-*.js");
  await page.goto("/jobsearch");
  await test.step("what is typed into a field whose list is still on its way goes on in the list", async () => {
    const country = page.getByRole("combobox", { name: "Country", exact: true });
    await country.click();
    await page.keyboard.type("germ");
    letCodeCome();
    await expect(page.getByRole("option").first()).toHaveText("Germany");
    await page.keyboard.press("Enter");
    await expect(country).toHaveValue("Germany");
    await country.fill("");
    await page.keyboard.press("Tab");
  });
  await titleField(page).fill(" nurse ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobsearch?title=nurse");
  await expect(titleField(page), "Enter leaves the focus where it was").toBeFocused();
  await expect(items(page)).toHaveCount(10);
  expect(searches).toEqual([{ job_title: "nurse", limit: 10, offset: 0, zone }]);

  for (const count of [20, 30]) {
    await items(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => items(page).count()).toBeGreaterThanOrEqual(count);
  }
  expect(searches[1]).toEqual({ job_title: "nurse", limit: 10, offset: 10, zone, cursor: expect.any(String) });
  const chosen = items(page).nth(17);
  await chosen.scrollIntoViewIfNeeded();
  const title = await chosen.locator("span").first().textContent();
  await chosen.click();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText(title ?? "");
  await expect(page).toHaveURL(/\?title=nurse&job=/);
  // Each search brings ten: none is under way.
  await expect.poll(() => items(page).count()).toBe(10 * searches.length);
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
});
