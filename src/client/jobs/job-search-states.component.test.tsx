import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownClock } from "../../../tests/components/own-clock.ts";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { notDone, page502 } from "../../../tests/fakes/refusals.ts";

const search = "POST /api/geosearch";

/** What the specification wants logged and not shown. */
const spyOnWarnings = () => vi.spyOn(console, "warn").mockImplementation(() => {});

async function openSearch(path: string, opening: Parameters<typeof openClient>[1] = {}) {
  const client = await openClient(path, opening);
  const { screen } = client;
  const found = screen.getByRole("list", { name: "Search results" }).getByRole("button");
  const expectFound = (count: number) => expect.poll(() => found.elements()).toHaveLength(count);
  const searchFor = async (title: string) => {
    await screen.getByLabelText("Job title").fill(title);
    await screen.getByRole("button", { name: "Search", exact: true }).click();
  };
  return { ...client, found, expectFound, searchFor };
}

it("[SEARCH-01] [SEARCH-02] [SEARCH-03] is accessible before a search, while it loads, and when it loads more", async () => {
  const { screen, hold, found, expectFound, searchFor } = await openSearch("/jobsearch");
  await expect.element(screen.getByText("Enter a job title and click search to find opportunities")).toBeVisible();
  await expectAccessible("first");
  await searchFor("  ");
  await expect.element(screen.getByText("Please enter a job title")).toBeVisible();
  await expectAccessible("without title");
  const answer = hold(search);
  ownClock();
  await searchFor("engineer");
  await expect.element(screen.getByText("Searching…")).toBeInTheDocument();
  vi.advanceTimersByTime(4000);
  await expect.element(screen.getByText("This takes longer than usual…")).toBeVisible();
  await expectAccessible("loading for long");
  answer();
  const answerMore = hold(search);
  await expectFound(10);
  await expect.element(screen.getByText("Select a job to view details")).toBeVisible();
  found.last().element().scrollIntoView();
  await expect.element(screen.getByText("Loading more jobs...")).toBeVisible();
  await expectAccessible("loading more");
  answerMore();
  await expectFound(12);
});

it("before the first search, offers the one that the profile suggests", async () => {
  const steps = { success: true, has_profile: true, opening_url: null, has_documents: false, has_applied: false };
  const answers = {
    ...ownConfig,
    "GET /api/chat/first-steps": () => ({ ...steps, job_title: "Engineer", place: "Leeds, UK" }),
  };
  const { screen, expectFound, sentTo } = await openSearch("/jobsearch", { answers });
  await screen.getByRole("link", { name: "Openings for Engineer near Leeds" }).click();
  await expectFound(10);
  expect(sentTo(search)).toMatchObject([{ job_title: "Engineer Leeds, UK" }]);
  // Asked once the list stands, and not of the next test's server.
  await expect.poll(() => sentTo("POST /api/matching/summaries")).toHaveLength(1);
});

it("[SEARCH-08] is accessible with an opened job, and with one that is on the board", async () => {
  const { screen, world, found } = await openSearch("/jobsearch?title=engineer");
  await found.nth(1).click();
  await expect.element(screen.getByRole("link", { name: /^Apply Now/ })).toBeVisible();
  await expectAccessible("opened job");
  const job = { job_title: "Process Engineer 2", company_name: "Kernwerk", job_url: "https://jobs.example/2" };
  world.jobs = [{ ...job, history: [{ status: "Viewed", timestamp: "2026-01-02T03:04:05" }] }];
  await screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Job Search" }).click();
  await screen.getByRole("link", { name: "Back to your last search: engineer" }).click();
  await expect.element(found.nth(1)).toHaveTextContent("On your board: Viewed");
  await found.nth(1).click();
  await expect.element(screen.getByRole("link", { name: "Open the card" })).toBeVisible();
  await expectAccessible("job on the board");
});

it("[SEARCH-03] [SEARCH-10] is accessible when nothing is found, when the search fails, and without a location", async () => {
  spyOnWarnings();
  const { screen, refuse, searchFor } = await openSearch("/jobsearch?title=nothing");
  await expect.element(screen.getByText("No jobs found. Try adjusting your search criteria.")).toBeVisible();
  await expectAccessible("nothing found");
  refuse(search, page502);
  await searchFor("welder");
  await expect.element(screen.getByText("The search got no answer")).toBeVisible();
  await expectAccessible("failed");
  await screen.getByRole("button", { name: "Use my current location" }).click();
  await expect.element(screen.getByText("Your browser keeps your location to itself.")).toBeVisible();
  await expectAccessible("refused location");
  await screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Job Search" }).click();
  await expect.element(screen.getByRole("link", { name: "Back to your last search: nothing" })).toBeVisible();
  await expectAccessible("last search");
});

it("[SEARCH-04] [SEARCH-10] a failed search is logged, not taken for an empty one, and tried again", async () => {
  const warnings = spyOnWarnings();
  const { screen, refuse, hold, found, expectFound, searchFor, sentTo } = await openSearch("/jobsearch?title=nurse", {
    refusals: { "GET /api/geo/countries": notDone },
    held: [search],
  });
  await expect.poll(() => sentTo(search)).toHaveLength(1);
  hold(search)();
  // More are asked for as soon as the list's end is near, which a slow page's is for a moment.
  const answerMore = hold(search);
  await expectFound(10);
  expect(warnings.mock.calls).toEqual([["The countries could not be loaded"]]);
  warnings.mockClear();
  refuse(search, notDone);
  answerMore();
  found.last().element().scrollIntoView();
  await expect.element(screen.getByText("More jobs could not be loaded.")).toBeVisible();
  await expectFound(10);
  expect(warnings.mock.calls).toEqual([["The search failed"]]);
  refuse(search, undefined);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expectFound(12);
  const titles = found.elements().map(({ textContent }) => textContent);
  expect(new Set(titles).size).toBe(12);

  refuse(search, { status: 500, json: { message: "Broken" } });
  await searchFor("welder");
  await expect.element(screen.getByText("The search got no answer")).toBeVisible();
  await expectFound(0);
  for (const text of ["No jobs found.", "Broken"]) await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  expect(
    screen
      .getByRole("alert")
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContainEqual(expect.stringMatching(/\w/));
  expect(warnings).toHaveBeenCalledTimes(2);
  refuse(search, undefined);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expectFound(10);
  expect(sentTo(search).at(-1)).toEqual({ job_title: "welder", limit: 10, offset: 0 });
});

it("[SEARCH-09] a job that could not be recorded opens all the same, which is logged", async () => {
  const warnings = spyOnWarnings();
  const { screen, refuse, found } = await openSearch("/jobsearch?title=nurse");
  refuse("POST /api/jobs", { status: 500, json: {} });
  await found.first().click();
  const opened: boolean[] = [];
  const stayHere = (event: Event) => {
    opened.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", stayHere, { once: true });
  await screen.getByRole("link", { name: /^Apply Now/ }).click();
  expect(opened).toEqual([true]);
  await expect.poll(() => warnings.mock.calls).toEqual([["The opened job could not be recorded on the board."]]);
  await expect.element(screen.getByText("Already on your board:")).not.toBeInTheDocument();
});

it("says which country comes first where nobody says where", async () => {
  const texts = { company_info: "", description: "", requirements: "", benefits: "", salary: "", company: "Acme" };
  const results = [
    { ...texts, id: "1", job_title: "Engineer", location: "Leeds, United Kingdom", job_url: "https://jobs.example/1" },
  ];
  const first_country = { name: "United Kingdom", by: "profile" };
  const { screen, searchFor } = await openSearch("/jobsearch", {
    answers: { ...ownConfig, [search]: () => ({ success: true, results, first_country }) },
  });
  await searchFor("engineer");
  await expect.element(screen.getByText("Your country first: United Kingdom, by your profile")).toBeVisible();
  await page.viewport(900, 800);
  const save = screen.getByRole("button", { name: "Save this search" }).element().getBoundingClientRect();
  const said = screen.getByText("Your country first:", { exact: false }).element().getBoundingClientRect();
  // Beside all that is said, however many lines that takes.
  expect(save.top).toBeLessThan(said.bottom);
  await page.viewport(1280, 800);
  first_country.name = "Germany";
  await searchFor("engineers");
  await expect.element(screen.getByText("Your country first:", { exact: false })).not.toBeInTheDocument();
});
