import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { matchServer, openRequirement } from "../../../../tests/components/match-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const nurse = newJob("Nurse", "Aire Care", "Viewed");

async function openCard(...more: ReturnType<typeof openRequirement>[]) {
  const { answers, given } = matchServer(...more);
  const board = boardServer(nurse);
  const client = await openClient("/jobtracking", { ...board, answers: { ...board.answers, ...answers } });
  await client.screen.getByRole("button", { name: "Nurse", exact: true }).click();
  const panel = client.screen.getByRole("dialog", { name: "Nurse", exact: true });
  await panel.getByText("How it fits", { exact: true }).click();
  const row = (words: string) => panel.getByRole("listitem").filter({ hasText: words });
  return { ...client, panel, row, given };
}

it("says in one line how an opening fits, and asks what the profile leaves open", async () => {
  const { panel, row, given } = await openCard();
  await expect.element(panel.getByText("1 in part · 3 to answer · 1 we can't judge").last()).toBeVisible();
  await expect.element(row("German, B2").getByText("You have B1; B2 is asked for.")).toBeVisible();
  const teams = row("leading teams");
  await expect.element(teams.getByText("Is this it?")).toBeVisible();
  await expect.element(teams.getByText("Led a shift of 14 carers")).toBeVisible();
  await expectAccessible("open questions of a match");
  await teams.getByRole("button", { name: "Yes" }).click();
  await expect.element(teams.getByText("Confirmed by you.")).toBeVisible();
  await expect.element(teams.getByText("You said so")).toBeVisible();
  await teams.getByRole("button", { name: "Undo" }).click();
  await expect.element(teams.getByText("Is this it?")).toBeVisible();
  await teams.getByRole("button", { name: "No, something else" }).click();
  await expect.element(teams.getByText("Is this part of your experience?")).toBeVisible();
  expect(given.map(({ said, fact_keys }) => [said, fact_keys])).toEqual([
    ["yes", ["7"]],
    ["not this", ["7"]],
  ]);
});

it("asks of what is nice to have once the rest is answered, or at a press", async () => {
  const { panel, row } = await openCard();
  await expect.element(row("leading teams")).toBeVisible();
  await expect.element(row("Docker")).not.toBeInTheDocument();
  await row("leading teams").getByRole("button", { name: "Yes" }).click();
  await row("Three years on a ward").getByRole("button", { name: "None of them" }).click();
  await expect.element(row("Docker").getByText("Is this part of your experience?")).toBeVisible();
  await expect.element(panel.getByText("more to answer")).not.toBeInTheDocument();
});

it("adds a fact only after a look, and takes a No back", async () => {
  const { panel, row, given } = await openCard();
  await panel.getByRole("button", { name: "1 more to answer" }).click();
  const docker = row("Docker");
  await docker.getByRole("button", { name: "Yes" }).click();
  await expect.element(docker.getByLabelText("In your words")).toHaveValue("Docker");
  await docker.getByLabelText("Where it stands in your profile").selectOptions("A job of mine");
  await docker.getByLabelText("In your words").fill("Ran our tools in Docker");
  await userEvent.keyboard("{Enter}");
  await expect.element(docker.getByText("Confirmed by you.")).toBeVisible();
  await docker.getByRole("button", { name: "Undo" }).click();
  await docker.getByRole("button", { name: "No" }).click();
  await expect.element(docker.getByText("You said you don't have this.")).toBeVisible();
  await docker.getByRole("button", { name: "Undo" }).click();
  await expect.element(docker.getByText("Is this part of your experience?")).toBeVisible();
  expect(given[0]).toMatchObject({
    said: "yes",
    add: { field: "job duty", words: "Ran our tools in Docker", job: "5" },
  });
});

it("counts towards a time only the jobs that the person ticks, on a phone and by keyboard", async () => {
  await page.viewport(375, 812);
  const { row, given } = await openCard();
  const years = row("Three years on a ward");
  await expect.element(years.getByRole("button", { name: "These count" })).toBeDisabled();
  years.getByRole("checkbox", { name: "Nurse, Aire Care" }).element().focus();
  await userEvent.keyboard(" {Tab}{Tab}{Enter}");
  await expect.element(years.getByText("Confirmed by you.")).toBeVisible();
  expect(given[0]).toMatchObject({ said: "yes", fact_keys: ["5"] });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

it("asks for a paper as something one has, of a single job by one press, and of three things at first", async () => {
  const licence = openRequirement("licence", "Führerschein Klasse B");
  const months = openRequirement("years", "A year in a care home", ["experience.1.title"]);
  const { panel, row, given } = await openCard(licence, months);
  await expect.element(row("Führerschein").getByText("Do you have this?")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "2 more to answer" })).toBeVisible();
  await row("A year in a care home").getByRole("button", { name: "It counts" }).click();
  await expect.element(row("A year in a care home").getByText("Confirmed by you.")).toBeVisible();
  expect(given[0]).toMatchObject({ said: "yes", fact_keys: ["6"] });
});

it("says before a first set of documents that it would argue with little, and leads to the questions", async () => {
  const { panel, row } = await openCard();
  await expect.element(row("leading teams")).toBeVisible();
  await panel.getByText("How it fits", { exact: true }).click();
  await expect.element(row("leading teams")).not.toBeInTheDocument();
  await panel.getByRole("button", { name: "Design and other choices" }).click();
  await panel.getByRole("link", { name: "Answer the questions first" }).click();
  await expect.element(row("leading teams").getByText("Is this it?")).toBeInViewport();
});

it("leads to where a posting that nobody has read yet is read, or its text pasted", async () => {
  const { answers } = boardServer(nurse);
  const unread = () => ({ success: true, is_known: false, requirements: [], facts: [] });
  const { screen, address } = await openClient("/jobtracking", {
    answers: { ...answers, "POST /api/matching/match": unread },
  });
  await screen.getByRole("button", { name: "Nurse", exact: true }).click();
  await screen.getByText("How it fits", { exact: true }).click();
  await screen.getByRole("link", { name: "Read it now, or paste its text" }).click();
  await expect.poll(address).toContain("&part=documents");
  await expect.element(screen.getByRole("dialog").getByText("Paste the posting's text instead")).toBeVisible();
});
