import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../tests/components/board-server.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { person } from "../../../tests/fakes/specified-calls.ts";

afterEach(() => page.viewport(1280, 800));

const longTitle = "Senior Principal Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragter (m/w/d)";
const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const engineers = [1, 2, 3, 4, 5, 6, 7].map((number) =>
  newJob(`Engineer ${number}`, "Mill", number % 2 ? "Viewed" : "Rejected"),
);

it("[TRACK-05] [TRACK-01] says that it loads, that it failed, and that nothing is tracked", async () => {
  const list = "GET /api/jobs";
  const { screen, hold, refuse } = await openClient("/jobtracking", {
    answers: boardServer().answers,
    refusals: { [list]: "unreachable" },
    held: [list],
  });
  await expect.element(screen.getByText("Loading jobs...")).toBeVisible();
  await expectAccessible("loading");
  hold(list)();
  await expect.element(screen.getByText("Your jobs could not be loaded.")).toBeVisible();
  await expect.poll(() => screen.getByText("Not loaded").elements()).toHaveLength(5);
  await expectAccessible("failed");
  refuse(list, undefined);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("Nothing tracked yet.")).toBeVisible();
  await expectAccessible("empty");
});

it("[TRACK-01] is accessible when it is filled, when a card moves, and when a card is looked for", async () => {
  const { answers } = boardServer(nurse, newJob(longTitle, "Kernwerk", "Viewed"), ...engineers);
  const { screen } = await openClient("/jobtracking", { answers });
  await expect.element(screen.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
  await expectAccessible("filled");
  await screen.getByRole("button", { name: `Move ${longTitle} to another column` }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Move to Offer" })).toBeVisible();
  await expectAccessible("menu of a card");
  await screen.getByRole("menuitem", { name: "Move to Applied" }).click();
  const applied = screen.getByRole("region", { name: "Applied" });
  await expect.element(applied.getByRole("button", { name: longTitle, exact: true })).toBeVisible();
  await expectAccessible("moved");

  const wanted = screen.getByLabelText("Find on the board");
  await wanted.fill("mill 3");
  await expect.poll(() => screen.getByRole("article").elements()).toHaveLength(1);
  await expectAccessible("found");
  await wanted.fill("nothing like it");
  await expect.element(screen.getByRole("article")).not.toBeInTheDocument();
  await expect.poll(() => screen.getByText("No match here").elements()).toHaveLength(5);
  await expectAccessible("nothing found");
});

it("a search says how many cards in the archive match, and that a match stands there only", async () => {
  const archived = (title: string) => ({ ...newJob(title, "Weiß", "Viewed"), archived_at: "2026-01-05T09:00:00.000Z" });
  const { screen } = await openClient("/jobtracking", boardServer(nurse, archived("Cook"), archived("Baker")));
  const archive = screen.getByRole("button", { name: "Archive" });
  await expect.element(archive).toHaveTextContent("Archive2");
  await screen.getByLabelText("Find on the board").fill("weiss cook");
  await expect.element(archive).toHaveTextContent("Archive1");
  await expect.element(screen.getByText("In the archive only").first()).toBeVisible();
  await archive.click();
  await expect.element(screen.getByRole("button", { name: "Cook", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Baker", exact: true })).not.toBeInTheDocument();
});

it("[TRACK-09] a tab that opens beside others learns from them what it came too late to hear", async () => {
  const others = new BroadcastChannel(`board-revision ${person.email}`);
  const newer = 1000;
  others.onmessage = ({ data }) => data === "newest?" && others.postMessage(newer);
  const { sentTo, screen } = await openClient("/jobtracking", { answers: boardServer(nurse).answers });
  await expect.element(screen.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
  await expect.poll(() => sentTo("GET /api/jobs").length).toBeGreaterThan(1);
  others.close();
});

it("a phone's row of columns marks the one in view, at once, after a scroll and after the window was narrowed", async () => {
  const marked = () =>
    page.getByRole("navigation", { name: "Columns" }).element().querySelector("[aria-current]")?.textContent;
  await page.viewport(1280, 800);
  await openClient("/jobtracking", { answers: boardServer(nurse).answers });
  await expect.element(page.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
  await page.viewport(375, 812);
  await expect.poll(marked).toMatch(/^Viewed/);
  await page.getByRole("button", { name: /^Interview/ }).click();
  await expect.poll(marked).toMatch(/^Interview/);
});

it("on a phone the address of a card that is gone shows the board, whose list is exported only once it has come", async () => {
  await page.viewport(390, 844);
  const list = "GET /api/jobs";
  const { screen, hold } = await openClient("/jobtracking?job=https://jobs.example/gone", {
    answers: boardServer(nurse).answers,
    held: [list],
  });
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Insights" })).toBeVisible();
  await expect.element(screen.getByRole("menuitem", { name: "CSV for spreadsheets" })).not.toBeInTheDocument();
  hold(list)();
  await expect.element(screen.getByRole("menuitem", { name: "CSV for spreadsheets" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
});

it("marks what the demonstration invented, on its card and where it is open, and nothing else", async () => {
  const invented = { ...newJob("Welder", "Mill", "Viewed"), job_url: `${window.location.origin}/postings/demo-00001` };
  const { screen } = await openClient("/jobtracking", { answers: boardServer(invented, nurse).answers });
  await expect.element(screen.getByRole("article").filter({ hasText: "Welder" })).toHaveTextContent("Demonstration");
  await expect.element(screen.getByRole("article").filter({ hasText: "Nurse" })).not.toHaveTextContent("Demonstration");
  await screen.getByRole("button", { name: "Welder", exact: true }).click();
  await expect.element(screen.getByRole("dialog").getByText("This opening is invented")).toBeVisible();
});

it("breaks the foot of a card between its parts, never within one", async () => {
  const generated_documents = { cv_link: "/cv", cover_letter_link: "/letter", generated_at: new Date().toISOString() };
  const job_url = `${window.location.origin}/postings/demo-00001`;
  const full = { ...newJob("Welder", "Mill", "Viewed"), job_url, generated_documents };
  const { screen } = await openClient("/jobtracking", { answers: boardServer(full).answers });
  const card = screen.getByRole("article");
  const parts = [card.getByRole("time"), card.getByText("Demonstration"), card.getByText("Documents")];
  await expect.element(card.getByText("Documents")).toBeVisible();
  for (const part of parts) expect(part.element().clientHeight).toBeLessThanOrEqual(16);
  const [first, , last] = parts.map((part) => part.element().getBoundingClientRect());
  expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  const controls = card.getByRole("button", { name: /^Drag/ }).element().getBoundingClientRect();
  expect(controls.right).toBeLessThanOrEqual(card.element().getBoundingClientRect().right);
});
