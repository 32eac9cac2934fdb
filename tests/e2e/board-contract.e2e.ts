import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { dragCard } from "./card-dragging.ts";
import { phone } from "./devices.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const nurse = { job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/nurse" };
const column = (page: Page, name: string) => page.getByRole("region", { name });
const cardIn = (page: Page, name: string) => column(page, name).getByRole("button", { name: "Nurse", exact: true });

test("[TRACK-06] [TRACK-10] a card: moving by keyboard; notes, times, deleting and undo are kept", async ({
  page,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "board.card@example.org");
  await post(application.url, "/api/jobs", { ...nurse, status: "Viewed" }, token);
  await page.goto("/jobtracking");

  await test.step("by the keyboard, which says what happens", async () => {
    await page.getByRole("button", { name: "Drag Nurse" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^Picked up Nurse\.$|^Nurse is over Viewed\.$/)).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Nurse is over Applied.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(page.getByText("Nurse was put into Applied.")).toBeAttached();
    await expect(cardIn(page, "Applied")).toBeVisible();

    const mover = page.getByRole("button", { name: "Move Nurse to another column" });
    await mover.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Move to Viewed" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(mover).toBeFocused();
    await expect(mover).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Move to Viewed" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Nurse was moved to Interview.")).toBeAttached();
    await expect(cardIn(page, "Interview"), "keeps the focus in its new column").toBeFocused();
  });

  const card = page.getByRole("dialog", { name: "Nurse", exact: true });
  await test.step("keeps notes and a next step over a reload", async () => {
    await page.keyboard.press("Enter");
    await card.getByRole("textbox", { name: "Notes" }).fill("Ask for Ms Roth");
    await card.getByLabel("Next step", { exact: true }).fill("Call");
    await card.getByLabel("On", { exact: true }).fill("2031-05-06");
    await card.getByRole("button", { name: "Save", exact: true }).click();
    await expect(card.getByRole("button", { name: "Undo changes" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(column(page, "Interview")).toContainText("Next: Call, May 6, 2031");
    await page.reload();
    await cardIn(page, "Interview").click();
    await expect(card.getByRole("textbox", { name: "Notes" })).toHaveValue("Ask for Ms Roth");
  });

  await test.step("corrects a time, removes an entry", async () => {
    await card.getByRole("button", { name: "Correct Viewed, 1 of 3" }).click();
    await card.getByLabel("When: Viewed").fill("2020-01-01T10:00");
    await card.getByRole("button", { name: "Save time" }).click();
    await expect(card.getByRole("listitem").last()).toContainText("years ago");
    await card.getByRole("button", { name: "Correct Interview, 3 of 3" }).click();
    await card.getByRole("button", { name: "Remove this entry" }).click();
    await card.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(card.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("is deleted, and taken back", async () => {
    await card.getByRole("button", { name: "Delete Job" }).click();
    await card.getByRole("button", { name: "Confirm" }).click();
    await expect(card).toBeHidden();
    await expect(page.getByText("Nothing tracked yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(column(page, "Applied")).toContainText("Next: Call");
  });

  await test.step("is taken along as a file", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "CSV for spreadsheets" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("jobs.csv");
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("Nurse,Charité,Applied,");
    expect(text).toContain("Viewed 2020-01-01 09:00");
  });
});

test("[TRACK-09] a change in another tab or on another device shows here, and moves of one card converge", {
  tag: "@two-servers",
}, async ({ page, context, browser, application }) => {
  const { token, email, name } = await signInPage(page, application.url, "board.tabs@example.org");
  await post(application.url, "/api/jobs", { ...nurse, status: "Viewed" }, token);
  const tab = await context.newPage();
  const device = await (await browser.newContext({ baseURL: application.url })).newPage();
  await device.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { auth_token: token, user_name: name, user_email: email },
  );
  await device.clock.install();
  for (const one of [page, tab, device]) {
    await one.goto("/jobtracking");
    await expect(cardIn(one, "Viewed")).toBeVisible();
  }

  const openMenu = (one: Page) => one.getByRole("button", { name: "Move Nurse to another column" }).click();
  const place = (one: Page, to: string) => one.getByRole("menuitem", { name: `Move to ${to}` });
  // The device's own clock all but stands still: the application waits for nothing before it shows the change.
  await device.clock.pauseAt(new Date(Date.now() + 10_000));
  await openMenu(page);
  await place(page, "Applied").click();
  await expect(cardIn(tab, "Applied")).toBeVisible();
  await expect(async () => {
    await device.clock.runFor(10);
    await expect(cardIn(device, "Applied")).toBeVisible({ timeout: 100 });
  }).toPass();
  await device.clock.resume();
  await expect(cardIn(device, "Applied")).toBeVisible();

  await openMenu(tab);
  await openMenu(device);
  await expect(place(tab, "Interview")).toBeVisible();
  await expect(place(device, "Offer")).toBeVisible();
  // Whichever is stored first closes the other one's menu: neither waits for its menu to stand still.
  await Promise.all([place(tab, "Interview").dispatchEvent("click"), place(device, "Offer").dispatchEvent("click")]);
  const history = async () => {
    const answer = await fetch(`${application.url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = await answer.json();
    return data[0].history.map(({ status }: { status: string }) => status);
  };
  await expect.poll(history).toHaveLength(4);
  const both = await history();
  expect(both.toSorted()).toEqual(["Applied", "Interview", "Offer", "Viewed"]);
  for (const one of [page, tab, device]) await expect(cardIn(one, both.at(-1))).toBeVisible();
  await device.context().close();
});

test.describe("by finger", () => {
  test.use(phone);

  test("[TRACK-10] a card moves by touch, and a phone shows one column at a time", async ({ page, application }) => {
    const { token } = await signInPage(page, application.url, "board.finger@example.org");
    await post(application.url, "/api/jobs", { ...nurse, status: "Viewed" }, token);
    await page.goto("/jobtracking");
    await dragCard(page, column(page, "Viewed").getByRole("article"), "Applied", true);
    await expect(column(page, "Applied")).toContainText("Nurse");
    const columns = page.getByRole("navigation", { name: "Columns" });
    await columns.getByRole("button", { name: /^Offer/ }).tap();
    await expect(columns.getByRole("button", { name: /^Offer/ })).toHaveAttribute("aria-current", "true");
    await expect(column(page, "Offer")).toBeInViewport({ ratio: 0.9 });
  });
});
