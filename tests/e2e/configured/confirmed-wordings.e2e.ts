import type { Page } from "@playwright/test";
import { distillationPosting, engineerProfile } from "../../factories/profile-document.ts";
import { post } from "../../factories/registered-person.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { test } from "./configured-application.ts";

const employer = "experience.1.organisation";
const lowered = {
  text: "At Kernwerk Chemie GmbH, I lowered solvent losses by 18 % over two years by re-sequencing the columns.",
  facts: [employer, "experience.1.statement.0"],
};
const taught = {
  text: "At Kernwerk Chemie GmbH, I taught four shift teams to read trend charts themselves.",
  facts: [employer, "experience.1.statement.1"],
};
const led = {
  text: "I take three plants through their HAZOP studies.",
  facts: ["experience.1.statement.2"],
};
const ownWords = "I am the one who takes three plants through HAZOP studies.";

/** Generates the documents of a new card, and opens what its letter says. */
async function openLetter(page: Page, url: string): Promise<void> {
  await page.goto(`/jobtracking?job=${encodeURIComponent(url)}`);
  await page.getByRole("button", { name: /^(?:Generate Documents|Generate anyway)$/ }).click();
  await expect(page.getByRole("link", { name: "Download CV" })).toBeVisible();
}

test("[DOCS-06] what a person keeps, declines and edits serves the next application, until it is revoked", async ({
  page,
  application,
  model,
}) => {
  const { token } = await signInPage(page, application.url, "wordings@example.org");
  const call = (path: string, body: object) => post(application.url, path, body, token);
  await call("/api/profile/save-version", { data: engineerProfile() });
  const text = `${distillationPosting.description}\n\nRequirements:\n${distillationPosting.requirements}`;
  const urls = ["first", "second", "third"].map((name) => `http://127.0.0.1:1/jobs/${name}`);
  for (const url of urls) {
    const { job_title } = distillationPosting;
    await call("/document-processor/scrape-job", { url, text, job_title });
    await call("/api/jobs", { job_title, job_url: url, company_name: "Nordchem" });
  }
  const [first = "", second = "", third = ""] = urls;
  const proposed = JSON.stringify({ paragraphs: [[lowered, taught], [led]] });
  const card = page.getByRole("region", { name: "A better sentence" });
  const letter = page.getByRole("tabpanel");

  await test.step("the first set is complete at once; better sentences wait", async () => {
    model.answerWith({ text: ["{}"] }, { text: [proposed] });
    await openLetter(page, first);
    await expect(page.getByText("3 better sentences are waiting.")).toBeVisible();
    await page.getByRole("link", { name: /^Read them/ }).click();
    await expect(card.getByText("What you have written")).toBeVisible();
  });

  await test.step("one is kept, one declined, one edited", async () => {
    const decided: Record<string, () => Promise<void>> = {
      [lowered.text]: () => page.keyboard.press("y"),
      [taught.text]: () => page.keyboard.press("n"),
      [led.text]: async () => {
        await page.keyboard.press("e");
        await card.getByLabel("Your words").fill(ownWords);
        await card.getByRole("button", { name: "Save" }).click();
      },
    };
    await page.getByRole("button", { name: "Read them one by one" }).click();
    for (const left of [2, 1, 0]) {
      await expect(card).toBeFocused();
      await expect(card).toHaveAttribute("data-readable", "true");
      const asked = (await card.locator("p").first().textContent()) ?? "";
      await decided[asked]?.();
      if (left > 0) await expect(page.getByText(`${left} better sentence`)).toBeVisible();
    }
    await expect(card).toHaveCount(0);
    await expect(letter.getByRole("button", { name: lowered.text })).toBeVisible();
    await expect(letter.getByRole("button", { name: ownWords })).toBeVisible();
    await expect(letter.getByText(taught.text)).toHaveCount(0);
  });

  await test.step("the second application says them at once, and asks nothing again", async () => {
    model.answerWith({ text: ["{}"] }, { text: [proposed] });
    await openLetter(page, second);
    await page.getByRole("link", { name: "Review what they say" }).click();
    await page.getByRole("tab", { name: "Cover letter" }).click();
    await expect(letter.getByRole("button", { name: lowered.text })).toBeVisible();
    await expect(letter.getByRole("button", { name: ownWords })).toBeVisible();
    await expect(letter.getByText(taught.text)).toHaveCount(0);
    await expect(page.getByText(/better sentences? (?:is|are) waiting/)).toHaveCount(0);
  });

  await test.step("what is revoked is not in the third one", async () => {
    await page.goto("/profile/wordings");
    await page.getByRole("button", { name: `Revoke: ${lowered.text}` }).click();
    await expect(page.getByText("Revoked. Future documents do without it.")).toBeVisible();
    model.answerWith({ text: ["{}"] }, { text: ["{}"] });
    await openLetter(page, third);
    await page.getByRole("link", { name: "Review what they say" }).click();
    await page.getByRole("tab", { name: "Cover letter" }).click();
    await expect(letter.getByRole("button", { name: ownWords })).toBeVisible();
    await expect(letter.getByText(lowered.text)).toHaveCount(0);
  });
});
