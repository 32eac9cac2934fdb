import type { Page } from "@playwright/test";
import { person } from "../fakes/specified-calls.ts";
import { goTo } from "./navigation.ts";
import { expect, test } from "./specified-application.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(question);
  await page.keyboard.press("Enter");
}

test("[LOGIN-01] [LOGIN-03] [CHAT-13] [SUB-03] [SUB-07] [SUB-08] somebody signs in over the network, gets replies to a message and a file, and subscribes by the provider's checkout", async ({
  page,
  server,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await expect(page).toHaveURL("/chat");
  expect(server.sentTo("POST /verify-token")).toEqual([{ token: person.token }]);

  await ask(page, "Hello?");
  await expect(conversation(page).getByText("Hello.", { exact: true })).toBeVisible();
  server.world.reply = "<p>I read it.</p><ul><li>One</li></ul>";
  const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("CV or document").setInputFiles(file);
  await press(page, "Send");
  await expect(conversation(page)).toContainText("I read it.");
  const [first, second] = server.sentTo("POST /api/chat/process");
  expect(first).toEqual({ message: "Hello?", session_id: expect.stringMatching(/^session\d+[a-z0-9]+$/) });
  expect(second).toEqual({ message: "", session_id: first?.session_id, file: expect.any(File) });

  await page.reload();
  await expect(conversation(page)).toContainText("I read it.");
  await expect(conversation(page).getByText("This message has no reply.")).toHaveCount(0);

  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.route("https://checkout.freemius.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.FS = { Checkout: class { constructor(options) { window.checkout = options; } open() {} } };`,
    }),
  );
  await goTo(page, "Subscription");
  await expect(heading("No Active Subscription")).toBeVisible();
  await expect(page.getByText(/Free|Pro\b/), "what the plans are, this server does not say").toHaveCount(0);
  await press(page, "Subscribe Now");
  await expect
    .poll(() => page.evaluate(() => Object(window).checkout))
    .toMatchObject({
      public_key: "pk_1",
      product_id: "1234",
      plan_id: "77",
      user_token: expect.stringContaining("checkout-"),
      sandbox: { token: "sandbox-1", ctx: "1700000000" },
    });
  expect(server.sentTo("POST /api/subscription/checkout")).toMatchObject([
    { billing_cycle: "monthly", currency: "USD" },
  ]);
  const paid = {
    package_name: "Premium",
    billing_cycle: "monthly",
    payment_amount: 19,
    currency: "USD",
    payment_processor: "Card",
    start_date: "2025-01-01",
    expiration_date: "2099-02-01",
    subscription_id: "s-1",
  };
  server.world.subscription = { subscription_status: "active", subscription_details: [paid] };
  await page.evaluate(() => Object(window).checkout.success());
  await expect(heading("Active Subscription")).toBeVisible();
});
