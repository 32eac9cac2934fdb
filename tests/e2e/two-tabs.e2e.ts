import type { Page } from "@playwright/test";
import { cvPdf } from "../factories/cv-pdf.ts";
import { post, type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { holdCalls } from "./held-call.ts";
import { goTo, openMenu } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPageByPassword } from "./signed-in-page.ts";

test.use({ expectedStatuses: [401] });

async function signIn(page: Page, { email, password }: RegisteredPerson): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Ends the session on the server alone, as its expiry does. */
const endSession = ({ token }: RegisteredPerson, url: string) => post(url, "/logout", {}, token);

test("[SESSION-08] [SESSION-07] [SIDE-05] signing in or out in one tab shows in the other at once", async ({
  page,
  context,
  application,
}, { project }) => {
  const person = await registerPerson(application.url, `tabs.${project.name}@example.org`);
  const other = await context.newPage();
  await page.goto("/login");
  await other.goto("/jobtracking");
  await expect(other).toHaveURL(/\/login$/);

  const conversations = "/api/chat/conversations";
  const answerLate = await holdCalls(other, `**${conversations}*`, (route) =>
    route.fulfill({ json: { success: true, conversations: [] } }),
  );
  await signIn(page, person);
  await expect(page).toHaveURL(/\/chat/);
  await expect(other, "goes to the page that it was asked for").toHaveURL(/\/jobtracking$/);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));

  await other.evaluate(() => sessionStorage.setItem("conversation_history", "somebody's"));
  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const late = other.waitForEvent("requestfinished", (request) => request.url().includes(conversations));
  answerLate();
  await late;
  // Once the page has taken it in.
  await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const kept = await other.evaluate(() => sessionStorage.getItem("conversation_history"));
  expect(kept, "not even from a reply that comes late").toBeNull();
  // The page does not wait for the server: its call is on the way.
  const verified = () => post(application.url, "/verify-token", { token }).catch(String);
  await expect.poll(verified, "on the server too").toContain("401");
});

test("[SESSION-04] [CHAT-07] [CHAT-13] [CHAT-14] a message and a file are there again after another page, a reload and an ended session", async ({
  page,
  application,
}, { project }) => {
  const person = await signInPageByPassword(page, application.url, `message.${project.name}@example.org`);
  // Answered after its end, what the page asks for at first would end the session before the message does.
  const listed = page.waitForResponse("**/api/chat/conversations*");
  await page.goto("/chat");
  await listed;
  const message = page.getByLabel("Message", { exact: true });
  await page
    .getByLabel("CV or document")
    .setInputFiles({ name: "anna-weber.pdf", mimeType: "application/pdf", buffer: Buffer.from(cvPdf()) });
  await message.fill("Please find me a night shift");
  await goTo(page, "Profile");
  await goTo(page, "Chat");
  await expect(page.getByText("anna-weber.pdf")).toBeVisible();
  const begun = ["first-steps", "subscription"].map((call) => page.waitForResponse(`**/api/**/${call}`));
  await page.reload();
  await Promise.all(begun);
  await expect(page.getByText("anna-weber.pdf")).toBeVisible();
  await expect(message).toHaveValue("Please find me a night shift");
  await endSession(person, application.url);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();

  await signIn(page, person);
  await expect(page).toHaveURL(/\/chat/);
  await expect(message).toHaveValue("Please find me a night shift");
  await expect(page.getByText("anna-weber.pdf")).toBeVisible();
  const sent = page.waitForRequest("**/api/chat/process");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText("Lindenhof Software GmbH");
  await page.reload();
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText("Please find me a night shift");
  await expect(page.getByRole("button", { name: "Remove the file" }), "was sent").toHaveCount(0);
  await message.fill("Another night shift");

  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("night shift");
});
