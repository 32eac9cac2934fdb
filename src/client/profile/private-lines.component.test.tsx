import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { readableCard } from "../../../tests/components/readable-card.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import type { PrivateLine } from "../../shared/wordings/private-lines.contract.ts";

const list = "GET /api/profile/private-lines";
const decide = "POST /api/profile/private-lines";
const question = "Is this for employers to read?";
const quarrel = "Left after the quarrel with the new manager, keep that out";
const longing = "I want to be home by four.";

const sizes = [
  ["desktop", 1280],
  ["phone", 375],
] as const;
afterEach(() => page.viewport(1280, 800));

const lineOf = (id: string, text: string, section: string): PrivateLine => ({
  fact: { id, text, origin: "profile", section, where: "Professional Experience: Nurse, St. Mary" },
  is_asked: true,
});

/** A server that holds these lines back, and goes by what is said of them. */
function holdingServer() {
  const profile = {
    ...emptyProfile(),
    profile_summary: `I care for people. ${longing}`,
    professional_experience: [
      {
        ...{ company: "St. Mary", location: "Cork", from: "2019-03", to: "", title: "Nurse", notable_achievements: [] },
        responsibilities: ["Ran the night shift", quarrel],
      },
    ],
  };
  const read = [lineOf("1", quarrel, "professional_experience"), lineOf("2", longing, "profile_summary")];
  const said = new Map<unknown, unknown>();
  const lines = () => [
    ...read.flatMap((line) => {
      const isPrivate = said.get(line.fact.text) ?? null;
      return isPrivate === false ? [] : [{ ...line, is_asked: isPrivate === null }];
    }),
    ...["Ran the night shift"].flatMap((text) =>
      said.get(text) === true ? [{ ...lineOf("3", text, "professional_experience"), is_asked: false }] : [],
    ),
  ];
  const { answers } = profileServer(profile);
  return {
    ...answers,
    [list]: () => ({ success: true, lines: lines() }),
    [decide]: ({ text, is_private }: Record<string, unknown>) => {
      said.set(text, is_private);
      return { success: true, lines: lines() };
    },
    "POST /api/profile/polish": () => ({ success: true, cards: [], has_more: false }),
  };
}

it.each(sizes)(
  "asks of each line first whether employers may read it, by one press, with a way back, %s",
  async (_, width) => {
    await page.viewport(width, 800);
    const { screen, sentTo } = await openClient("/profile/polish", { answers: holdingServer() });
    const card = screen.getByRole("region", { name: question });
    await expect.element(card.getByText(quarrel)).toBeVisible();
    await expect.element(card).toHaveFocus();
    await expect.element(screen.getByText("2 lines read like notes to yourself.", { exact: false })).toBeVisible();
    await expect.element(card.getByRole("button", { name: "No, keep it to myself" })).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible("a question");
    expect(sentTo("POST /api/profile/polish")).toEqual([]);
    await readableCard(card);
    await userEvent.keyboard("n");
    await expect.element(card.getByText(longing)).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(card.getByText(quarrel)).toBeVisible();
    await readableCard(card);
    await card.getByRole("button", { name: "No, keep it to myself" }).click();
    await expect.element(card.getByText(longing)).toBeVisible();
    await readableCard(card);
    await card.getByRole("button", { name: "Yes, they may read it" }).click();
    await expect.element(screen.getByText("Nothing to polish")).toBeVisible();
    expect(sentTo(decide)).toEqual([
      { text: quarrel, is_private: true },
      { text: quarrel, is_private: null },
      { text: quarrel, is_private: true },
      { text: longing, is_private: false },
    ]);
    expect(sentTo("POST /api/profile/polish")).toHaveLength(1);
  },
);

it.each(sizes)(
  "a line of the profile says that it is held, and any line is kept back by hand, %s",
  async (_, width) => {
    await page.viewport(width, 800);
    const { screen, sentTo } = await openClient("/profile", { answers: holdingServer() });
    const jobs = screen.getByRole("region", { name: "Professional Experience" });
    const held = jobs.getByRole("listitem").filter({ hasText: quarrel }).last();
    await expect.element(held.getByText(`Held back: it reads like a note to yourself. ${question}`)).toBeVisible();
    const summary = screen.getByRole("region", { name: "Profile Summary" });
    await expect.element(summary.getByText("Held back", { exact: false })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible("held lines");
    await held.getByRole("button", { name: "No, keep it to myself" }).click();
    await expect.element(held.getByText("You keep this to yourself.")).toBeVisible();
    await held.getByRole("button", { name: "Employers may read it" }).click();
    await expect.element(held.getByText("You keep this to yourself.")).not.toBeInTheDocument();
    await jobs.getByRole("button", { name: "Keep to yourself: Ran the night shift" }).click();
    await expect.element(jobs.getByText("You keep this to yourself.")).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(jobs.getByText("You keep this to yourself.")).not.toBeInTheDocument();
    await summary.getByRole("button", { name: "Yes, they may read it" }).click();
    await expect.element(summary.getByText("Held back", { exact: false })).not.toBeInTheDocument();
    expect(sentTo(decide)).toEqual([
      { text: quarrel, is_private: true },
      { text: quarrel, is_private: false },
      { text: "Ran the night shift", is_private: true },
      { text: "Ran the night shift", is_private: false },
      { text: longing, is_private: false },
    ]);
  },
);

it("says why an answer was not taken, and a server that knows no such lines is asked for none", async () => {
  const { screen, refuse } = await openClient("/profile", { answers: holdingServer() });
  const message = "Your profile does not say this. Save it first, or read it again.";
  refuse(decide, { status: 404, json: { success: false, error: "not_found", message } });
  const jobs = screen.getByRole("region", { name: "Professional Experience" });
  await jobs.getByRole("button", { name: "No, keep it to myself" }).click();
  await expect.element(screen.getByText(message).first()).toBeVisible();
  const { screen: plain, sentTo } = await openClient("/profile");
  await expect.element(plain.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  expect(sentTo(list)).toEqual([]);
});
