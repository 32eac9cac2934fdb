import { empty, inError, inMessage, notDone, page502, type Refusal } from "../../fakes/refusals.ts";
import { fault, press } from "../page-parts.ts";
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

test("[PROF-01] [PROF-05] [PROF-06] the profile", async ({ page, server }) => {
  server.refuse("GET /api/profile/load", empty);
  await page.goto("/profile");
  await expect(page.getByText("Failed to load profile", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to load profile. Please try again later.")).toBeVisible();
  server.refuse("GET /api/profile/load", undefined);
  await press(page, "Retry");
  for (const refusal of [inError(500, "Disk full"), notDone, page502]) {
    server.refuse("POST /api/profile/save-version", refusal);
    await press(page, "Edit Profile Summary");
    await page.getByRole("textbox", { name: "Summary" }).fill("Eleven years.");
    await press(page, "Save");
    await expect(fault(page)).toHaveText('Failed to save changes. Please try the "Save All Changes" button.');
    await press(page, "Save All Changes");
    await expect(fault(page)).toHaveText("Failed to save profile. Please try again.");
  }
  server.refuse("POST /api/profile/save-version", undefined);
  await press(page, "Save All Changes");
  await expect(page.getByRole("button", { name: "Save All Changes" })).toBeHidden();
});

test("[SUB-02] [SUB-09] [SUB-10] [SUB-11] the subscription", async ({ page, server }) => {
  const open = async (refusal: Refusal, sentence: string) => {
    server.refuse("GET /api/subscription", refusal);
    await page.goto("/subscription");
    await expect(fault(page)).toHaveText(sentence);
  };
  await open(page502, "Failed to fetch subscription details");
  await open(inError(500, "The books are closed."), "The books are closed.");
  await open({ status: 200, json: { success: true } }, "Failed to load subscription details");
  server.refuse("GET /api/subscription", undefined);
  await press(page, "Try again");

  server.refuse("POST /api/subscription/checkout", empty);
  await press(page, "Subscribe Now");
  await expect(fault(page)).toContainText("Failed to initialize checkout. Please try again.");
  server.refuse("POST /api/subscription/checkout", { status: 200, json: { success: true, message: "", plan_id: "1" } });
  await press(page, "Subscribe Now");
  await expect(fault(page)).toHaveText("Missing required checkout data");

  const record = { package_name: "Premium", billing_cycle: "monthly", payment_amount: 19, currency: "USD" };
  const dates = { payment_processor: "Card", start_date: "2025-01-01", expiration_date: "2099-01-01" };
  const cancel = async (subscription_id: string, refusal: Refusal, sentence: string) => {
    const subscription_details = [{ ...record, ...dates, subscription_id }];
    server.world.subscription = { subscription_status: "active", subscription_details };
    server.refuse("POST /api/subscription/cancel", refusal);
    await page.reload();
    await press(page, "Cancel Subscription");
    await press(page, "Yes, Cancel");
    await expect(fault(page)).toHaveText(sentence);
  };
  await cancel("", empty, "No active subscription found to cancel");
  await cancel("s-1", empty, "Failed to cancel subscription");
  await cancel("s-1", inMessage(400, "It ended yesterday."), "It ended yesterday.");
  await page.route("**/api/subscription/cancel", (route) => route.abort("connectionfailed"));
  await cancel("s-1", empty, "Failed to cancel subscription. Please try again.");
});
