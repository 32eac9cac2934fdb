import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import type {
  AdministeredSource,
  Discovery,
  SourceAdministrationReply,
} from "../../../shared/jobs/source-administration.contract.ts";

const call = "POST /api/administration/job-sources";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const source = (key: string, changes: Partial<AdministeredSource> = {}): AdministeredSource => ({
  source: key,
  ...{ is_on: true, is_added: false, is_running: false, open: 12, newest_posted_at: hoursAgo(30) },
  ...{ last_run_at: hoursAgo(1), last_success_at: hoursAgo(1), next_run_at: hoursAgo(-3.5) },
  ...{ added: 2, changed: 1, unchanged: 9, closed: 0, unreadable: 0 },
  ...{ failures: 0, fault: null, last_fault: null },
  ...changes,
});

const fault = "There is no such board (it answered 404): check its name.";
const failing = source("greenhouse:gone", {
  ...{ failures: 3, fault, last_fault: { sentence: fault, at: hoursAgo(2) }, last_success_at: null, open: 0 },
  newest_posted_at: null,
});
const few = [
  source("ashby:acme", { is_running: true }),
  failing,
  source("lever:acme", { is_added: true, last_fault: { sentence: "The host answered 502.", at: hoursAgo(50) } }),
  source("page:https://jobs.acme.example/openings/a-very-long-address-of-one-page?id=7", { is_on: false, open: 0 }),
];
const many = [...few, ...Array.from({ length: 60 }, (_, at) => source(`recruitee:company-${at}`))];

const discovery: Discovery = {
  found: [
    {
      ...{ source: "lever:acme-robotics", company: "Acme Robotics", openings: 100, is_more: true, unreadable: 2 },
      ...{ how: "by_name", examples: [{ title: "Welder", location: "Berlin, Germany" }] },
    },
    {
      ...{ source: "lever:acme", company: "Acme", openings: 1, is_more: false, unreadable: 0 },
      ...{ how: "linked", examples: [{ title: "Fitter", location: "" }] },
    },
  ],
  unlisted: [{ board: "smartrecruiters", name: "AcmeLifts" }],
  unanswered: ["ashby", "personio"],
  faults: ["This address is not on the public internet."],
  requests: 31,
};

interface World {
  sources?: AdministeredSource[];
  isDemonstration?: boolean;
  opening?: Parameters<typeof openClient>[1];
}

async function openSources({ sources = few, isDemonstration = false, opening = {} }: World = {}) {
  let known = sources;
  const reply = (more: Partial<SourceAdministrationReply> = {}): SourceAdministrationReply => ({
    ...{ success: true, message: "", sources: known, is_demonstration: isDemonstration },
    ...more,
  });
  const answer = (sent: Record<string, unknown>) => {
    const keys = Array.isArray(sent.sources) ? sent.sources : [];
    if (sent.command === "find") return reply({ discovery: sent.text === "nobody" ? nothing : discovery });
    if (sent.command === "boards") return reply({ curated });
    if (sent.command === "list") return reply();
    if (sent.command === "remove") known = known.filter((one) => !keys.includes(one.source));
    known = known.map((one) => (keys.includes(one.source) ? { ...one, is_on: sent.command === "on" } : one));
    for (const key of sent.command === "remove" ? [] : keys)
      if (!known.some((one) => one.source === key)) known = [...known, source(String(key))];
    return reply({ message: "The source is changed." });
  };
  return openClient("/administration/sources", { answers: { ...ownConfig, [call]: answer }, ...opening });
}

const nothing: Discovery = { found: [], unlisted: [], unanswered: [], faults: [], requests: 33 };
const curated = {
  about: ["Compiled by hand.", "No address could be called."],
  boards: [
    { country: "DE", company: "Acme", source: "lever:acme" },
    { country: "DE", company: "Beispiel", source: "greenhouse:beispiel" },
    { country: "DE", company: "Muster", source: "ashby:muster" },
    { country: "US", company: "Example", source: "greenhouse:example" },
  ],
};

it("shows of each source how much, how fresh, what failed and when; what needs somebody first", async () => {
  const { screen } = await openSources();
  await expect.element(screen.getByText("3 of 4 sources are on, 24 openings, 1 is failing.")).toBeVisible();
  const names = screen.getByRole("heading", { level: 2 }).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    ...["gone", "acme", "acme"],
    "jobs.acme.example/openings/a-very-long-address-of-one-page",
  ]);
  await expect.element(screen.getByText(`The last 3 runs failed: ${fault}`)).toBeVisible();
  const lever = screen.getByRole("region", { name: "acme on Lever" });
  await expect.element(lever.getByText("12 openings, newest 1 day ago")).toBeVisible();
  await expect.element(lever.getByText("1 hour ago: 2 new, 1 changed, 9 as before")).toBeVisible();
  await expect.element(lever.getByText("2 days ago: The host answered 502.")).toBeVisible();
  await expect.element(lever.getByText("in 3 hours")).toBeVisible();
  await expectAccessible("some sources");
});

it("switches a source off and on, and has it read now", async () => {
  const { screen, sentTo } = await openSources();
  await screen.getByRole("button", { name: "Switch off: gone" }).click();
  await expect.element(screen.getByRole("button", { name: "Switch on: gone" })).toBeVisible();
  await screen.getByRole("button", { name: "Read now: acme" }).nth(1).click();
  await expect
    .poll(() => sentTo(call).filter(({ command }) => command !== "list"))
    .toEqual([
      { command: "off", sources: ["greenhouse:gone"] },
      { command: "run", sources: ["lever:acme"] },
    ]);
});

it("removes a source that was added here, and puts it back, off as it was", async () => {
  const { screen, sentTo } = await openSources({ sources: [source("lever:acme", { is_added: true, is_on: false })] });
  await screen.getByRole("button", { name: "Remove: acme" }).click();
  await expect.element(screen.getByText("There are no sources yet")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("button", { name: "Switch on: acme" })).toBeVisible();
  const commands = sentTo(call).map(({ command }) => command);
  expect(commands.filter((command) => command !== "list")).toEqual(["remove", "on", "off"]);
});

it("says what the search shows while there is none", async () => {
  const { screen } = await openSources({ sources: [], isDemonstration: true });
  await expect.element(screen.getByText("There are no sources yet")).toBeVisible();
  await expect.element(screen.getByText(/demonstration's invented openings/)).toBeVisible();
  await expectAccessible("no sources");
});

it("finds one of many by its name", async () => {
  const { screen } = await openSources({ sources: many });
  await screen.getByLabelText("Show only").fill("company-59");
  await expect.element(screen.getByRole("region", { name: "company-59 on Recruitee" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(1);
  await screen.getByLabelText("Show only").fill("no such");
  await expect.element(screen.getByText("No source is called that.")).toBeVisible();
  await screen.getByLabelText("Show only").fill("");
  await expectAccessible("many sources");
});

it("finds a company's boards and shows what they have before one is switched on", async () => {
  const { screen, sentTo } = await openSources();
  await screen.getByRole("tab", { name: "Find a company" }).click();
  await screen.getByRole("button", { name: "Find boards" }).click();
  await expect
    .element(screen.getByText("Please enter a company's name or the address of its careers page"))
    .toBeVisible();
  await screen.getByRole("textbox", { name: "Company" }).fill(" Acme Robotics ");
  await screen.getByRole("button", { name: "Find boards" }).click();
  await expect.element(screen.getByText("2 boards were found for “Acme Robotics”.")).toBeVisible();
  const robotics = screen.getByRole("region", { name: "Acme Robotics on Lever" });
  await expect.element(robotics.getByText("100 openings or more")).toBeVisible();
  await expect.element(robotics.getByText("Welder, Berlin, Germany")).toBeVisible();
  await expect.element(robotics.getByText(/another company may be called the same/)).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Acme on Lever" }).getByText("Is on")).toBeVisible();
  await expect.element(screen.getByText(/AcmeLifts is on SmartRecruiters/)).toBeVisible();
  await expect.element(screen.getByText(/No answer came from Ashby, Personio/)).toBeVisible();
  await expectAccessible("boards found");
  await robotics.getByRole("button").click();
  await expect.element(robotics.getByText("Is on")).toBeVisible();
  expect(sentTo(call)).toContainEqual({ command: "on", sources: ["lever:acme-robotics"] });
  await screen.getByRole("textbox", { name: "Company" }).fill("nobody");
  await screen.getByRole("button", { name: "Find boards" }).click();
  await expect.element(screen.getByText("No board that is read was found for “nobody”.")).toBeVisible();
});

it("switches boards on by country, and says what is not known of them", async () => {
  const { screen, sentTo } = await openSources();
  await screen.getByRole("tab", { name: "By country" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Country" })).toHaveValue("DE");
  await screen.getByText("Where this list comes from, and what was not checked").click();
  await expect.element(screen.getByText("No address could be called.")).toBeVisible();
  await expectAccessible("boards by country");
  await screen.getByRole("button", { name: "Switch on all 2" }).click();
  await expect.element(screen.getByText("Is on").nth(2)).toBeVisible();
  expect(sentTo(call)).toContainEqual({ command: "on", sources: ["greenhouse:beispiel", "ashby:muster"] });
  await screen.getByRole("combobox", { name: "Country" }).selectOptions("United States");
  await expect.element(screen.getByRole("button", { name: "Switch on: Example on Greenhouse" })).toBeVisible();
});

it("is a page of nobody else's: who is no administrator finds nothing there", async () => {
  const refused = {
    status: 404,
    json: { error: "not_found", message: "There is nothing at this address." },
  };
  const { screen } = await openSources({ opening: { refusals: { [call]: refused } } });
  await expect.element(screen.getByText("There is no page here")).toBeVisible();
  expect(screen.getByText("Job sources").elements()).toEqual([]);
});

it("says that it waits, and that it could not load", async () => {
  const { screen, hold } = await openSources({ opening: { held: [call] } });
  await expect.element(screen.getByText("Loading sources...")).toBeVisible();
  await expectAccessible("loading");
  hold(call)();
  await expect.element(screen.getByText(/3 of 4 sources are on/)).toBeVisible();
  await page.viewport(1280, 800);
});
