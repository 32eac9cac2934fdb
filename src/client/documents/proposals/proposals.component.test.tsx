import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { readableCard } from "../../../../tests/components/readable-card.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import type { Refusal } from "../../../../tests/fakes/refusals.ts";
import {
  notInProfile,
  type Review,
  type ReviewedDocument,
  type ReviewedProposal,
} from "../../../shared/documents/document-review.contract.ts";

const change = "POST /document-processor/change";
const cut = "At Kernwerk, I cut solvent losses by 18 %.";
const trained = "Trained four shift teams.";
const facts: Review["facts"] = [
  {
    id: "f1",
    text: "Cut solvent losses by 18 %.",
    origin: "profile",
    section: "professional_experience",
    where: "Job",
  },
  { id: "f2", text: trained, origin: "profile", section: "professional_experience", where: "Job" },
];
const proposals: ReviewedProposal[] = [
  {
    ...{ id: "p1", place: "paragraphs.0.0", is_added: false, facts: ["f1"] },
    text: "At Kernwerk, I brought solvent losses down by 18 %.",
    question: "Does this say the same as your words?",
  },
  {
    ...{ id: "p2", place: "paragraphs.0.1", is_added: false, facts: ["f2"] },
    text: "I trained four shift teams, which was fun.",
    question: "“fun”: is it so?",
  },
];

/** A letter of two sentences, for each of which a better one waits; the server takes what is decided. */
async function openLetter(refusals: Record<string, Refusal> = {}, inTab: Record<string, string> = {}) {
  const sent: { what: string; proposal?: string; text?: string; version_id?: string }[] = [];
  let waiting = proposals;
  const answers = {
    ...profileServer(engineerProfile()).answers,
    "POST /document-processor/pages": () => ({ success: true, pages: [] }),
    "POST /document-processor/review": () => reviewOf(waiting),
    [change]: (body: Record<string, unknown>) => {
      const wanted = Object(body.change);
      sent.push(wanted);
      const isBack = wanted.what === "reconsider" || wanted.what === "restore";
      waiting = isBack ? proposals : waiting.filter(({ id }) => id !== wanted.proposal);
      return reviewOf(waiting);
    },
  };
  const client = await openClient("/jobtracking/documents?document=letter-1&view=letter", { answers, refusals, inTab });
  const card = client.screen.getByRole("region", { name: "A better sentence" });
  return { ...client, card, sent };
}

function reviewOf(waiting: ReviewedProposal[]): Review {
  const line = (place: string, text: string, fact: string) => ({
    ...{ place, text, facts: [fact], can_edit: true, can_leave_out: true, can_tell_differently: false },
  });
  const letter: ReviewedDocument = {
    ...{ id: `letter-${3 - waiting.length}`, kind: "letter", version: 3 - waiting.length },
    ...{ design: "modern", paper: "a4", link: "/documents/letter-1/file?signature=1" },
    versions: [{ id: "letter-1", version: 1, created_at: "2026-01-02T03:04:05.000Z", origin: "written", link: "" }],
    parts: [
      {
        ...{ place: "paragraphs", heading: "", can_leave_out: false },
        blocks: [
          {
            ...{
              place: "paragraphs.0",
              shape: "paragraph",
              head: [],
              can_leave_out: false,
              can_tell_differently: false,
            },
            lines: [line("paragraphs.0.0", cut, "f1"), line("paragraphs.0.1", trained, "f2")],
          },
        ],
      },
    ],
    proposals: waiting,
  };
  return {
    ...{ success: true, job_title: "Engineer", company_name: "Nordchem", job_url: "https://jobs.example/1" },
    ...{ facts, cv: null, letter, cv_changes: [], more_left_out: 0, letter_questions: [] },
  };
}

it("[DOCS-06] asks one sentence at a time beside the person's own, with the new words marked", async () => {
  const { screen, card } = await openLetter();
  await expect.element(screen.getByText("2 better sentences are waiting.")).toBeVisible();
  await expect.element(card).toHaveLength(1);
  await expect.element(card.getByText("Does this say the same as your words?")).toBeVisible();
  const marked = [...card.element().querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["brought", "down"]);
  await expectAccessible("a proposal");
  await screen.getByRole("button", { name: "A better sentence waits here" }).click();
  await expect.element(card.getByText("“fun”: is it so?")).toBeVisible();
  await expect.element(card).toHaveFocus();
});

it("[DOCS-06] the keys keep, decline and take back, and lead on", async () => {
  const { screen, card, sent } = await openLetter();
  await screen.getByRole("button", { name: "Read them one by one" }).click();
  await expect.element(card).toHaveFocus();
  await readableCard(card);
  await userEvent.keyboard("yy");
  await expect.element(card.getByText("“fun”: is it so?")).toBeVisible();
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard("z");
  await expect.element(screen.getByText("2 better sentences are waiting.")).toBeVisible();
  await expect.element(card).toHaveFocus();
  await readableCard(card);
  await userEvent.keyboard("n");
  await expect.element(screen.getByText("1 better sentence is waiting.")).toBeVisible();
  await expect.element(screen.getByText("Your own words stay.")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("2 better sentences are waiting.")).toBeVisible();
  expect(sent.map(({ what, proposal }) => [what, proposal])).toEqual([
    ["keep", "p1"],
    ["restore", undefined],
    ["decline", "p1"],
    ["reconsider", "p1"],
  ]);
});

it("[DOCS-06] the last decision is taken back after a reload too", async () => {
  const { card } = await openLetter();
  await readableCard(card);
  await card.getByRole("button", { name: "No, my own words" }).click();
  await expect.element(card.getByText("“fun”: is it so?")).toBeVisible();
  const { screen, card: shown, sent } = await openLetter({}, { ...sessionStorage });
  await screen.getByRole("button", { name: "Take the last one back" }).click();
  await expect.element(shown).toHaveFocus();
  expect(sent).toEqual([{ what: "reconsider", proposal: "p1" }]);
});

it("[DOCS-06] a sentence is kept in the person's words; what the profile lacks is said, and nothing typed is lost", async () => {
  const { screen, card, sent, refuse } = await openLetter();
  await card.getByRole("button", { name: "Edit" }).click();
  const words = screen.getByLabelText("Your words");
  await words.fill("I cut losses by 81 %.");
  const message = "Your profile does not say “81 %”.";
  refuse(change, { status: 422, json: { success: false, error: notInProfile, message } });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(card.getByText(message)).toBeVisible();
  await expect.element(card.getByRole("region", { name: "Add it to your profile?" })).toBeVisible();
  await expect.element(words).toHaveValue("I cut losses by 81 %.");
  await expectAccessible("a refused proposal");
  refuse(change, undefined);
  await words.fill("I cut losses by 18 %, y/n.");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("1 better sentence is waiting.")).toBeVisible();
  expect(sent).toEqual([{ what: "keep", proposal: "p1", text: "I cut losses by 18 %, y/n." }]);
});

it("[DOCS-06] the whole text is read with all of them, on a phone too", async () => {
  await page.viewport(375, 812);
  const { screen } = await openLetter();
  await screen.getByRole("button", { name: "Read it through" }).click();
  const dialog = screen.getByRole("dialog", { name: "The letter with all of them" });
  await expect.element(dialog.getByText(/brought/)).toBeVisible();
  expect(dialog.element().textContent).not.toContain(trained);
  await expectAccessible("read through");
});

it("[DOCS-06] on a phone one sentence at a time fills the screen, until none waits", async () => {
  await page.viewport(375, 812);
  const { screen, card, sent } = await openLetter();
  await screen.getByRole("button", { name: "Read them one by one" }).click();
  const dialog = screen.getByRole("dialog", { name: "2 sentences" });
  const asked = dialog.getByRole("region", { name: "A better sentence" });
  await readableCard(asked);
  await expect.element(card).toHaveLength(1);
  expect(dialog.element().getBoundingClientRect().height).toBe(812);
  await expectAccessible("one sentence alone");
  await asked.getByRole("button", { name: "True, keep it" }).click();
  const last = screen
    .getByRole("dialog", { name: "The last sentence" })
    .getByRole("region", { name: "A better sentence" });
  await expect.element(last.getByText("“fun”: is it so?")).toBeVisible();
  await readableCard(last);
  await last.getByRole("button", { name: "No, my own words" }).click();
  await expect.element(screen.getByRole("dialog", { name: /sentence/ })).not.toBeInTheDocument();
  expect(sent.map(({ what, proposal }) => [what, proposal])).toEqual([
    ["keep", "p1"],
    ["decline", "p2"],
  ]);
});
