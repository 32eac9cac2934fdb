import { inError, inMessage, page502, type Refusal } from "../../fakes/refusals.ts";
import { press } from "../page-parts.ts";
import { expect, test } from "./specified-application.ts";

test.use({ provokesFailures: true });

test("[SESSION-04] [SESSION-07] a refused session ends, at any call", async ({ page, server }) => {
  server.refuse("GET /api/jobs", inMessage(401, "Who are you?"));
  await page.goto("/jobtracking");
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});

test("[SESSION-05] [CHAT-14] the chat says that the system is overloaded, and what a quota says", async ({
  page,
  server,
}) => {
  const conversation = page.getByRole("log", { name: "Conversation" });
  const ask = async (refusal: Refusal) => {
    server.refuse("POST /api/chat/process", refusal);
    await page.getByLabel("Message", { exact: true }).fill("Hello?");
    await page.keyboard.press("Enter");
  };
  await page.goto("/chat");
  await ask(page502);
  await expect(conversation).toContainText("The system is currently overloaded. Please try again later.");
  server.refuse("POST /api/chat/process", undefined);
  await press(page, "Try again");
  await expect(conversation.getByText("Hello.", { exact: true })).toBeVisible();
  await ask(inError(403, "Your message quota is used up."));
  await expect(conversation).toContainText("Your message quota is used up.");
  await expect(page).toHaveURL("/chat");
  await ask(inMessage(403, "No."));
  await expect(page).toHaveURL("/login");
});

test("[CHAT-19] [SIDE-03] a history that does not load is empty", async ({ page, server }) => {
  server.refuse("GET /api/chat/conversations", page502);
  await page.goto("/profile");
  await press(page, "Chat History");
  await expect(page.getByText("No conversations yet")).toBeVisible();
});
