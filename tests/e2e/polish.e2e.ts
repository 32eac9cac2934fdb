import type { Page } from "@playwright/test";
import { wordingsEndpoints } from "../../src/shared/wordings/wordings.contract.ts";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expectAccessible } from "./accessibility-check.ts";
import { phone } from "./devices.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [401, 409, 422] });

const notes = ["Led team of 6 in distillation.", "Cut costs by 12 %.", "API tests with Postman."];

function profileWithNotes() {
  const profile = engineerProfile();
  profile.professional_experience[1]?.notable_achievements.push(...notes);
  return profile;
}

/** Somebody whose notes are asked about; the cards' number depends on what the rules can word. */
async function openPolish(page: Page, url: string, email: string) {
  const person = await signInPage(page, url, email);
  const call = (path: string, body: object) => post(url, path, body, person.token);
  await call("/api/profile/save-version", { data: profileWithNotes() });
  await page.goto("/profile/polish");
  const card = page.getByRole("region", { name: /^Sentence \d+ of \d+$/ });
  await expect(card).toHaveAttribute("data-readable", "true", { timeout: 30_000 });
  const progress = async () => (await card.getAttribute("aria-label")) ?? "";
  const total = Number(/of (\d+)$/.exec(await progress())?.[1]);
  const nth = (number: number) => page.getByRole("region", { name: `Sentence ${number} of ${total}` });
  const ready = async (number: number) => {
    await expect(nth(number)).toBeFocused();
    await expect(nth(number)).toHaveAttribute("data-readable", "true");
  };
  return { person, call, card, total, nth, ready };
}

test("a person keeps, edits, declines and takes back by keyboard, across a reload, a change elsewhere and a sign-out", async ({
  page,
  application,
}) => {
  const { person, call, card, total, nth, ready } = await openPolish(page, application.url, "polish@example.org");
  expect(total).toBeGreaterThan(1);

  await test.step("two presses are one decision, and Z takes it back after a reload too", async () => {
    await ready(1);
    await page.keyboard.press("y");
    await page.keyboard.press("y");
    await ready(2);
    await page.reload();
    await ready(2);
    await page.keyboard.press("z");
    await ready(1);
  });

  await test.step("what another tab changed is shown, and asked again", async () => {
    const profile = profileWithNotes();
    const own = card.locator("p", { hasText: new RegExp(notes.map((note) => note.slice(0, 8)).join("|")) });
    const shown = (await own.last().textContent()) ?? "";
    const lines = profile.professional_experience[1]?.notable_achievements ?? [];
    lines[lines.indexOf(shown)] = shown.replace(".", ", every year.");
    await call("/api/profile/save-version", { data: profile });
    await page.keyboard.press("y");
    await expect(page.getByText(/^Your profile says this differently by now/)).toBeVisible();
    await expect(card.getByText(/every year/)).toBeVisible();
    await expect(nth(1)).toBeFocused();
    await page.keyboard.press("n");
    await ready(2);
  });

  await test.step("the session ends while a sentence is written, and nothing is lost", async () => {
    await page.keyboard.press("e");
    await page.getByLabel("Your words").fill("I did this with 9 people.");
    await page.evaluate(() => localStorage.setItem("auth_token", "ended"));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/login/);
    // An answer without scripts: the application itself would answer a session by a move of its own.
    await page.goto("/healthz");
    await page.evaluate((token) => {
      localStorage.setItem("auth_token", token);
      localStorage.setItem("user_name", "Anna Weber");
      localStorage.setItem("user_email", "polish@example.org");
    }, person.token);
    await page.goto("/profile/polish");
    await expect(page.getByLabel("Your words")).toHaveValue("I did this with 9 people.");
    await expect(page.getByLabel("Your words")).toBeFocused();
  });

  await test.step("what the profile lacks is added to it there, and the sentence comes back", async () => {
    await page.getByRole("button", { name: "Save" }).click();
    const adding = page.getByRole("region", { name: "Add it to your profile?" });
    await expect(adding.getByLabel("Under")).toHaveValue("experience.1");
    await expect(adding.getByLabel("New line")).toHaveValue("I did this with 9 people.");
    await adding.getByRole("button", { name: "Add to my profile" }).click();
    await expect(page.getByLabel("Your words")).toHaveCount(0);
  });

  const { wordings } = wordingsEndpoints.list.reply.parse(
    await (
      await page.request.get("/api/profile/wordings", { headers: { authorization: `Bearer ${person.token}` } })
    ).json(),
  );
  expect(wordings.map(({ text, origin, state }) => [text, origin, state])).toEqual([
    ["I did this with 9 people.", "person", "valid"],
  ]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("one sentence fits the screen, and is decided by a finger", async ({ page, application }) => {
    const { total, nth, ready } = await openPolish(page, application.url, "polish.phone@example.org");
    await expect(nth(1).getByRole("button", { name: "Edit" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const header = await page.getByRole("heading", { name: "Polish your wording" }).locator("..").boundingBox();
    expect(header?.height).toBeLessThan(110);
    await expectAccessible(page, "a card");
    for (let number = 1; number <= total; number += 1) {
      await ready(number);
      await nth(number).getByRole("button", { name: "True, keep it" }).tap();
    }
    await expect(page.getByText(`You kept ${total} of ${total}.`)).toBeVisible();
    await page.getByRole("button", { name: "Take the last one back" }).tap();
    await ready(total);
  });
});
