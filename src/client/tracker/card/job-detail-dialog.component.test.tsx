import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { showToast } from "../../ui/overlays/toast.ts";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied", "Interview");

async function openCard() {
  const server = boardServer(nurse);
  const client = await openClient("/jobtracking", server);
  const { screen } = client;
  await screen.getByRole("button", { name: "Nurse", exact: true }).click();
  const card = screen.getByRole("dialog", { name: "Nurse", exact: true });
  const turnTo = (part: string) => card.getByRole("tab", { name: part }).click();
  return { ...client, screen, server, card, turnTo };
}

it("[TRACK-06] shows everything of the job", async () => {
  const { card, turnTo } = await openCard();
  await expect.element(card).toHaveTextContent("Charité");
  await expect
    .element(card.getByRole("link", { name: new URL(nurse.job_url).host }))
    .toHaveAttribute("href", nurse.job_url);
  const entries = () => card.getByRole("listitem").elements();
  await expect.poll(entries).toHaveLength(3);
  const texts = entries().map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Interview.*ago/),
    expect.stringMatching(/Applied.*ago/),
    expect.stringMatching(/Viewed.*ago/),
  ]);
  await expect.element(card.getByRole("button", { name: "Generate Documents" })).toBeVisible();
  await expectAccessible("card");
  for (const part of ["Documents", "Notes", "History"]) {
    await turnTo(part);
    await expect.element(card.getByRole("tabpanel", { name: part })).toBeVisible();
    await expectAccessible(`card, ${part}`);
  }
});

it("the card on the board and its overview say where the opening is, what it pays, how it fits and what is next", async () => {
  const server = boardServer({ ...nurse, next_step: "Call Ms Roth", next_step_on: "2031-05-06" });
  const inShort = { location: "Berlin, Germany", salary: "€50,000 a year" };
  const closed_at = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  const summaries = [
    { job_url: nurse.job_url, ...inShort, closed_at, met: 3, part: 0, question: 2, gap: 1, unjudged: 0 },
  ];
  const { screen } = await openClient("/jobtracking", {
    answers: { ...server.answers, "POST /api/matching/summaries": () => ({ success: true, summaries }) },
  });
  const onBoard = screen.getByRole("article");
  for (const text of Object.values(inShort)) await expect.element(onBoard.getByText(text)).toBeVisible();
  await expect.element(onBoard).toHaveTextContent("Next: Call Ms Roth, May 6, 2031");
  await expect.element(onBoard).toHaveTextContent("3 of 6 met");
  await expect.element(onBoard).toHaveTextContent("No longer advertised (3 days ago)");
  await screen.getByRole("button", { name: "Nurse", exact: true }).click();
  const card = screen.getByRole("dialog", { name: "Nurse", exact: true });
  await expect.element(card).toHaveTextContent("Berlin, Germany");
  await expect.element(card).toHaveTextContent("No longer advertised (3 days ago)");
  await card.getByRole("button", { name: "Change the next step" }).click();
  await expect.element(card.getByLabelText("Next step", { exact: true })).toHaveValue("Call Ms Roth");
  await expect.element(card.getByLabelText("Next step", { exact: true })).toHaveFocus();
});

it("a card is moved from its overview", async () => {
  const { screen, card, sentTo } = await openCard();
  await card.getByLabelText("Status").selectOptions("Offer");
  await expect.element(card.getByRole("listitem").first()).toHaveTextContent("Offer");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("region", { name: "Offer" })).toHaveTextContent("Nurse");
  expect(sentTo("POST /api/jobs")).toMatchObject([{ job_url: nurse.job_url, status: "Offer" }]);
});

it("what is typed while notes are being saved stays", async () => {
  const { card, turnTo, hold, sentTo } = await openCard();
  await turnTo("Notes");
  const next = card.getByLabelText("Next step", { exact: true });
  await next.fill("Call Ms Roth");
  const answer = hold("POST /api/jobs/details");
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await next.fill("Call Ms Roth again");
  answer();
  await expect.element(card.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await expect.element(next).toHaveValue("Call Ms Roth again");
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(card.getByRole("button", { name: "Undo changes" })).not.toBeInTheDocument();
  const [, second] = sentTo("POST /api/jobs/details");
  expect(second).toMatchObject({ changes: { next_step: "Call Ms Roth again" }, base: { next_step: "Call Ms Roth" } });
});

it("what was changed elsewhere meanwhile is replaced by whoever saves again", async () => {
  const { server, card, turnTo } = await openCard();
  await turnTo("Notes");
  const notes = card.getByRole("textbox", { name: "Notes" });
  await notes.fill("mine");
  const { job_url } = nurse;
  server.answers["POST /api/jobs/details"]({ job_url, changes: { notes: "theirs" }, base: { notes: "" } });
  const save = card.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect.element(notes).toHaveAccessibleDescription(/Save again to replace it with yours/);
  await expect.element(notes).toHaveValue("mine");
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(server.jobs()).toMatchObject([{ notes: "mine" }]);
});

it("[TRACK-06] keeps notes and a next step, and asks before it loses what is typed", async () => {
  const { screen, server, card, turnTo } = await openCard();
  await turnTo("Notes");
  const next = card.getByLabelText("Next step", { exact: true });
  await next.fill("Call Ms Roth");
  await card.getByLabelText("On", { exact: true }).fill("2031-05-06");
  await card.getByRole("textbox", { name: "Notes" }).fill("Ask for the night shifts.\nBring the certificate.");
  await expectAccessible("card with notes");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await expectAccessible("question about unsaved notes");
  await screen.getByRole("button", { name: "Stay here" }).click();
  await expect.element(next).toHaveValue("Call Ms Roth");
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(card.getByRole("button", { name: "Undo changes" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  const interview = screen.getByRole("region", { name: "Interview" });
  await expect.element(interview).toHaveTextContent("Next: Call Ms Roth, May 6, 2031");
  expect(server.jobs()[0]?.notes).toBe("Ask for the night shifts.\nBring the certificate.");
});

it("[TRACK-06] corrects a time, refuses one that cannot be, and removes an entry, which can be taken back", async () => {
  const { screen, server, card, turnTo } = await openCard();
  await turnTo("History");
  await card.getByRole("button", { name: "Correct Viewed, 1 of 3" }).click();
  const time = card.getByLabelText("When: Viewed");
  const save = card.getByRole("button", { name: "Save time" });
  await time.fill("2026-01-02T10:00");
  await save.click();
  await expect.element(card.getByText("This is after “Applied”, which came later")).toBeVisible();
  await expectAccessible("refused time");
  await time.fill("2020-01-01T10:00");
  await save.click();
  await expect.element(card.getByRole("listitem").last()).toHaveTextContent("years ago");
  await card.getByRole("button", { name: "Correct Applied, 2 of 3" }).click();
  await card.getByLabelText("When: Applied").fill("2000-01-01T10:00");
  await save.click();
  await expect.element(card.getByText("This is before “Viewed”, which came first")).toBeVisible();
  await card.getByRole("button", { name: "Correct Interview, 3 of 3" }).click();
  await card.getByRole("button", { name: "Remove this entry" }).click();
  await expect.poll(() => card.getByRole("listitem").elements()).toHaveLength(2);
  const [before] = server.jobs();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => card.getByRole("listitem").elements()).toHaveLength(3);
  const interview = nurse.history.at(-1);
  expect(server.jobs()).toEqual([{ ...before, history: [...(before?.history ?? []), interview] }]);
});

it("[TRACK-08] deletes after a question, and takes it back", async () => {
  const { screen, server, card } = await openCard();
  await card.getByRole("button", { name: "Delete Job" }).click();
  await expect.element(card.getByRole("group", { name: "Are you sure?" })).toBeVisible();
  await expectAccessible("question before deleting");
  await card.getByRole("button", { name: "Cancel" }).click();
  await card.getByRole("button", { name: "Delete Job" }).click();
  await card.getByRole("button", { name: "Confirm" }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(screen.getByText("Nothing tracked yet.")).toBeVisible();
  expect(server.jobs()).toEqual([]);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
  expect(server.jobs()).toEqual([nurse]);
});

it("[TRACK-08] a double click deletes nothing before the question, and sends one call after it", async () => {
  const { card, hold, sentTo } = await openCard();
  const call = "DELETE /api/jobs";
  const release = hold(call);
  await card.getByRole("button", { name: "Delete Job" }).dblClick();
  await expect.element(card.getByRole("group", { name: "Are you sure?" })).toBeVisible();
  expect(sentTo(call)).toEqual([]);
  await card.getByRole("button", { name: "Confirm" }).dblClick();
  release();
  await expect.element(card).not.toBeInTheDocument();
  expect(sentTo(call)).toHaveLength(1);
});

it.each([
  [1280, 800],
  [375, 812],
])("at %i × %i px what is said lies over none of the buttons at its foot", async (width, height) => {
  await page.viewport(width, height);
  const { card } = await openCard();
  showToast({ title: "The note was removed.", description: "It stood below the contacts.", undo: () => {} });
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("dialog");
  await expect.element(toast).toBeVisible();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const archive = card.getByRole("button", { name: "Archive" }).element().getBoundingClientRect();
  await expect.poll(() => bottomOf(toast.element())).toBeLessThanOrEqual(archive.top);
  await page.viewport(1280, 800);
});

it("[TRACK-06] a card that the address names stands there at once, and the board behind it follows", async () => {
  const { screen } = await openClient(`/jobtracking?job=${encodeURIComponent(nurse.job_url)}`, boardServer(nurse));
  const card = screen.getByRole("dialog", { name: "Nurse", exact: true });
  await expect.element(card).toBeVisible();
  expect(card.element().getAnimations()).toEqual([]);
  await card.getByRole("button", { name: "Close", exact: true }).first().click();
  await expect.element(screen.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
});
