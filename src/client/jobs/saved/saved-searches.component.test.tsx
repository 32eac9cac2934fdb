import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import type { SavedSearch } from "../../../shared/jobs/saved-search.contract.ts";

const search = "POST /api/geosearch";
const save = "POST /api/saved-searches";
const nurse = {
  ...{ id: "1", job_title: "Nurse", company: "Aire Care", location: "Leeds, England", salary: "" },
  ...{ company_info: "", description: "", requirements: "", benefits: "", job_url: "https://jobs.example/1" },
};
const saved = (id: string, name: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id, name, query: { job_title: name }, created_at: "2026-11-01T08:00:00.000Z", seen: 7, new_openings: 0 },
  ...more,
});

/** A server that keeps saved searches; it counts nothing. */
async function openSearch(path: string, known: SavedSearch[] = [], results: object[] = [nurse]) {
  let searches = known;
  const client = await openClient(path, {
    answers: {
      ...ownConfig,
      [search]: () => ({ success: true, results }),
      "GET /api/saved-searches": () => ({ success: true, searches }),
      [save]: (sent) => {
        const id = String(sent.id);
        const before = searches.find((one) => one.id === id);
        const query = { job_title: "", ...Object(sent.query) };
        const next = saved(id, String(sent.name), { query, ...before, name: String(sent.name) });
        searches = before ? searches.map((one) => (one.id === id ? next : one)) : [...searches, next];
        return { success: true };
      },
      "POST /api/reminders/digest": (sent) => ({
        ...{ success: true, calendar_url: null },
        digest: { ...Object(sent), next_at: null },
      }),
      "POST /api/saved-searches/look": ({ id }) => {
        searches = searches.map((one) => (one.id === id ? { ...one, new_openings: 0 } : one));
        return { success: true };
      },
      "DELETE /api/saved-searches": ({ id }) => {
        searches = searches.filter((one) => one.id !== id);
        return { success: true };
      },
    },
  });
  const { screen } = client;
  return { ...client, list: screen.getByRole("list", { name: "Saved searches" }) };
}

it.each(modalities)(
  "%s saves a search with its filters by one press, and opens it again from the list",
  async (modality) => {
    const press = await pressBy(modality);
    const { screen, sentTo, address, list } = await openSearch("/jobsearch?title=nurse&city=Leeds&workplace=remote");
    await press(screen.getByRole("button", { name: "Save this search" }));
    await expect.element(screen.getByRole("button", { name: "Search saved" })).toHaveFocus();
    expect(sentTo(save)).toEqual([
      expect.objectContaining({
        name: "nurse, Leeds (Remote)",
        query: { job_title: "nurse", city: "Leeds", filters: { workplace: ["remote"] } },
      }),
    ]);
    expect(sentTo(save)[0]).not.toHaveProperty("seen");
    await screen.getByLabelText("Job title").fill("welder");
    await screen.getByRole("button", { name: "Search", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Save this search" })).toBeVisible();
    await press(screen.getByRole("button", { name: "Saved searches" }));
    if (modality === modalities[0]) await expectAccessible("list of saved searches");
    await press(list.getByRole("link", { name: "nurse, Leeds (Remote)" }));
    await expect.poll(address).toBe("/jobsearch?title=nurse&city=Leeds&workplace=remote");
    await expect.element(screen.getByRole("button", { name: "Search saved" })).toBeVisible();
  },
);

it("says how many are new, those first, and none once they are looked at", async () => {
  const known = [
    saved("search-a", "welder"),
    saved("search-b", "cook", { new_openings: 3 }),
    saved("search-c", "nurse", { new_openings: 51 }),
  ];
  const { screen, list, sentTo } = await openSearch("/jobsearch", known);
  await screen.getByRole("button", { name: "Saved searches 50+ new" }).click();
  await expect
    .poll(() =>
      list
        .getByRole("link")
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual([...["cook3 new", "nurse50+ new", "welder"]]);
  await list.getByRole("link", { name: "cook 3 new" }).click();
  await expect.poll(() => sentTo("POST /api/saved-searches/look")).toEqual([{ id: "search-b" }]);
  await expect.poll(() => sentTo(search).at(-1)).toMatchObject({ job_title: "cook" });
  await screen.getByRole("button", { name: "Saved searches" }).click();
  await expect.element(list.getByRole("link", { name: "cook", exact: true })).toBeVisible();
});

it("renames one, and takes one away with a way back", async () => {
  const { screen, list, sentTo } = await openSearch("/jobsearch", [saved("search-a", "welder", { new_openings: 2 })]);
  await screen.getByRole("button", { name: "Saved searches 2 new" }).click();
  await list.getByRole("button", { name: "What to do with welder" }).click();
  await screen.getByRole("menuitem", { name: "Rename" }).click();
  const field = screen.getByRole("textbox", { name: "Name of the search" });
  await field.fill(" ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Please enter a name")).toBeVisible();
  await expectAccessible("renaming");
  await field.fill("Metal");
  await userEvent.keyboard("{Enter}");
  await expect.element(list.getByRole("link", { name: /^Metal/ })).toHaveFocus();
  await list.getByRole("button", { name: "What to do with Metal" }).click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("No saved searches")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(list.getByRole("link", { name: /^Metal/ })).toBeVisible();
  await expect.poll(() => sentTo(save).at(-1)).toMatchObject({ id: "search-a", name: "Metal", seen: 7 });
});

it("offers to be told where nothing is found, and says so when a saved search is not there any more", async () => {
  const { screen, sentTo } = await openSearch("/jobsearch?title=astronaut", [], []);
  await screen.getByRole("button", { name: "Tell me when there are some" }).click();
  await expect.element(screen.getByRole("button", { name: "Search saved" })).toBeVisible();
  expect(sentTo(save)).toMatchObject([{ name: "astronaut" }]);
  const gone = await openSearch("/jobsearch?saved=search-z");
  await expect
    .element(gone.screen.getByText("This saved search is not there any more.", { exact: false }))
    .toBeVisible();
  await expectAccessible("gone");
});

it("offers once to tell by mail what is new", async () => {
  const { screen, sentTo } = await openSearch("/jobsearch", [saved("search-a", "welder")]);
  await screen.getByRole("button", { name: "Saved searches" }).click();
  await screen.getByRole("button", { name: "No, thanks" }).click();
  await expect.element(screen.getByRole("button", { name: "Send me mails" })).not.toBeInTheDocument();
  expect(sentTo("POST /api/reminders/digest")).toMatchObject([{ is_on: false, hour: 8, weekdays: [1, 2, 3, 4, 5] }]);
});

it("says what could not be saved, and shows it no longer", async () => {
  const { screen, refuse } = await openSearch("/jobsearch?title=nurse");
  refuse(save, {
    status: 409,
    json: { success: false, error: "conflict", message: "You have as many as one can have." },
  });
  await screen.getByRole("button", { name: "Save this search" }).click();
  await expect.element(screen.getByText("You have as many as one can have.").first()).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Save this search" })).toBeVisible();
});
