import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod/mini";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import type { PolishCard, polishEndpoints } from "../../../shared/wordings/polish.contract.ts";

const propose = "POST /api/profile/polish";
const decide = "POST /api/profile/wordings";
const where = "Professional Experience: Process Engineer, Kernwerk";

const card = (fact_key: string, own: string, text: string): PolishCard => ({
  ...{ fact_key, text, language: "en", origin: "rules", question: "Does this say the same as your words?" },
  fact: { id: `f${fact_key}`, text: own, origin: "profile", section: "professional_experience", where },
});
const led = card("7", "Led team of 6", "I led a team of 6.");
const tested = card("9", "API tests with Postman", "My work included API tests with Postman.");

function openPolish(cards: PolishCard[], opening: Parameters<typeof openClient>[1] = {}) {
  const answers = {
    ...ownConfig,
    [propose]: (): z.input<typeof polishEndpoints.propose.reply> => ({ success: true, cards, has_more: true }),
    [decide]: () => ({ success: true, wording: null }),
  };
  return openClient("/profile/polish", { ...opening, answers: { ...answers, ...opening.answers } });
}

afterEach(() => page.viewport(1280, 800));

it("asks one sentence at a time by key, leads on, takes back, and ends calmly", async () => {
  const { screen, sentTo } = await openPolish([led, tested]);
  const first = screen.getByRole("region", { name: "Sentence 1 of 2" });
  await expect.element(first).toHaveFocus();
  await expect.element(first.getByText("Led team of 6")).toBeVisible();
  expect([...first.element().querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["I", "a"]);
  await expectAccessible("a card");

  await userEvent.keyboard("y");
  const second = screen.getByRole("region", { name: "Sentence 2 of 2" });
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("z");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("n");
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("y");
  const end = screen.getByRole("region", { name: "All read" });
  await expect.element(end).toHaveFocus();
  await expect.element(end.getByText("You kept 1 of 2. Your next letters use it.")).toBeVisible();
  await expect.element(end.getByRole("button", { name: "Read more" })).toBeVisible();
  await expectAccessible("all read");
  await userEvent.keyboard("z");
  await expect.element(second).toHaveFocus();
  const same = { language: "en", form: "sentence", origin: "rules" };
  expect(sentTo(decide)).toEqual([
    { ...same, text: led.text, facts: ["7"], decision: "keep" },
    { ...same, text: led.text, facts: ["7"], decision: "undo" },
    { ...same, text: led.text, facts: ["7"], decision: "decline" },
    { ...same, text: tested.text, facts: ["9"], decision: "keep" },
    { ...same, text: tested.text, facts: ["9"], decision: "undo" },
  ]);
});

it("takes the person's own words, but for a fact that the profile lacks, and loses nothing typed", async () => {
  const { screen, refuse, sentTo } = await openPolish([led, tested]);
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 2" })).toHaveFocus();
  await userEvent.keyboard("e");
  const words = screen.getByLabelText("Your words");
  await words.fill("I led 9 people, yes.");
  const message = "Your profile does not say “9”.";
  refuse(decide, { status: 422, json: { success: false, error: "hard_fact", message } });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "add it to your profile" })).toBeVisible();
  await expect.element(words).toHaveValue("I led 9 people, yes.");
  await expectAccessible("refused");
  refuse(decide, undefined);
  await words.fill("I led 6 people.");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("region", { name: "Sentence 2 of 2" })).toHaveFocus();
  await screen.getByRole("button", { name: "Take the last one back" }).click();
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 2" })).toHaveFocus();
  const own = { language: "en", form: "sentence", facts: ["7"], origin: "person", text: "I led 6 people." };
  expect(sentTo(decide).slice(1)).toEqual([
    { ...own, decision: "keep" },
    { ...own, decision: "undo" },
  ]);
});

it("stays where it is when a decision cannot be stored", async () => {
  const { screen, refuse } = await openPolish([led]);
  refuse(decide, "unreachable");
  await screen.getByRole("button", { name: "True, keep it" }).click();
  await expect.element(screen.getByText(/Network error/)).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 1" })).toBeVisible();
  refuse(decide, undefined);
  await screen.getByRole("button", { name: "No, my own words" }).click();
  await expect.element(screen.getByText(/^You kept none/)).toBeVisible();
});

it("says that it reads, that it could not, and that there is nothing to read", async () => {
  const { screen, refuse, hold } = await openPolish([], { refusals: { [propose]: { status: 422 } } });
  await expect.element(screen.getByText("Failed to read your profile")).toBeVisible();
  await expectAccessible("failed");
  refuse(propose, undefined);
  const release = hold(propose);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("Reading your profile...")).toBeVisible();
  release();
  await expect.element(screen.getByText("Nothing to read")).toBeVisible();
  await expectAccessible("nothing");
});

it("is reached from the profile, also with long lines on a phone", async () => {
  await page.viewport(375, 812);
  const long = card(
    "7",
    `${"Re-sequenced".repeat(12)} ${"columns and led the ward ".repeat(14)}`,
    "I re-sequenced. ".repeat(20),
  );
  const { answers } = profileServer(emptyProfile());
  const reply = { [propose]: () => ({ success: true, cards: [long], has_more: false }) };
  const { screen, address } = await openClient("/profile", { answers: { ...answers, ...reply } });
  await screen.getByRole("link", { name: "Polish your wording" }).click();
  await expect.poll(address).toBe("/profile/polish");
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 1" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await expectAccessible("long");
});
