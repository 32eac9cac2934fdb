import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { matchServer } from "../../../../tests/components/match-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied", "Interview");
const teams = "They ask for “Experience of leading teams”. Tell me about a time when you did it.";
const checked = { "POST /api/jobs/mails/check": () => ({ success: true, unheld: [] }) };

async function openPractice(job = nurse) {
  const server = boardServer(nurse);
  const answers = { ...server.answers, ...matchServer().answers, ...checked };
  const path = `/jobtracking/practice?job=${encodeURIComponent(job.job_url)}`;
  const client = await openClient(path, { ...server, answers });
  return { ...client, server };
}

it.each(modalities)(
  "%s questions stand beside the person's own words; an answer is written, timed, kept and taken back",
  async (modality) => {
    const press = await pressBy(modality);
    const isFirst = modality === modalities[0];
    const { screen, server } = await openPractice();
    await expect.element(screen.getByRole("heading", { name: teams })).toBeVisible();
    await expect.element(screen.getByText("0 of 10 answered, 1 with a weak spot")).toBeVisible();
    if (isFirst) await expectAccessible("questions of an interview");
    await press(screen.getByRole("button", { name: `Answer it: ${teams}` }));
    const form = screen.getByRole("form", { name: `Your answer: ${teams}` });
    await expect.element(form.getByText("Led a shift of 14 carers")).toBeVisible();
    await expect.element(form.getByLabelText("Situation")).toHaveFocus();
    await userEvent.keyboard("A ward at night.{Tab}{Tab}I led the shift.");
    await press(form.getByRole("button", { name: "Say it aloud" }));
    await press(form.getByRole("button", { name: "Stop the timer" }));
    if (isFirst) await expectAccessible("an answer that is written");
    await press(form.getByRole("button", { name: "Save" }));
    await expect.element(screen.getByText("1 of 10 answered, 2 with a weak spot")).toBeVisible();
    await expect.element(screen.getByText("Does not say what came of it")).toBeVisible();
    const kept = () => server.records.all();
    expect(kept()).toMatchObject([
      {
        kind: "practice_answer",
        data: { question: teams, situation: "A ward at night.", action: "I led the shift.", seconds: 0, weak: true },
      },
    ]);
    await press(screen.getByRole("button", { name: `Change the answer: ${teams}` }));
    await form.getByLabelText("Result").fill("Nobody fell ill.");
    await press(form.getByRole("button", { name: "Save" }));
    await expect.element(screen.getByText("1 of 10 answered, 1 with a weak spot")).toBeVisible();
    await press(screen.getByRole("button", { name: `Remove the answer: ${teams}` }));
    await expect.element(screen.getByText("0 of 10 answered, 1 with a weak spot")).toBeVisible();
    await press(screen.getByRole("button", { name: "Undo" }));
    await expect.element(screen.getByText("1 of 10 answered, 1 with a weak spot")).toBeVisible();
  },
);

it("goes by the kind of interview, and comes from the card's notes", async () => {
  const server = boardServer(nurse);
  const { screen, address } = await openClient(
    `/jobtracking?job=${encodeURIComponent(nurse.job_url)}&part=notes`,
    server,
  );
  await screen.getByRole("link", { name: "Practise for an interview" }).click();
  await expect.poll(address).toContain("/jobtracking/practice");
  await expect.element(screen.getByText("The posting has not been read yet")).toBeVisible();
  await screen.getByLabelText("Kind of interview").selectOptions("Task to work on");
  await expect
    .element(screen.getByRole("heading", { name: "How did you go about the task, and why so?" }))
    .toBeVisible();
});

it("says so where there is no such card", async () => {
  const { screen } = await openPractice(newJob("Cook", "Kantine"));
  await expect.element(screen.getByText("This card is not on your board.")).toBeVisible();
});
