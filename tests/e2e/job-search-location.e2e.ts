import { items, searchesOf } from "./search-page.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

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
  const locationRequests = () => page.evaluate(() => Reflect.get(window, "locationRequests") ?? 0);
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...given) => {
      Reflect.set(window, "locationRequests", (Reflect.get(window, "locationRequests") ?? 0) + 1);
      ask(...given);
    };
  });

  await page.goto("/jobsearch?title=software%20engineer");
  await expect(items(page)).toHaveCount(10);
  expect(searches.at(-1)).not.toHaveProperty("latitude");
  expect(await locationRequests(), "nobody is asked without a press").toBe(0);
  await expect(hint).toHaveCount(0);

  await context.grantPermissions(["geolocation"]);
  await page.getByRole("button", { name: "Use my current location" }).click();
  await expect(hint).toBeVisible();
  await expect(items(page).first()).toContainText("Germany");
  expect(searches.at(-1)).toMatchObject({ job_title: "software engineer", offset: 0, ...munich });
  await page.reload();
  await expect(hint).toBeVisible();
  await expect(items(page).first()).toContainText("Germany");
  expect(await locationRequests(), "it is remembered").toBe(0);

  await page.getByRole("combobox", { name: "Country", exact: true }).fill("france");
  await page.getByRole("option", { name: "France", exact: true }).click();
  await expect(hint).toHaveCount(0);
  await expect(page.getByText("Your location is not used while a place is chosen.")).toBeVisible();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(items(page).first()).toContainText("France");
  expect(searches.at(-1)).toEqual({ job_title: "software engineer", limit: 10, offset: 0, country: "France" });
  await page.goBack();
  await expect(hint).toBeVisible();

  await page.getByRole("button", { name: "Stop using it" }).click();
  await expect(hint).toHaveCount(0);
  await expect.poll(() => searches.at(-1)).not.toHaveProperty("latitude");
  await page.goto("/jobsearch?title=welder");
  await expect(items(page)).toHaveCount(10);
  expect(await locationRequests(), "the no holds, though the browser would allow it").toBe(0);

  const age = (days: number) =>
    page.evaluate((ms) => localStorage.setItem("gps_permission_denied", String(Date.now() - ms)), days * 86_400_000);
  await age(7.01);
  await page.reload();
  await expect(hint, "after seven days, what was granted counts again").toBeVisible();
  await expect.poll(() => searches.at(-1)).toMatchObject(munich);
  expect(await locationRequests()).toBe(1);
});
