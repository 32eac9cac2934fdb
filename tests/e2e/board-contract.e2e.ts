import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { expectAccessible } from "./accessibility-check.ts";
import { dragCard } from "./card-dragging.ts";
import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const nurse = { job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/nurse" };
const column = (page: Page, name: string) => page.getByRole("region", { name });
const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });
const cardIn = (page: Page, name: string) => column(page, name).getByRole("button", { name: "Nurse", exact: true });

test.describe("failures", () => {
  test.use({ expectedStatuses: ["unreachable", 422] });

  test("[TRACK-05] [TRACK-07] [TRACK-08] loads, adds and deletes, and says what failed", async ({
    page,
    application,
  }) => {
    await signInPage(page, application.url, "board.failures@example.org");
    await test.step("loading, then a failure that is no dead end", async () => {
      const fail = await holdCalls(page, "**/api/jobs", (route) => route.abort());
      await page.goto("/jobtracking");
      await expect(page.getByText("Loading jobs...")).toBeVisible();
      fail();
      await expect(page.getByText("Your jobs could not be loaded.")).toBeVisible();
      await expectAccessible(page, "board that could not be loaded");
      await page.unroute("**/api/jobs");
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByText("Nothing tracked yet.")).toBeVisible();
    });

    const adding = page.getByRole("dialog", { name: "Add New Job" });
    await test.step("the form", async () => {
      await page.getByRole("button", { name: "Add job to Interview" }).click();
      for (const label of ["Job Title *", "Company Name *", "Job URL *"]) {
        await expect(adding.getByLabel(label, { exact: true })).toHaveValue("");
      }
      await expect(adding.getByLabel("Status")).toHaveValue("Interview");
      await expect(adding.getByLabel("Job URL *")).toHaveAttribute("type", "url");
      await expectAccessible(page, "Add New Job");
      await adding.getByRole("button", { name: "Add Job" }).click();
      await expect(adding.getByText("Please fill in all required fields")).toBeVisible();
      await adding.getByRole("button", { name: "Cancel" }).click();
      await expect(adding).toBeHidden();
    });

    await test.step("a link that cannot be read, one that can, and nothing typed is replaced", async () => {
      await page.getByRole("button", { name: "Add job to Interview" }).click();
      const url = adding.getByLabel("Job URL *");
      await url.fill("http://127.0.0.1:1/");
      await url.blur();
      await expect(adding.getByText(/not on the public internet\. Please type title and company\.$/)).toBeVisible();
      await adding.getByLabel("Company Name *").fill("Typed company");
      await url.fill(`${application.url}/postings/demo-00001`);
      await url.blur();
      await expect(adding.getByLabel("Job Title *")).not.toHaveValue("");
      await expect(adding.getByLabel("Company Name *")).toHaveValue("Typed company");
    });

    await test.step("no answer while adding", async () => {
      await adding.getByLabel("Job Title *").fill(nurse.job_title);
      await adding.getByLabel("Company Name *").fill(nurse.company_name);
      await adding.getByLabel("Job URL *").fill(nurse.job_url);
      const fail = await holdCalls(page, "**/api/jobs", (route) => route.abort());
      await adding.getByRole("button", { name: "Add Job" }).click();
      await expect(adding.getByRole("button", { name: "Adding..." })).toBeVisible();
      fail();
      await expect(adding.getByText("Failed to add job. Please try again.")).toBeVisible();
      await expect(adding.getByLabel("Job Title *"), "what was typed is kept").toHaveValue("Nurse");
      await page.unroute("**/api/jobs");
      let isLost = false;
      await page.route("**/api/jobs", async (route) => {
        if (isLost || route.request().method() !== "POST") return route.continue();
        isLost = true;
        await route.fetch();
        await route.abort();
      });
      await adding.getByRole("button", { name: "Add Job" }).click();
      await expect(adding, "a reply that was lost is asked for again").toBeHidden();
      expect(isLost).toBe(true);
      await page.unroute("**/api/jobs");
      await expect(cardIn(page, "Interview")).toBeVisible();
    });

    await test.step("[TRACK-03] no answer while moving", async () => {
      await page.route("**/api/jobs", (route) => route.abort());
      await page.getByRole("button", { name: "Move Nurse to another column" }).click();
      await page.getByRole("menuitem", { name: "Move to Offer" }).click();
      await expect(cardIn(page, "Offer"), "at once").toBeVisible();
      await expect(notices(page).getByText("Nurse could not be moved.")).toBeVisible();
      await expect(cardIn(page, "Interview"), "and back").toBeVisible();
      await page.unroute("**/api/jobs");
    });

    await test.step("no answer while deleting", async () => {
      await cardIn(page, "Interview").click();
      const card = page.getByRole("dialog", { name: "Nurse" });
      await page.route("**/api/jobs", (route) => route.abort());
      await card.getByRole("button", { name: "Delete Job" }).click();
      await card.getByRole("button", { name: "Confirm" }).click();
      await expect(notices(page).getByText("The job could not be deleted.")).toBeVisible();
      await expect(card, "it is still there").toBeVisible();
    });
  });
});

test("[TRACK-06] [TRACK-10] a card: its parts, moving by keyboard, notes, times, deleting and undo", async ({
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
  await test.step("shows everything of the job", async () => {
    await page.keyboard.press("Enter");
    await expect(card).toContainText("Charité");
    await expect(card.getByRole("link", { name: nurse.job_url })).toHaveAttribute("href", nurse.job_url);
    const entries = card.getByRole("listitem");
    await expect(entries).toHaveText([/Interview.*(ago|now)/, /Applied.*(ago|now)/, /Viewed.*(ago|now)/]);
    await expect(card.getByRole("button", { name: "Generate Documents" })).toBeVisible();
    await expectAccessible(page, "a card");
  });

  await test.step("keeps notes and a next step, and asks before it loses what is typed", async () => {
    await card.getByRole("textbox", { name: "Notes" }).fill("Ask for Ms Roth");
    await card.getByLabel("Next step", { exact: true }).fill("Call");
    await card.getByLabel("On", { exact: true }).fill("2031-05-06");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    await card.getByRole("button", { name: "Save", exact: true }).click();
    await expect(card.getByRole("button", { name: "Undo changes" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(column(page, "Interview")).toContainText("Next: Call, May 6, 2031");
    await page.reload();
    await cardIn(page, "Interview").click();
    await expect(card.getByRole("textbox", { name: "Notes" })).toHaveValue("Ask for Ms Roth");
  });

  await test.step("corrects a time, refuses one that cannot be, removes an entry", async () => {
    await card.getByRole("button", { name: "Correct Viewed, 1 of 3" }).click();
    await card.getByLabel("When: Viewed").fill("2999-01-01T10:00");
    await card.getByRole("button", { name: "Save time" }).click();
    await expect(card.getByText("This is after “Applied”, which came later")).toBeVisible();
    await card.getByLabel("When: Viewed").fill("2020-01-01T10:00");
    await card.getByRole("button", { name: "Save time" }).click();
    await expect(card.getByRole("listitem").last()).toContainText("years ago");
    await card.getByRole("button", { name: "Correct Interview, 3 of 3" }).click();
    await card.getByRole("button", { name: "Remove this entry" }).click();
    await card.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(card.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("deletes after a question, and takes it back", async () => {
    await card.getByRole("button", { name: "Delete Job" }).click();
    await expect(card.getByRole("group", { name: "Are you sure?" })).toBeVisible();
    await card.getByRole("button", { name: "Cancel" }).click();
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
  await expect(cardIn(tab, "Applied")).toBeVisible({ timeout: 2000 });
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
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

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
