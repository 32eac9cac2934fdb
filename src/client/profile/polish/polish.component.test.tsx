import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod/mini";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { readableCard } from "../../../../tests/components/readable-card.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import type { PolishCard, polishEndpoints } from "../../../shared/wordings/polish.contract.ts";

const propose = "POST /api/profile/polish";
const decide = "POST /api/profile/wordings";
const where = "Professional Experience: Process Engineer, Kernwerk";

const card = (fact_key: string, own: string, text: string): PolishCard => ({
  ...{ fact_key, text, language: "en", origin: "rules", question: "Does this say the same as your words?" },
  fact: {
    id: `experience.1.statement.${fact_key}`,
    text: own,
    origin: "profile",
    section: "professional_experience",
    where,
  },
});
const led = card("7", "Led team of 6", "I led a team of 6.");
const tested = card("9", "API tests with Postman", "My work included API tests with Postman.");

function withJobs(count: number) {
  const job = {
    company: "Kernwerk",
    location: "",
    from: "2019-03",
    to: "",
    responsibilities: [],
    notable_achievements: [],
  };
  const jobs = Array.from({ length: count }, (_, number) => ({ ...job, title: `Engineer ${number}` }));
  return { ...emptyProfile(), professional_experience: jobs };
}

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

  await readableCard(first);
  await userEvent.keyboard("y");
  const second = screen.getByRole("region", { name: "Sentence 2 of 2" });
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("z");
  await expect.element(first).toHaveFocus();
  await readableCard(first);
  await userEvent.keyboard("n");
  await expect.element(second).toHaveFocus();
  await readableCard(second);
  await userEvent.keyboard("y");
  const end = screen.getByRole("region", { name: "All read" });
  await expect.element(end).toHaveFocus();
  await expect.element(end.getByText("You kept 1 of 2. Your next letters use it.")).toBeVisible();
  await expect.element(end.getByRole("button", { name: "Read more" })).toBeVisible();
  await expectAccessible("all read");
  await userEvent.keyboard("z");
  await expect.element(second).toHaveFocus();
  const same = { language: "en", form: "sentence", origin: "rules" };
  const [ofLed, ofTested] = [
    { ...same, text: led.text, facts: [{ key: "7", text: led.fact.text }] },
    { ...same, text: tested.text, facts: [{ key: "9", text: tested.fact.text }] },
  ];
  expect(sentTo(decide)).toEqual([
    { ...ofLed, decision: "keep" },
    { ...ofLed, decision: "undo" },
    { ...ofLed, decision: "decline" },
    { ...ofTested, decision: "keep" },
    { ...ofTested, decision: "undo" },
  ]);
});

it("takes the person's own words, but for a fact that the profile lacks, and loses nothing typed", async () => {
  const { answers } = profileServer(withJobs(2));
  const { screen, refuse, sentTo } = await openPolish([led, tested], { answers });
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 2" })).toHaveFocus();
  await userEvent.keyboard("e");
  const words = screen.getByLabelText("Your words");
  await words.fill("I led 9 people, yes.");
  const message = "Your profile does not say “9”.";
  refuse(decide, { status: 422, json: { success: false, error: "hard_fact", message } });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  const adding = screen.getByRole("region", { name: "Add it to your profile?" });
  await expect.element(adding.getByLabelText("Under")).toHaveDisplayValue("Engineer 1, Kernwerk");
  await expect.element(adding.getByLabelText("New line")).toHaveValue("I led 9 people, yes.");
  await expect.element(words).toHaveValue("I led 9 people, yes.");
  await expectAccessible("refused");
  refuse(decide, undefined);
  await words.fill("I led 6 people.");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("region", { name: "Sentence 2 of 2" })).toHaveFocus();
  await screen.getByRole("button", { name: "Take the last one back" }).click();
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 2" })).toHaveFocus();
  const facts = [{ key: "7", text: led.fact.text }];
  const own = { language: "en", form: "sentence", facts, origin: "person", text: "I led 6 people." };
  expect(sentTo(decide).slice(1)).toEqual([
    { ...own, decision: "keep" },
    { ...own, decision: "undo" },
  ]);
});

it("adds what is missing to the job that it belongs to, and saves the sentence", async () => {
  const { answers, saves } = profileServer(withJobs(2));
  const { screen, refuse, sentTo } = await openPolish([led, tested], { answers });
  await screen.getByRole("button", { name: "Edit" }).click();
  await screen.getByLabelText("Your words").fill("I led 9 people.");
  const message = "Your profile does not say “9”.";
  refuse(decide, { status: 422, json: { success: false, error: "hard_fact", message, fields: { kind: "amount" } } });
  await screen.getByRole("button", { name: "Save" }).click();
  const adding = screen.getByRole("region", { name: "Add it to your profile?" });
  await adding.getByLabelText("New line").fill("Led 9 people");
  await expect.element(adding.getByRole("button", { name: "Add to my profile" })).toBeEnabled();
  refuse(decide, undefined);
  await adding.getByRole("button", { name: "Add to my profile" }).click();
  await expect.element(screen.getByRole("region", { name: "Sentence 2 of 2" })).toHaveFocus();
  expect(saves.at(-1)?.professional_experience.map(({ responsibilities }) => responsibilities)).toEqual([
    [],
    ["Led 9 people"],
  ]);
  expect(sentTo(decide).at(-1)).toMatchObject({ text: "I led 9 people.", decision: "keep" });
});

it("takes two quick presses for one, and not for the next sentence", async () => {
  const { screen, hold, sentTo } = await openPolish([led, tested, card("11", "Wrote rosters", "I wrote rosters.")]);
  await readableCard(screen.getByRole("region", { name: "Sentence 1 of 3" }));
  const release = hold(decide);
  await userEvent.keyboard("yy");
  release();
  await expect.element(screen.getByRole("region", { name: "Sentence 2 of 3" })).toHaveFocus();
  expect(sentTo(decide)).toHaveLength(1);
  await readableCard(screen.getByRole("region", { name: "Sentence 2 of 3" }));
  await screen.getByRole("button", { name: "No, my own words" }).dblClick();
  // The second press may find the next sentence under it, which takes the focus and no decision.
  await expect.element(screen.getByRole("region", { name: "Sentence 3 of 3" })).toBeVisible();
  expect(sentTo(decide)).toHaveLength(2);
  await userEvent.keyboard("e");
  await screen.getByLabelText("Your words").fill("I wrote all rosters.");
  await screen.getByRole("button", { name: "Save" }).dblClick();
  await expect.element(screen.getByText(/^You kept 2 of 3/)).toBeVisible();
  expect(sentTo(decide)).toHaveLength(3);
});

it("shows what the profile says by now, and asks again", async () => {
  const { screen, refuse, sentTo } = await openPolish([led, tested]);
  const first = screen.getByRole("region", { name: "Sentence 1 of 2" });
  await readableCard(first);
  const message = "Your profile says this differently by now.";
  const json = { success: false, error: "fact_changed", message, fields: { "7": "Led team of 9" } };
  refuse(decide, { status: 409, json });
  await userEvent.keyboard("y");
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(first.getByText("Led team of 9")).toBeVisible();
  await expect.element(first).toHaveFocus();
  expect([...first.element().querySelectorAll("mark")].map(({ textContent }) => textContent)).toContain("6.");
  refuse(decide, undefined);
  await userEvent.keyboard("y");
  await expect.element(screen.getByRole("region", { name: "Sentence 2 of 2" })).toHaveFocus();
  expect(sentTo(decide).at(-1)?.facts).toEqual([{ key: "7", text: "Led team of 9" }]);

  await readableCard(screen.getByRole("region", { name: "Sentence 2 of 2" }));
  refuse(decide, { status: 404, json: { success: false, error: "not_found", message: "Gone" } });
  await userEvent.keyboard("n");
  await expect.element(screen.getByText(/^Your profile does not say “API tests with Postman” any more/)).toBeVisible();
  await expect.element(screen.getByText(/^You kept 1 of 1/)).toBeVisible();
});

it("goes on after a reload where it was, with the way back and what was being written", async () => {
  const before = await openPolish([led, tested]);
  await readableCard(before.screen.getByRole("region", { name: "Sentence 1 of 2" }));
  await userEvent.keyboard("n");
  await expect.element(before.screen.getByRole("region", { name: "Sentence 2 of 2" })).toHaveFocus();
  await userEvent.keyboard("e");
  await before.screen.getByLabelText("Your words").fill("I tested the");

  const { screen, sentTo } = await openPolish([], { inTab: { ...sessionStorage } });
  await expect.element(screen.getByRole("region", { name: "Sentence 2 of 2" })).toBeVisible();
  await expect.element(screen.getByLabelText("Your words")).toHaveValue("I tested the");
  await expect.element(screen.getByLabelText("Your words")).toHaveFocus();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("button", { name: "Take the last one back" }).click();
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 2" })).toHaveFocus();
  expect(sentTo(propose)).toEqual([]);
  expect(sentTo(decide)).toMatchObject([{ text: led.text, decision: "undo" }]);
  await expect.element(screen.getByText("I led a team of 6.")).toBeVisible();
});

it("one sentence fits the screen of a phone, with all that decides about it", async () => {
  await page.viewport(375, 812);
  const { screen } = await openPolish([led, tested]);
  const first = screen.getByRole("region", { name: "Sentence 1 of 2" });
  await expect.element(first.getByRole("button", { name: "Edit" })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  const heading = screen.getByRole("heading", { name: "Polish your wording" });
  expect(heading.element().parentElement?.getBoundingClientRect().height).toBeLessThan(110);
  await readableCard(first);
  await first.getByRole("button", { name: "True, keep it" }).click();
  const second = screen.getByRole("region", { name: "Sentence 2 of 2" });
  await readableCard(second);
  await second.getByRole("button", { name: "True, keep it" }).click();
  await expect.element(screen.getByText("You kept 2 of 2.")).toBeVisible();
  await screen.getByRole("button", { name: "Take the last one back" }).click();
  await expect.element(second).toHaveFocus();
});

it("stays where it is when a decision cannot be stored", async () => {
  const { screen, refuse } = await openPolish([led]);
  refuse(decide, "unreachable");
  await readableCard(screen.getByRole("region", { name: "Sentence 1 of 1" }));
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
  await expect.element(screen.getByText("Nothing to polish")).toBeVisible();
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
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("menuitem", { name: "Polish your wording" }).click();
  await expect.poll(address).toBe("/profile/polish");
  await expect.element(screen.getByRole("region", { name: "Sentence 1 of 1" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await expectAccessible("long");
});
