import type { Page } from "@playwright/test";
import { goTo } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const list = (page: Page) => page.getByRole("list", { name: "Search results" });
const items = (page: Page) => list(page).getByRole("button");
const titleField = (page: Page) => page.getByLabel("Job title");
const detail = (page: Page) => page.getByRole("region", { name: "Job details" });

/** The bodies of all searches that the page sends, in their order. */
function searchesOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/geosearch")) bodies.push(request.postDataJSON());
  });
  return bodies;
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

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

test.describe("when calls fail", () => {
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
});

test.describe("with a device that knows where it is", () => {
  const munich = { latitude: 48.137, longitude: 11.576 };
  test.use({ geolocation: munich });

  test("[SEARCH-03] [SEARCH-06] [SEARCH-07] the location is used as the page says, until it is stopped or a place is chosen", async ({
    page,
    context,
    application,
  }) => {
    await signInPage(page, application.url, "search-location@example.org");
    const searches = searchesOf(page);
    const hint = page.getByText("Using your current location for better results");
    const asked = () => page.evaluate(() => Reflect.get(window, "locationAsked") ?? 0);
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) => {
        Reflect.set(window, "locationAsked", (Reflect.get(window, "locationAsked") ?? 0) + 1);
        ask(...given);
      };
    });

    await page.goto("/jobsearch?title=nurse");
    await expect(items(page)).toHaveCount(10);
    expect(searches.at(-1)).not.toHaveProperty("latitude");
    expect(await asked(), "nobody is asked without a press").toBe(0);
    await expect(hint).toHaveCount(0);

    await context.grantPermissions(["geolocation"]);
    await page.getByRole("button", { name: "Use my current location" }).click();
    await expect(hint).toBeVisible();
    await expect(items(page).first()).toContainText("Germany");
    expect(searches.at(-1)).toMatchObject({ job_title: "nurse", offset: 0, ...munich });
    await page.reload();
    await expect(hint).toBeVisible();
    await expect(items(page).first()).toContainText("Germany");
    expect(await asked(), "it is remembered").toBe(0);

    await page.getByRole("combobox", { name: "Country" }).fill("france");
    await page.getByRole("option", { name: "France", exact: true }).click();
    await expect(hint).toHaveCount(0);
    await expect(page.getByText("Your location is not used while a place is chosen.")).toBeVisible();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(items(page).first()).toContainText("France");
    expect(searches.at(-1)).toEqual({ job_title: "nurse", limit: 10, offset: 0, country: "France" });
    await page.goBack();
    await expect(hint).toBeVisible();

    await page.getByRole("button", { name: "Stop using it" }).click();
    await expect(hint).toHaveCount(0);
    await expect.poll(() => searches.at(-1)).not.toHaveProperty("latitude");
    await page.goto("/jobsearch?title=welder");
    await expect(items(page)).toHaveCount(10);
    expect(await asked(), "the no holds, though the browser would allow it").toBe(0);

    const age = (days: number) =>
      page.evaluate((ms) => localStorage.setItem("gps_permission_denied", String(Date.now() - ms)), days * 86_400_000);
    await age(7.01);
    await page.reload();
    await expect(hint, "after seven days, what was granted counts again").toBeVisible();
    expect(searches.at(-1)).toMatchObject(munich);
    expect(await asked()).toBe(1);
  });
});
