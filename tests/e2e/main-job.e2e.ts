import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { z } from "zod";
import { cvPdf } from "../factories/cv-pdf.ts";
import { mailedCode, post } from "../factories/registered-person.ts";
import { sampleCv } from "../factories/sample-cv.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { dragCard } from "./card-dragging.ts";
import { desktop, phone } from "./devices.ts";
import { goTo } from "./navigation.ts";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";

const person = { name: "Anna Weber", email: "anna.weber@example.org", password: "Winter!morning7" };

/** The one journey on a phone, with what moves and what a page fetches when it is idle: the others, and what a mouse drags, are at 1280 px. 403 is the set beyond the limit. */
test.use({ ...phone, contextOptions: { reducedMotion: "no-preference" }, expectedStatuses: [403], busyForMs: 0 });

test("[ROUTE-03] [CHAT-21] [CHAT-22] [TRACK-02] [TRACK-10] [DOCS-01] [SUB-03] [SUB-14] the main job: from registering to documents for an opening, and to Pro and back to the card", async ({
  page,
  application,
}) => {
  const show = (name: string) => keepPicture(page, name);

  await test.step("1. registers, reads the code, verifies, signs in", async () => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByLabel("Full name").fill(person.name);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel(/Terms of Service/).check();
    await show("1-register");
    await page.getByRole("button", { name: "Register" }).click();

    await expect(page).toHaveURL(/\/verify-email$/);
    await page.getByLabel("Verification code").fill(await mailedCode(application.url, person.email));
    await page.getByRole("button", { name: "Verify" }).click();

    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/chat/);
  });

  await test.step("2. is greeted, drops in a CV, takes it over into the profile", async () => {
    const conversation = page.getByRole("log", { name: "Conversation" });
    await expect(conversation).toContainText(/Anna/);
    await page
      .getByLabel("CV or document")
      .setInputFiles({ name: "anna-weber.pdf", mimeType: "application/pdf", buffer: cvPdf() });
    await page.getByRole("button", { name: "Send" }).click();
    await expect(conversation).toContainText("Lindenhof Software GmbH");
    const check = page.getByRole("link", { name: "Check what was read" });
    await check.scrollIntoViewIfNeeded();
    await show("2-cv-read");
    await check.click();
    await expect(page.getByRole("heading", { name: "Check what was read" })).toBeVisible();
    await show("2-cv-checked");
    await page.getByRole("button", { name: /^Add \d+ values to my profile$/ }).click();
    await page.getByRole("link", { name: "Go to my profile" }).click();
    for (const fact of [person.name, "Lindenhof Software GmbH", "Nordlicht Data AG", "Kubernetes"]) {
      await expect(page.getByRole("main").getByText(fact).first()).toBeVisible();
    }
    await show("2-profile");
    await goTo(page, "Chat");
    await expect(conversation, "is kept when the person comes back").toContainText("Lindenhof Software GmbH");
  });

  let firstTitle = "";
  await test.step("3. asks for jobs and applies to one, which goes to the board under Viewed", async () => {
    await page.getByLabel("Message", { exact: true }).fill("find me software engineer jobs in Germany");
    await page.keyboard.press("Enter");
    const apply = page.getByRole("log", { name: "Conversation" }).getByRole("link", { name: /Apply/ });
    await expect(apply.first()).toBeVisible();
    await show("3-jobs-in-chat");

    const recorded = page.waitForResponse((answer) => isSavedJob(answer.url(), answer.request().method()));
    const [posting] = await Promise.all([page.waitForEvent("popup"), apply.first().click()]);
    expect((await recorded).ok()).toBe(true);
    firstTitle = await titleOfPosting(posting, application.url);
    await keepPicture(posting, "3-posting");
    await posting.close();

    await goTo(page, "Job Tracking");
    await expect(page.getByRole("region", { name: "Viewed" })).toContainText(firstTitle);
  });

  await test.step("4. searches by title and place, opens one, applies", async () => {
    await goTo(page, "Job Search");
    await page.getByLabel("Job title").fill("nurse");
    await chooseCountry(page, "Germany");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const results = page.getByRole("list", { name: "Search results" });
    await expect(results.getByRole("listitem").first()).toBeVisible();
    await results.getByRole("button").first().click();
    await show("4-search");
    const [posting] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: /^Apply Now/ }).click(),
    ]);
    const secondTitle = await titleOfPosting(posting, application.url);
    await posting.close();
    const sheet = page.getByRole("button", { name: "Back to the results" });
    if (await sheet.isVisible()) await sheet.click();

    await goTo(page, "Job Tracking");
    await expect(page.getByRole("region", { name: "Viewed" })).toContainText(secondTitle);
  });

  await test.step("5. drags the card to Applied, makes the documents, downloads them", async () => {
    const card = page.getByRole("region", { name: "Viewed" }).getByRole("article").filter({ hasText: firstTitle });
    const moved = page.waitForResponse((answer) => isSavedJob(answer.url(), answer.request().method()));
    await dragCard(page, card.first(), "Applied");
    await moved;
    const applied = page.getByRole("region", { name: "Applied" });
    await expect(applied).toContainText(firstTitle);
    await show("5-board");
    await page.reload();
    await applied.getByRole("button", { name: firstTitle, exact: true }).click();
    await page.getByRole("button", { name: "Generate Documents" }).click();
    await expect(page.getByRole("link", { name: "Download CV" })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Generated: /)).toBeVisible();
    await show("5-documents");

    const cv = await downloadedText(page, "Download CV");
    expect(cv).toContain(person.name);
    expect(cv).toContain(sampleCv.experience[0]?.company);
    const letter = await downloadedText(page, "Download Cover Letter");
    expect(letter).toContain(person.name);

    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    // Its address is the last thing to go, and would take the phone's menu along.
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("6. has used up the document sets of Free, which the next card says", async () => {
    const token = String(await page.evaluate(() => localStorage.getItem("auth_token")));
    await useUpDocuments(application.url, token, 4);
    const another = page.getByRole("region", { name: "Viewed" }).getByRole("article").first();
    await another.getByRole("button").first().click();
    await page.getByRole("tab", { name: "Documents" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^0 of 5 document sets left this month, full again on /)).toBeVisible();
    await dialog.getByRole("button", { name: /^Generate (Documents|anyway)$/ }).click();
    await expect(dialog.getByText("Quota Exceeded")).toBeVisible();
    await expect(dialog.getByText("Please upgrade your subscription or wait for your quota to renew.")).toBeVisible();
    await show("6-quota");
    await dialog.getByRole("link", { name: "See the plans" }).click();
  });

  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await test.step("7. buys Pro at the third attempt; the page behind never says that there is nothing", async () => {
    await expect(heading("No Active Subscription")).toBeVisible();
    await expect(page.getByText("You are on Free")).toBeVisible();
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    const checkout = page.locator("iframe").contentFrame();
    const pay = async (card: string) => {
      await checkout.getByRole("button", { name: card }).click();
      await checkout.getByLabel("Name on card").fill(person.name);
      await show("7-checkout");
      await checkout.getByRole("button", { name: /^Pay / }).click();
    };
    await pay("is declined");
    await expect(checkout.getByRole("alert")).toContainText("The card was declined. Nothing was charged.");
    await pay("asks for a confirmation");
    await checkout.getByRole("button", { name: "Refuse" }).click();
    await expect(checkout.getByRole("alert")).toContainText("The card was declined.");
    await pay("asks for a confirmation");
    await checkout.getByRole("button", { name: "Confirm payment" }).click();
    await expect(checkout.getByText("Payment received")).toBeVisible();
    await expect(heading("No Active Subscription")).toHaveCount(0);
    await checkout.getByRole("button", { name: "Got it" }).click();
    await expect(heading("Active Subscription")).toBeVisible();
    await show("7-pro");
  });

  await test.step("8. is back at the card, and goes on", async () => {
    await page.getByRole("link", { name: "Back to your board" }).click();
    await expect(page).toHaveURL(/\/jobtracking\?job=.*&part=documents$/);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("195 of 200 document sets left this month.")).toBeVisible();
    await dialog.getByRole("button", { name: /^Generate (Documents|anyway)$/ }).click();
    await expect(dialog.getByText("194 of 200 document sets left this month.")).toBeVisible({ timeout: 60_000 });
  });

  await test.step("9. a simulated renewal shows; its page is accessible", async () => {
    await page.goto("/dev/payments");
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessibleInColours(page, `simulated-payments ${viewport.width}`, { fullPage: true });
    }
    const purchase = page.getByRole("listitem").filter({ hasText: person.email }).first();
    const expiry = () => page.getByText("Expiration Date").locator("xpath=following-sibling::dd").textContent();
    // The answer leads back to the same page: left before that has come, it would come instead of the next one.
    const isBack = page.waitForEvent("load");
    const before = new Date(Date.now() + 45 * 86_400_000);
    await purchase.getByRole("button", { name: "Renew", exact: true }).click();
    await isBack;
    await page.goto("/subscription");
    await expect.poll(async () => new Date((await expiry()) ?? "") > before).toBe(true);
  });
});

const searchReply = z.object({ results: z.array(z.object({ job_url: z.string(), company: z.string() })) });

/** Begins sets of documents for openings that are on no card. */
async function useUpDocuments(url: string, token: string, limit: number): Promise<void> {
  const { results } = searchReply.parse(await post(url, "/api/geosearch", { job_title: "welder", limit }, token));
  for (const { job_url, company } of results) {
    const { id } = await post(url, "/document-processor/scrape-job", { url: job_url }, token);
    await post(url, "/document-processor/resume-without-company", { job_id: id, company_name: company }, token);
  }
}

function isSavedJob(url: string, method: string): boolean {
  return method === "POST" && new URL(url).pathname === "/api/jobs";
}

/** A posting is a page of the application, with the data that search engines read. */
async function titleOfPosting(posting: Page, applicationUrl: string): Promise<string> {
  await posting.waitForLoadState();
  expect(posting.url()).toContain(`${applicationUrl}/postings/`);
  const data = await posting.locator('script[type="application/ld+json"]').textContent();
  const { "@type": type, title } = JSON.parse(data ?? "{}");
  expect(type).toBe("JobPosting");
  await expect(posting.getByRole("heading", { level: 1 })).toHaveText(title);
  return title;
}

async function chooseCountry(page: Page, country: string): Promise<void> {
  await page.getByRole("combobox", { name: "Country", exact: true }).fill(country);
  await page.getByRole("option", { name: country, exact: true }).click();
}

async function downloadedText(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: link }).click()]);
  const bytes = await readFile(await downloadPath(download));
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

async function downloadPath(download: Download): Promise<string> {
  const path = await download.path();
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return path;
}
