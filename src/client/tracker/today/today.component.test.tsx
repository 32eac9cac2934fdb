import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { page502 } from "../../../../tests/fakes/refusals.ts";
import { dayAfter, dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { type RecordToSave, recordToSave } from "../../../shared/tracker/records/card-record.contract.ts";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

const today = dayIn(ownZone(), new Date());
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const since = (title: string, status: JobStatus, days: number, more: Partial<TrackedJob> = {}): TrackedJob => ({
  ...newJob(title, "Charité"),
  history: [{ status, timestamp: daysAgo(days) }],
  ...more,
});
const board = () => [
  since("Nurse", "Applied", 2, { next_step: "Call Ms Roth", next_step_on: dayAfter(today, -2) }),
  since("Cook", "Interview", 2, { next_step: "Send the certificate", next_step_on: today }),
  since("Welder", "Applied", 30),
  since("Baker", "Viewed", 5),
];
const group = (name: string) => page.getByRole("region", { name, exact: true });
const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const undoButton = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" });
const undo = () => undoButton.click();

afterEach(() => page.viewport(1280, 800));

it.each([1280, 375])("at %i px says what waits, by its day, with the way to each card", async (width) => {
  await page.viewport(width, 800);
  const { address } = await openClient("/today", boardServer(...board()));
  await expect.element(group("Overdue")).toHaveTextContent("Call Ms Roth");
  await expect.element(group("Today")).toHaveTextContent("Send the certificate");
  await expect.element(group("Waiting")).toHaveTextContent("No word for 30 days");
  await expect.element(row("Baker")).toHaveTextContent("Looked at 5 days ago, not applied yet");
  await expect.element(group("This week")).not.toBeInTheDocument();
  if (width === 1280) await expectAccessible("today");
  await page.getByRole("link", { name: "Nurse", exact: true }).click();
  await expect.poll(address).toContain("/jobtracking?job=");
});

it.each(modalities)("%s a step is done on one press, and back on one", async (modality) => {
  const press = await pressBy(modality);
  const { sentTo } = await openClient("/today", boardServer(...board()));
  await press(page.getByRole("button", { name: "Done: Nurse" }));
  await expect.element(row("Nurse")).not.toBeInTheDocument();
  await press(undoButton);
  await expect.element(group("Overdue")).toHaveTextContent("Call Ms Roth");
  const step = { next_step: "Call Ms Roth", next_step_on: dayAfter(today, -2) };
  const cleared = { next_step: "", next_step_on: "" };
  await expect
    .poll(() => sentTo("POST /api/jobs/details"))
    .toMatchObject([
      { changes: cleared, base: step },
      { changes: step, base: cleared },
    ]);
});

it("later is chosen by the keyboard, and the row that comes next keeps the keyboard's place", async () => {
  await openClient("/today", boardServer(...board()));
  await page.getByRole("button", { name: "Later: Nurse" }).click();
  await page.getByRole("menuitem", { name: /^In three days/ }).click();
  await expect.element(group("This week")).toHaveTextContent("Call Ms Roth");
  const later = page.getByRole("button", { name: "Later: Cook" });
  later.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: /^Tomorrow/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(group("Today")).not.toBeInTheDocument();
  const done = page.getByRole("button", { name: "Done: Cook" });
  done.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Cook")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Nurse", exact: true })).toHaveFocus();
});

it("who was asked is asked again after as long a silence, and how long that is can be chosen", async () => {
  const { sentTo } = await openClient("/today", boardServer(...board()));
  const days = page.getByLabelText("Ask about an application after");
  await expect.element(days).toHaveValue("14");
  await days.selectOptions("28");
  await expect.element(row("Welder")).toBeVisible();
  await press("I asked: Welder");
  await expect.element(row("Welder")).not.toBeInTheDocument();
  expect(sentTo("POST /api/jobs/details")).toMatchObject([{ changes: { next_step_on: dayAfter(today, 28) } }]);
  await openClient("/today", { ...boardServer(...board()), stored: { "quiet-days": "28" } });
  await expect.element(days).toHaveValue("28");
});

it("an application that was sent is noted, and not in the history once that is undone", async () => {
  const server = boardServer(...board());
  const baker = () => server.jobs().find(({ job_title }) => job_title === "Baker") ?? newJob("Baker", "");
  const { sentTo } = await openClient("/today", {
    answers: {
      ...server.answers,
      "POST /api/jobs/changes": () => {
        const { revision } = server.add({ ...baker(), history: baker().history.slice(0, 1) });
        return { success: true, changed: [baker().job_url], revision };
      },
    },
  });
  await press("I applied: Baker");
  await expect.element(row("Baker")).not.toBeInTheDocument();
  const statuses = () => baker().history.map(({ status }) => status);
  await expect.poll(statuses).toEqual(["Viewed", "Applied"]);
  await undo();
  await expect.element(row("Baker")).toBeVisible();
  await expect.poll(statuses).toEqual(["Viewed"]);
  const taken = { action: "take_back", job_url: baker().job_url, status: "Applied" };
  expect(sentTo("POST /api/jobs/changes")).toMatchObject([{ changes: [taken] }]);
});

it("a mail is begun on its card, which sends nothing by itself", async () => {
  const server = boardServer(...board());
  const draft = { language: "en", subject: "My application", text: "Dear hiring team," };
  const answers = { ...server.answers, "POST /api/jobs/mails/draft": () => ({ success: true, draft }) };
  await openClient("/today", { ...server, answers });
  await press("Draft the mail: Welder");
  await expect.element(page.getByRole("form", { name: "New mail" }).getByLabelText("Text")).toHaveValue(draft.text);
  expect(server.records.all()).toEqual([]);
});

it("a change that could not be saved is taken back", async () => {
  const { refuse } = await openClient("/today", boardServer(...board()));
  await expect.element(row("Nurse")).toBeVisible();
  refuse("POST /api/jobs/details", "unreachable");
  await press("Done: Nurse");
  const notices = page.getByRole("region", { name: "Notifications" });
  await expect.element(notices.getByText("Nurse could not be changed.")).toBeVisible();
  await expect.element(notices.getByText("Done: Nurse.")).not.toBeInTheDocument();
  await expect.element(group("Overdue")).toHaveTextContent("Call Ms Roth");
});

it("says that it loads, that it failed, and what would stand here", async () => {
  const list = "GET /api/jobs";
  const { hold, refuse } = await openClient("/today", {
    ...boardServer(),
    refusals: { [list]: page502 },
    held: [list],
  });
  await expect.element(page.getByText("Loading your day...")).toBeInTheDocument();
  hold(list)();
  await expect.element(page.getByText("Your board could not be loaded.")).toBeVisible();
  await expectAccessible("failed");
  refuse(list, undefined);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByText("Nothing to do yet")).toBeVisible();
  await expect.element(page.getByText(/Here you see what is due/)).toBeVisible();
  expect(page.getByRole("main").getByRole("link", { name: "Insights" }).elements()).toEqual([]);
  await expectAccessible("empty");
});

it("documents that are ready are listed, with the sentences that wait for them", async () => {
  const link = (id: string) => `/documents/${id}/file?expires=1`;
  const made = { cv_link: link("cv-1"), cover_letter_link: link("letter-1"), generated_at: daysAgo(0) };
  const ready = since("Nurse", "Viewed", 0, { generated_documents: made });
  const documents = ["cv-1", "letter-1"].map((id) => ({ id, design: "modern", waiting: 2 }));
  const answers = {
    ...boardServer(ready).answers,
    "GET /document-processor/newest": () => ({ success: true, documents }),
  };
  const { address } = await openClient("/today", { answers });
  await expect.element(row("Nurse")).toHaveTextContent("4 better sentences wait to be read");
  await page.getByRole("link", { name: "Read them: Nurse" }).click();
  await expect.poll(address).toContain("&part=documents");
});

it("folds a long list, and unfolds it", async () => {
  const many = Array.from({ length: 30 }, (_, index) => since(`Cook ${index}`, "Applied", 20 + index));
  await openClient("/today", boardServer(...many));
  await expect.poll(() => page.getByRole("listitem").elements()).toHaveLength(8);
  await press("Show all 30");
  await expect.poll(() => page.getByRole("listitem").elements()).toHaveLength(30);
});

it("before a server of the specification alone, offers what its calls can keep", async () => {
  const { world, sentTo } = await openClient("/profile");
  const job = { job_title: "Nurse", job_url: "https://jobs.example/nurse", company_name: "Charité" };
  world.jobs.push({ ...job, history: [{ status: "Viewed", timestamp: daysAgo(5).slice(0, -1) }] });
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect.element(row("Nurse")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^(Done|Later)/ })).not.toBeInTheDocument();
  await press("I applied: Nurse");
  await expect.poll(() => sentTo("POST /api/jobs")).toEqual([{ ...job, status: "Applied" }]);
  await undo();
  await expect.poll(() => sentTo("POST /api/jobs").at(-1)).toEqual({ ...job, status: "Viewed" });
});

it("stands in short above the chat's welcome, and begins a mail on its card", async () => {
  const draft = { language: "en", subject: "My application", text: "Dear hiring team," };
  const { address, sentTo } = await openClient("/chat", {
    answers: {
      ...boardServer(...board()).answers,
      "GET /api/chat/conversations": () => ({ success: true, conversations: [] }),
      "POST /api/jobs/mails/draft": () => ({ success: true, draft }),
    },
  });
  const short = page.getByRole("region", { name: "Waiting for you" });
  await expect.poll(() => short.getByRole("listitem").elements()).toHaveLength(3);
  await expect.element(short.getByRole("link", { name: "All 4 on Today" })).toHaveAttribute("href", "/today");
  await expectAccessible("chat with what waits");
  await press("Draft the mail: Welder");
  await expect.poll(address).toContain("part=notes&mail=follow_up");
  await expect.element(page.getByRole("form", { name: "New mail" }).getByLabelText("Text")).toHaveValue(draft.text);
  expect(sentTo("POST /api/chat/process")).toEqual([]);
});

/** Noon of a day from today on, where this browser is. */
const noon = (days: number) => new Date(`${dayAfter(today, days)}T12:00:00`).toISOString();

function withRecords() {
  const server = boardServer(
    since("Nurse", "Interview", 3),
    since("Cook", "Offer", 3),
    since("Baker", "Interview", 3),
    since("Welder", "Applied", 30),
  );
  const noted = (kind: RecordToSave["kind"], title: string, data: object) =>
    server.records.keep(
      recordToSave.parse({
        id: `${kind}-${title}`,
        kind,
        job_url: newJob(title, "").job_url,
        data,
        created_at: noon(-9),
      }),
    );
  const interview = { interview_kind: "video", zone: "Asia/Kathmandu" };
  noted("interview", "Nurse", { ...interview, at: noon(2), place_or_link: "https://meet.example/room" });
  noted("interview", "Welder", { ...interview, at: noon(40) });
  noted("interview", "Baker", { ...interview, at: noon(-1), minutes: 30 });
  noted("offer", "Cook", { decide_by: dayAfter(today, 3) });
  const query = { job_title: "nurse" };
  const search = { id: "search-one", name: "nurse, Leeds", query, created_at: noon(-9), seen: 1, new_openings: 51 };
  const searches = { "GET /api/saved-searches": () => ({ success: true, searches: [search] }) };
  return { ...server, answers: { ...server.answers, ...searches } };
}

it.each([1280, 375])(
  "at %i px lists interviews, offers, thanks and new openings, each with its next press",
  async (width) => {
    await page.viewport(width, 800);
    const { address } = await openClient("/today", withRecords());
    await expect.element(group("This week")).toHaveTextContent(/Video call, 12:00.PM \(.* in Asia\/Kathmandu\)/);
    await expect.element(group("This week")).toHaveTextContent("Decide about the offer by then");
    await expect
      .element(group("Today"))
      .toHaveTextContent("The interview was 1 day ago: say thanks, and note how it went");
    await expect.element(group("Waiting")).toHaveTextContent("Saved search: 50+ new");
    await expect.element(row("Welder")).not.toBeInTheDocument();
    const link = page.getByRole("link", { name: "https://meet.example/room (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("href", "https://meet.example/room");
    await expect
      .element(page.getByRole("link", { name: "See them: nurse, Leeds" }))
      .toHaveAttribute("href", "/jobsearch?saved=search-one");
    if (width === 1280) await expectAccessible("today with records");
    await page.getByRole("link", { name: "Open the card: Nurse" }).click();
    await expect.poll(address).toContain("&part=notes");
  },
);

it("thanks and answers are noted on one press, and taken back on one", async () => {
  const server = withRecords();
  await openClient("/today", server);
  const answered = (id: string) => server.records.all().find((record) => record.id === id)?.data;
  await press("I said thanks: Baker");
  await expect.element(row("Baker")).not.toBeInTheDocument();
  await expect.poll(() => answered("interview-Baker")).toMatchObject({ answered_on: today });
  await undo();
  await expect.element(row("Baker")).toBeVisible();
  await expect.poll(() => answered("interview-Baker")).toMatchObject({ answered_on: "" });
  await press("I answered: Cook");
  await expect.element(row("Cook")).not.toBeInTheDocument();
  await expect.poll(() => answered("offer-Cook")).toMatchObject({ answered_on: today });
});

it("an answer that could not be saved is taken back", async () => {
  const { refuse } = await openClient("/today", withRecords());
  await expect.element(row("Baker")).toBeVisible();
  refuse("POST /api/jobs/records", "unreachable");
  await press("I said thanks: Baker");
  const notices = page.getByRole("region", { name: "Notifications" });
  await expect.element(notices.getByText("This could not be changed.")).toBeVisible();
  await expect.element(row("Baker")).toBeVisible();
});

it("an application that was sent keeps which documents, until that is undone", async () => {
  const made = { cv_link: "/documents/cv/file?expires=1", cover_letter_link: null, generated_at: daysAgo(0) };
  const server = boardServer(since("Baker", "Viewed", 5, { generated_documents: made }));
  await openClient("/today", server);
  await press("I applied: Baker");
  await expect.poll(() => server.records.all()).toMatchObject([{ kind: "sent_documents" }]);
  await undo();
  await expect.poll(() => server.records.all()).toEqual([]);
});
