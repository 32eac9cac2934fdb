import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied", "Interview");

async function openCard() {
  const server = boardServer(nurse);
  const { screen } = await openClient("/jobtracking", server);
  await screen.getByRole("button", { name: "Nurse", exact: true }).click();
  return { screen, server, card: screen.getByRole("dialog", { name: "Nurse", exact: true }) };
}

it("[TRACK-06] shows everything of the job", async () => {
  const { card } = await openCard();
  await expect.element(card).toHaveTextContent("Charité");
  await expect.element(card.getByRole("link", { name: nurse.job_url })).toHaveAttribute("href", nurse.job_url);
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
});

it("[TRACK-06] keeps notes and a next step, and asks before it loses what is typed", async () => {
  const { screen, server, card } = await openCard();
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

it("[TRACK-06] corrects a time, refuses one that cannot be, and removes an entry", async () => {
  const { card } = await openCard();
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
  await card.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(() => card.getByRole("listitem").elements()).toHaveLength(2);
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
