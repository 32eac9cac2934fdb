import { afterEach, expect, it, vi } from "vitest";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const munich = { latitude: 48.137, longitude: 11.576 };
const search = "POST /api/geosearch";

afterEach(() => void vi.restoreAllMocks());

/** A browser that allows it, and says where it is. */
function locatedBrowser() {
  const toJSON = () => ({});
  const rest = { accuracy: 10, altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON };
  const position = () => ({ coords: { ...munich, ...rest }, timestamp: Date.now(), toJSON });
  const granted: PermissionStatus = Object.assign(new EventTarget(), {
    ...{ name: "geolocation", state: "granted" as const, onchange: null },
  });
  vi.spyOn(navigator.permissions, "query").mockImplementation(async () => granted);
  return vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((done) => done(position()));
}

async function openSearch(title: string, stored: Record<string, string> = {}) {
  const client = await openClient(`/jobsearch?title=${title}`, { stored });
  const found = client.screen.getByRole("list", { name: "Search results" }).getByRole("button");
  await expect.poll(() => found.elements().length).toBeGreaterThan(0);
  const hint = client.screen.getByText("Using your current location for better results");
  const lastSearch = () => client.sentTo(search).at(-1);
  return { ...client, hint, lastSearch };
}

it("[SEARCH-03] [SEARCH-06] [SEARCH-07] the location is used as the page says, until it is stopped or a place is chosen", async () => {
  const asked = locatedBrowser();
  const first = await openSearch("engineer", { gps_permission_denied: String(Date.now()) });
  expect(first.lastSearch()).not.toHaveProperty("latitude");
  expect(asked, "nobody is asked without a press").not.toHaveBeenCalled();
  await expect.element(first.hint).not.toBeInTheDocument();
  await first.screen.getByRole("button", { name: "Use my current location" }).click();
  await expect.element(first.hint).toBeVisible();
  await expect.poll(first.lastSearch).toMatchObject({ job_title: "engineer", offset: 0, ...munich });
  expect(asked).toHaveBeenCalledTimes(1);

  const { screen, hint, lastSearch, goBack } = await openSearch("engineer", { ...localStorage });
  await expect.element(hint).toBeVisible();
  expect(lastSearch()).toMatchObject(munich);
  expect(asked, "it is remembered").toHaveBeenCalledTimes(1);

  await screen.getByRole("combobox", { name: "Country", exact: true }).fill("germ");
  await screen.getByRole("option", { name: "Germany", exact: true }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(screen.getByText("Your location is not used while a place is chosen.")).toBeVisible();
  await screen.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(lastSearch).toEqual({ job_title: "engineer", limit: 10, offset: 0, country: "Germany" });
  await goBack();
  await expect.element(hint).toBeVisible();

  await screen.getByRole("button", { name: "Stop using it" }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.poll(lastSearch).not.toHaveProperty("latitude");
  const stopped = await openSearch("welder", { ...localStorage });
  expect(stopped.lastSearch()).not.toHaveProperty("latitude");
  expect(asked, "the no holds, though the browser would allow it").toHaveBeenCalledTimes(1);
});

it("[SEARCH-07] after seven days, what was granted counts again", async () => {
  const asked = locatedBrowser();
  const stopped = Date.now() - 7.01 * 86_400_000;
  const { hint, lastSearch } = await openSearch("welder", { gps_permission_denied: String(stopped) });
  await expect.element(hint).toBeVisible();
  await expect.poll(lastSearch).toMatchObject(munich);
  expect(asked).toHaveBeenCalledTimes(1);
});
