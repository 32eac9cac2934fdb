import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { openMenu } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [500, "unreachable"] });

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const storedInTab = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }));

/** Asks, and waits until the whole answer is stored. */
async function ask(page: Page, question: string): Promise<void> {
  const said = log(page).locator("> div");
  // The welcome comes a moment after the page.
  await expect(said).not.toHaveCount(0);
  const before = await said.count();
  await page.getByLabel("Message", { exact: true }).fill(question);
  await page.keyboard.press("Enter");
  await expect(said).toHaveCount(before + 2);
  await expect
    .poll(async () => (await storedMessages(page)).map(({ reply_state }) => reply_state))
    .not.toContain("under_way");
}

async function storedMessages(page: Page): Promise<{ reply_state?: string }[]> {
  const tab = await storedInTab(page);
  return JSON.parse(tab[`chat_messages_${tab.active_chat_session}`] ?? '{ "messages": [] }').messages;
}

async function openHistory(page: Page): Promise<void> {
  await openMenu(page);
  const history = page.getByRole("button", { name: "Chat History" });
  if ((await history.getAttribute("aria-expanded")) === "false") await history.click();
}

test("[CHAT-15] [CHAT-16] [CHAT-17] [CHAT-18] [CHAT-20] keeps each session in the tab, begins new ones, goes back to old ones", async ({
  page,
  application,
}) => {
  const person = await signInPage(page, application.url, "chat-sessions@example.org");
  await page.goto("/chat");
  await ask(page, "help");
  const first = (await storedInTab(page)).active_chat_session ?? "";
  expect(first).toMatch(/^session\d{13}[a-z0-9]+$/);
  const stored = JSON.parse((await storedInTab(page))[`chat_messages_${first}`] ?? "");
  expect(Object.keys(stored).sort()).toEqual(["lastUpdated", "messages", "sessionId"]);
  expect(stored.sessionId).toBe(first);
  expect(Date.parse(stored.lastUpdated)).not.toBeNaN();
  expect(stored.messages).toMatchObject([
    { id: expect.any(String), role: "system", isWelcome: true, timestamp: expect.any(String) },
    { id: expect.any(String), role: "user", content: "help", timestamp: expect.any(String) },
    { id: expect.any(String), role: "system", content: expect.stringContaining("<p>"), timestamp: expect.any(String) },
  ]);
  const before = (await log(page).textContent()) ?? "";
  await page.reload();
  await expect(log(page)).toHaveText(before);
  expect((await storedInTab(page)).active_chat_session).toBe(first);

  await openMenu(page);
  await page.getByRole("button", { name: "New Chat" }).click();
  await expect(log(page)).not.toContainText("help");
  await expect(log(page), "a fresh welcome").toContainText("Anna Weber");
  const second = (await storedInTab(page)).active_chat_session ?? "";
  expect(second).toMatch(/^session\d{13}[a-z0-9]+$/);
  expect(second).not.toBe(first);
  expect(await storedInTab(page)).not.toHaveProperty(`chat_messages_${first}`);
  await page.reload();
  expect((await storedInTab(page)).active_chat_session, "is not begun again by a reload").toBe(second);
  await ask(page, "what is on my board");

  await test.step("the first one has gone on elsewhere, and goes on here", async () => {
    await post(application.url, "/api/chat/process", { message: "hello again", session_id: first }, person.token);
    await openHistory(page);
    await page.getByRole("link", { name: /^help/ }).click();
    await expect(log(page)).toContainText("hello again");
    await expect(log(page)).not.toContainText("what is on my board");
    expect((await storedInTab(page)).active_chat_session).toBe(first);
    const sent = page.waitForRequest("**/api/chat/process");
    await ask(page, "and on it goes");
    expect((await sent).postDataJSON()).toMatchObject({ message: "and on it goes", session_id: first });
  });

  await test.step("another tab, then another device, goes on with it", async () => {
    const other = await page.context().newPage();
    await other.goto(`/chat?session=${first}`);
    await expect(log(other)).toContainText("and on it goes");
    await ask(other, "said in the other tab");
    await expect(log(page)).toContainText("said in the other tab");
    await expect(log(page).getByText("and on it goes")).toHaveCount(1);
    await other.close();
    await post(application.url, "/api/chat/process", { message: "from my phone", session_id: first }, person.token);
    await page.goto("/chat");
    await expect(log(page)).toContainText("from my phone");
    await expect(log(page).getByText("said in the other tab")).toHaveCount(1);
  });

  await test.step("signing out clears all sessions", async () => {
    await openMenu(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedInTab(page)).toEqual({});
  });
});
