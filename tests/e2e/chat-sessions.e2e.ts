import type { Page } from "@playwright/test";
import { cvPdf } from "../factories/cv-pdf.ts";
import { post } from "../factories/registered-person.ts";
import { goTo, openMenu } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInByNetwork, signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [401, 500, "unreachable"] });

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const message = (page: Page) => page.getByLabel("Message", { exact: true });
const storedInTab = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }));

/** Asks, and waits until the whole answer is stored. */
async function ask(page: Page, question: string): Promise<void> {
  const said = log(page).locator("> div");
  // The welcome comes a moment after the page.
  await expect(said).not.toHaveCount(0);
  const before = await said.count();
  await message(page).fill(question);
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

test("[SESSION-04] [CHAT-07] [CHAT-13] [CHAT-14] [CHAT-15] [CHAT-16] [CHAT-17] [CHAT-18] [CHAT-20] a message and a file outlive an ended session; each conversation is kept in its tab, left for a new one, and gone back to from any tab and device", async ({
  page,
  application,
}) => {
  const person = await signInPage(page, application.url, "chat-sessions@example.org");
  // Answered after its end, what the page asks for at first would end the session before the message does.
  const listed = page.waitForResponse("**/api/chat/conversations*");
  await page.goto("/chat");
  await listed;
  await test.step("what was not sent is there after another page and an ended session", async () => {
    await page
      .getByLabel("CV or document")
      .setInputFiles({ name: "anna-weber.pdf", mimeType: "application/pdf", buffer: Buffer.from(cvPdf()) });
    await message(page).fill("Please find me a night shift");
    await goTo(page, "Profile");
    await goTo(page, "Chat");
    await expect(page.getByText("anna-weber.pdf")).toBeVisible();
    // On the server alone, as its expiry does.
    await post(application.url, "/logout", {}, person.token);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();

    await signInByNetwork(page, person);
    await expect(page).toHaveURL(/\/chat/);
    await expect(message(page)).toHaveValue("Please find me a night shift");
    await expect(page.getByText("anna-weber.pdf")).toBeVisible();
    // Reading it is the main job's.
    await page.getByRole("button", { name: "Remove the file" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(log(page).locator("> div")).toHaveCount(3);
  });

  const token = String(await page.evaluate(() => localStorage.getItem("auth_token")));
  const first = (await storedInTab(page)).active_chat_session ?? "";
  await test.step("the tab keeps the conversation over a reload", async () => {
    expect(first).toMatch(/^session\d{13}[a-z0-9]+$/);
    await ask(page, "help");
    const stored = JSON.parse((await storedInTab(page))[`chat_messages_${first}`] ?? "");
    expect(Object.keys(stored).sort()).toEqual(["lastUpdated", "messages", "sessionId"]);
    expect(stored.sessionId).toBe(first);
    expect(Date.parse(stored.lastUpdated)).not.toBeNaN();
    const known = { id: expect.any(String), timestamp: expect.any(String) };
    expect(stored.messages).toMatchObject([
      { ...known, role: "system", isWelcome: true },
      { ...known, role: "user", content: "Please find me a night shift" },
      { ...known, role: "system", content: expect.stringContaining("<p>") },
      { ...known, role: "user", content: "help" },
      { ...known, role: "system", content: expect.stringContaining("<p>") },
    ]);
    const before = (await log(page).textContent()) ?? "";
    await page.reload();
    await expect(log(page)).toHaveText(before);
    expect((await storedInTab(page)).active_chat_session).toBe(first);
  });

  await test.step("a new one begins, and the first one, which has gone on elsewhere, goes on here", async () => {
    await openMenu(page);
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect(log(page)).not.toContainText("help");
    await expect(log(page), "a fresh welcome").toContainText("Anna Weber");
    const second = (await storedInTab(page)).active_chat_session ?? "";
    expect(second).toMatch(/^session\d{13}[a-z0-9]+$/);
    expect(second).not.toBe(first);
    expect(await storedInTab(page)).not.toHaveProperty(`chat_messages_${first}`);
    await ask(page, "what is on my board");
    await post(application.url, "/api/chat/process", { message: "hello again", session_id: first }, token);
    await openHistory(page);
    await page.getByRole("link", { name: /^Please find me/ }).click();
    await expect(log(page)).toContainText("hello again");
    await expect(log(page)).not.toContainText("what is on my board");
    expect((await storedInTab(page)).active_chat_session).toBe(first);
  });

  await test.step("another tab goes on with it", async () => {
    const other = await page.context().newPage();
    await other.goto(`/chat?session=${first}`);
    await expect(log(other)).toContainText("hello again");
    const sent = other.waitForRequest("**/api/chat/process");
    await ask(other, "said in the other tab");
    expect((await sent).postDataJSON()).toMatchObject({ message: "said in the other tab", session_id: first });
    await expect(log(page)).toContainText("said in the other tab");
    await expect(log(page).getByText("hello again")).toHaveCount(1);
    await other.close();
  });

  await test.step("signing out clears all of it", async () => {
    await message(page).fill("Another night shift");
    await openMenu(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedInTab(page)).toEqual({});
  });
});
