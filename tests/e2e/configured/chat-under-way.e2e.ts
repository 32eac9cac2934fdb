import type { Page } from "@playwright/test";
import { cvPdf } from "../../factories/cv-pdf.ts";
import { post } from "../../factories/registered-person.ts";
import { newWait } from "../held-call.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { test } from "./configured-application.ts";

test.use({ expectedStatuses: [502, "unreachable"] });

const overloaded = "The system is currently overloaded. Please try again later.";
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.keyboard.press("Enter");
}

test("[CHAT-13] [CHAT-14] [CHAT-16] [CHAT-20] a reply is shown as it comes and survives a reload and a closed page; one press asks again for one that broke off, file and all", async ({
  page,
  context,
  application,
  model,
}) => {
  const person = await signInPage(page, application.url, "chat-under-way@example.org");
  await page.goto("/chat");
  const first = newWait();
  model.requests.length = 0;
  model.answerWith({ text: ["It begins.\n\nAnd ", "it ends."], until: first.until });
  await send(page, "a slow one");
  await expect(page.getByText("It begins."), "is shown as it comes").toBeVisible();
  await expect(log(page)).not.toContainText("It begins.");
  await page.reload();
  await expect(log(page)).toContainText("a slow one");
  await expect(page.getByText("Thinking...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  first.release();
  await expect(log(page)).toContainText("And it ends.");
  expect(model.requests).toHaveLength(1);

  model.answerWith({ text: ["Half an "], cut: "reset" });
  await page
    .getByLabel("CV or document")
    .setInputFiles({ name: "anna-weber.pdf", mimeType: "application/pdf", buffer: Buffer.from(cvPdf()) });
  await send(page, "one that breaks off");
  await expect(log(page)).toContainText(overloaded);
  await page.route("**/api/chat/process", (route) => route.abort());
  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeEnabled();
  await page.unroute("**/api/chat/process");
  await page.reload();
  await expect(page.getByText(overloaded), "is there after a reload too").toHaveCount(1);
  model.requests.length = 0;
  model.answerWith({ text: ["I have read it."] });
  await tryAgain(page).click();
  await expect(log(page)).toContainText("I have read it.");
  await expect(page.getByText(overloaded)).toHaveCount(0);
  await expect(tryAgain(page)).toHaveCount(0);
  expect(JSON.stringify(model.requests[0]?.messages.at(-1)), "the file came along").toContain("anna-weber.pdf");
  const attachment = { name: "anna-weber.pdf", size: cvPdf().length, type: "application/pdf" };
  const { messages } = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem(`chat_messages_${sessionStorage.getItem("active_chat_session")}`) ?? "{}"),
  );
  expect(messages).toContainEqual(expect.objectContaining({ role: "user", attachment }));
  await expect(page.getByRole("link", { name: "Check what was read" })).toBeVisible();

  const second = newWait();
  model.answerWith({ text: ["", "Finished behind your back."], until: second.until });
  await send(page, "and another one");
  await expect.poll(() => model.requests.length).toBe(2);
  const session = String(await page.evaluate(() => sessionStorage.getItem("active_chat_session")));
  await page.close();
  second.release();
  const later = await context.newPage();
  await later.goto(`/chat?session=${session}`);
  await expect(log(later)).toContainText("Finished behind your back.");

  const failing = { message: "a lost one", session_id: session };
  model.answerWith({ text: ["Half"], cut: "end" }, { text: ["Whole."] });
  await expect(post(application.url, "/api/chat/process", failing, person.token)).rejects.toThrow("502");
  await later.reload();
  await expect(log(later)).toContainText("This message has no reply.");
  await tryAgain(later).click();
  await expect(log(later)).toContainText("Whole.");
  await expect(log(later).getByText("a lost one")).toHaveCount(1);
});
