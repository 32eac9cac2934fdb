import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownClock } from "../../../../tests/components/own-clock.ts";
import { ownConfig } from "../../../../tests/components/own-config.ts";

const search = "POST /api/geosearch";
const posting = (id: string, job_title: string) => ({
  ...{ id, job_title, company: "Aire Care", location: "Leeds, England, United Kingdom", salary: "£31,000 a year" },
  ...{
    company_info: "",
    description: "You care.",
    requirements: "",
    benefits: "",
    job_url: `https://jobs.example/${id}`,
  },
});
const counts = {
  ...{ success: true, counted: 2, is_more: false },
  values: [
    { filter: "workplace", value: "on_site", count: 1 },
    { filter: "workplace", value: "remote", count: 1 },
    { filter: "employer", value: "aire care", name: "Aire Care", count: 1 },
  ],
  posted_within: [
    { days: 1, count: 0 },
    { days: 7, count: 1 },
  ],
  distances: [{ kilometres: 10, count: 1 }],
  pay: [{ currency: "GBP", period: "YEAR", count: 2, median: 31_000 }],
};

async function openSearch(path: string, reply: object = {}, counted: object = {}, held: string[] = []) {
  const results = [posting("1", "Nurse"), posting("2", "Ward Nurse")];
  return openClient(path, {
    held,
    answers: {
      ...ownConfig,
      [search]: () => ({ success: true, results, ...reply }),
      "POST /api/geosearch/filters": () => ({ ...counts, ...counted }),
      "GET /api/geosearch/suggestions": ({ text }) => ({
        success: true,
        suggestions: String(text).startsWith("nu")
          ? [
              { kind: "title", text: "Nurse", count: 12 },
              { kind: "employer", text: "Nuance Care", key: "nuance care", count: 2 },
              { kind: "place", text: "Nuneaton, England", place: { country: "United Kingdom", city: "Nuneaton" } },
            ]
          : [],
      }),
      "POST /api/matching/summaries": () => ({
        success: true,
        summaries: [{ job_url: "https://jobs.example/1", met: 3, part: 0, question: 2, gap: 1, unjudged: 0 }],
      }),
    },
  });
}

it("says above and below the list how many fit, and how many similar ones follow", async () => {
  const results = [posting("1", "Nurse"), { ...posting("2", "Ward Nurse"), match: "similar" }];
  const { screen } = await openSearch(
    "/jobsearch?title=nurse&country=Ireland",
    { results },
    { counted: 1, similar: 1 },
  );
  await expect.element(screen.getByText("1 opening, then 1 similar", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("The only opening that fits, and 1 similar.")).toBeVisible();
  await screen.getByRole("combobox", { name: "Job title" }).fill("nu");
  await expect.element(screen.getByRole("option", { name: "Title: Nurse 12 everywhere" })).toBeVisible();
});

it("filters stand in the address with their counts, and go one by one or all at once", async () => {
  const { screen, address, sentTo } = await openSearch("/jobsearch?title=nurse");
  await expect.element(screen.getByText("2 openings", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Workplace" }).click();
  await screen.getByRole("checkbox", { name: "Remote 1" }).click();
  expect(address()).toBe("/jobsearch?title=nurse&workplace=remote");
  await expect.poll(() => sentTo(search).at(-1)).toMatchObject({ filters: { workplace: ["remote"] } });
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Workplace: Remote" })).toHaveFocus();

  await screen.getByRole("button", { name: "Date posted" }).click();
  await screen.getByRole("radio", { name: "Last 7 days 1" }).click();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Pay", exact: true }).click();
  await screen.getByRole("button", { name: "Apply", exact: true }).click();
  await expect.element(screen.getByText("Please enter an amount")).toBeVisible();
  await screen.getByLabelText("Pay at least").fill("30,000");
  await userEvent.keyboard("{Enter}");
  expect(address()).toBe("/jobsearch?title=nurse&workplace=remote&days=7&pay=30000+YEAR+GBP");
  await expect.element(screen.getByText("£30,000 or more a year")).toBeVisible();
  await expectAccessible("filters with an open one");
  await userEvent.keyboard("{Escape}");

  await screen.getByRole("button", { name: "Clear filters" }).click();
  expect(address()).toBe("/jobsearch?title=nurse");
  await expect.poll(() => sentTo(search).at(-1)).not.toHaveProperty("filters");
});

it("the filters come while another call takes minutes", async () => {
  ownClock();
  const { screen } = await openSearch("/jobsearch?title=nurse", {}, {}, ["POST /api/matching/summaries"]);
  await expect.element(screen.getByText("2 openings", { exact: true })).toBeVisible();
  vi.advanceTimersByTime(3000);
  await expect.element(screen.getByRole("button", { name: "Workplace" })).toBeVisible();
});

it("on a phone the filters lie in a sheet", async () => {
  await page.viewport(320, 640);
  const { screen, address } = await openSearch("/jobsearch?title=nurse");
  await screen.getByRole("button", { name: "Filters" }).click();
  const sheet = screen.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "Aire Care 1" }).click();
  expect(address()).toBe("/jobsearch?title=nurse&employer=aire+care");
  expect(document.documentElement.scrollWidth).toBe(320);
  await sheet.getByRole("button", { name: "Show 2 openings" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Filters 1" })).toBeVisible();
  await page.viewport(1280, 800);
});

it("what was read is taken off by its chip, and what gave way is said with its count", async () => {
  const { screen, address, sentTo } = await openSearch("/jobsearch?title=part-time+nurce+Leeds", {
    understood: [
      { kind: "place", text: "Leeds", meaning: "Leeds, England, United Kingdom" },
      { kind: "employment", text: "part-time", meaning: "part time" },
    ],
    not_understood: ["visa sponsorship"],
    steps: [
      { kind: "spelling", written: "nurce", read: "nurse" },
      { kind: "place", asked: "Leeds, England", used: "within 50 km of Leeds", kilometres: 50, count: 12 },
      { kind: "condition", text: "part-time", count: 200 },
    ],
  });
  await expect.element(screen.getByText("No opening in Leeds, England: 12 within 50 km of Leeds.")).toBeVisible();
  await expect
    .element(screen.getByText("Openings do not say this", { exact: false }))
    .toHaveTextContent("“visa sponsorship”");
  await expectAccessible("chips and steps");
  await screen.getByRole("button", { name: "Take off: Part time" }).click();
  const taken = { job_title: "part-time nurce Leeds", taken_off: ["part-time"] };
  await expect.poll(() => sentTo(search).at(-1)).toMatchObject(taken);
  await screen.getByRole("button", { name: "Search for “nurce” instead" }).click();
  await expect.poll(() => sentTo(search).at(-1)).toMatchObject({ as_written: ["nurce"], taken_off: ["part-time"] });
  expect(address()).toBe("/jobsearch?title=part-time+nurce+Leeds&without=part-time&exactly=nurce");
  await expect.element(screen.getByRole("button", { name: "without “part time”: 200 or more" })).toBeVisible();
});

it("what is shown without a condition that nothing meets is said to be so, and its chip stays", async () => {
  const { screen, sentTo } = await openSearch("/jobsearch?title=nurse+posted+today", {
    understood: [{ kind: "posted", text: "posted today", meaning: "posted today" }],
    steps: [{ kind: "without", texts: ["posted today"], count: 23 }],
  });
  await expect.element(screen.getByText("No opening meets “posted today”: 23 without it.")).toBeVisible();
  await expect.element(screen.getByText("All 2 openings.", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "Search results" })).toBeVisible();
  await screen.getByRole("button", { name: "Take off: Posted today" }).click();
  await expect.poll(() => sentTo(search).at(-1)).toMatchObject({ taken_off: ["posted today"] });
});

it("an empty page has ways on", async () => {
  const { screen, address, sentTo } = await openSearch("/jobsearch?title=nurse&country=Germany&workplace=remote", {
    results: [],
    steps: [
      { kind: "condition", text: "workplace", count: 3 },
      { kind: "nothing", nearest: [{ name: "midwife", count: 2 }], any: 1200 },
    ],
  });
  await expect.element(screen.getByText("No jobs found. Try adjusting your search criteria.")).toBeVisible();
  await expectAccessible("nothing found, with ways on");
  await screen.getByRole("button", { name: "Search in all places" }).click();
  expect(address()).toBe("/jobsearch?title=nurse&workplace=remote");
  await screen.getByRole("button", { name: "without the filter “Workplace”: 3" }).click();
  await expect.poll(() => sentTo(search).at(-1)).not.toHaveProperty("filters");
  await screen.getByRole("button", { name: "midwife: 2" }).click();
  await expect.poll(address).toBe("/jobsearch?title=midwife");
});

it("where nothing is like it, all openings of the place are a way on", async () => {
  const { screen, address } = await openSearch("/jobsearch?title=xqzvtrplk+Leeds", {
    results: [],
    understood: [{ kind: "place", text: "Leeds", meaning: "Leeds, England, United Kingdom" }],
    steps: [{ kind: "nothing", nearest: [], any: 120 }],
  });
  await expect.element(screen.getByText("Nothing here is called anything like it.", { exact: false })).toBeVisible();
  await expectAccessible("nothing like it");
  await screen.getByRole("button", { name: "all openings, newest first: 120" }).click();
  await expect.poll(address).toBe("/jobsearch?title=any+job+Leeds");
});

it("the box suggests as one types, by keyboard and pointer", async () => {
  const { screen, address } = await openSearch("/jobsearch");
  const box = screen.getByRole("combobox", { name: "Job title" });
  await box.fill("nu");
  const options = screen.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect.poll(() => options.elements()).toHaveLength(3);
  await expectAccessible("suggestions");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(box).toHaveAttribute("aria-activedescendant", options.first().element().id);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(options.nth(2)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await expect.element(box).toHaveValue("nu");

  await userEvent.keyboard("n");
  await options.nth(2).click();
  await expect.element(screen.getByRole("combobox", { name: "Country" })).toHaveValue("United Kingdom");
  await expect.element(box).toHaveValue("");
  await box.fill("nur");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(address).toBe("/jobsearch?title=Nurse&country=United+Kingdom&city=Nuneaton");
  await expect.element(options.first()).not.toBeInTheDocument();
});

it("the first result stands open, says how it fits, and is saved without applying", async () => {
  const { screen, sentTo } = await openSearch("/jobsearch?title=nurse");
  const detail = screen.getByRole("region", { name: "Job details" });
  await expect.element(detail.getByRole("heading", { level: 2 })).toHaveTextContent("Nurse");
  const found = screen.getByRole("list", { name: "Search results" }).getByRole("button");
  await expect.element(found.first()).toHaveTextContent("3 of 6 met");
  await expect.element(found.first()).toHaveAttribute("aria-current", "true");
  // Four fit without scrolling, however long what they say is.
  expect(found.first().element().getBoundingClientRect().height).toBeLessThan(130);
  await detail.getByRole("button", { name: "Save" }).click();
  await expect.element(detail.getByText("Already on your board:")).toBeVisible();
  expect(sentTo("POST /api/jobs")).toMatchObject([{ job_url: "https://jobs.example/1", status: "Viewed" }]);
});
