import type { Page } from "@playwright/test";
import { addressOfNewTab } from "../new-tab.ts";
import { press } from "../page-parts.ts";
import { expect, test } from "./specified-application.ts";

const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(question);
  await page.keyboard.press("Enter");
}

test("[CHAT-13] a message and a file get their replies", async ({ page, server }) => {
  await page.goto("/chat");
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
});

test("[CHAT-11] [CHAT-12] the job of an Apply link is recorded by the words around it", async ({
  page,
  context,
  server,
}) => {
  const link = (path: string, text = "Apply") => `<a href="https://jobs.example/${path}">${text}</a>`;
  server.world.reply = `<p>Here they are, with all I found at hand:</p><ol>
      <li><strong>Process Engineer</strong> at Kernwerk, Berlin<br>${link("1")}</li>
      <li><p><b>Shift Lead</b></p><p>Nordlicht AG | Hamburg</p><p>${link("2", "Apply Now")}</p></li></ol>
    <h3>Quality Manager</h3><p>Company: Lindenhof<br>Location: Bremen</p><p>${link("3", "Apply Here")}</p>
    <hr><p>${link("4")}</p>`;
  await context.route("https://jobs.example/**", (route) => route.fulfill({ body: "The posting" }));
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto("/chat");
  await ask(page, "Which jobs are there?");
  const links = conversation(page).getByRole("link", { name: /^Apply/ });
  await expect(links).toHaveCount(4);
  for (const at of [0, 1, 2, 3]) {
    expect(await addressOfNewTab(page, () => links.nth(at).click())).toBe(`https://jobs.example/${at + 1}`);
  }
  expect((await warned).text()).toContain("No job title or company is known");
  const job = (job_title: string, company_name: string, id: number) => ({
    job_title,
    company_name,
    job_url: `https://jobs.example/${id}`,
    status: "Viewed",
  });
  await expect
    .poll(() => server.sentTo("POST /api/jobs"))
    .toEqual([
      job("Process Engineer", "Kernwerk", 1),
      job("Shift Lead", "Nordlicht AG", 2),
      job("Quality Manager", "Lindenhof", 3),
    ]);
});

test("[CHAT-17] [CHAT-18] [CHAT-19] [SIDE-04] an old conversation is chosen and goes on, and a new one begins", async ({
  page,
  server,
}) => {
  await page.goto("/chat");
  await press(page, "Chat History");
  const old = page.getByRole("link", { name: /Which jobs are there in Berlin/ });
  await expect(old).toContainText("3 days ago");
  await expect(page.getByRole("link", { name: /ago$/ }), "the one without messages is dropped").toHaveCount(1);
  await old.click();
  await expect(conversation(page).getByText("Two.", { exact: true })).toBeVisible();
  await ask(page, "Only two?");
  await expect(conversation(page).getByText("Hello.", { exact: true })).toBeVisible();
  const [asked] = server.sentTo("POST /api/chat/process");
  expect(asked).toEqual({ message: "Only two?", session_id: "session1700000000000abc" });

  await press(page, "New Chat");
  await expect(conversation(page).getByText("Two.", { exact: true })).toHaveCount(0);
  await ask(page, "Hello?");
  await expect.poll(() => server.sentTo("POST /api/chat/process").length).toBe(2);
  expect(server.sentTo("POST /api/chat/process")[1]?.session_id).not.toBe(asked?.session_id);
});

test("[PROF-03] [PROF-04] [PROF-15] the profile is loaded, edited and saved", async ({ page, server }) => {
  server.world.profile.profile_summary = "Ten years in distillation.";
  await page.goto("/profile");
  await expect(page.getByText("Ten years in distillation.")).toBeVisible();
  await expect(page.getByRole("button", { name: "History", exact: true }), "there are no versions").toHaveCount(0);
  await press(page, "Edit Profile Summary");
  await page.getByRole("textbox", { name: "Summary" }).fill("Eleven years in distillation.");
  await press(page, "Save All Changes");
  await expect(page.getByRole("button", { name: "Edit Profile Summary" })).toBeVisible();
  await press(page, "Edit Skills");
  await page.getByLabel("Skill", { exact: true }).last().fill("Distillation");
  await page.keyboard.press("Enter");
  await press(page, "Save");
  await expect(page.getByRole("button", { name: "Edit Skills" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Eleven years in distillation.")).toBeVisible();
  expect(server.world.profile).toMatchObject({ skills: [{ skill: "Distillation" }] });
  expect(server.sentTo("POST /api/profile/save-version").map((sent) => Object.keys(sent))).toEqual([
    ["data"],
    ["data"],
  ]);
});

test.describe("the subscription", () => {
  const record = (expiration_date: string, subscription_id: string) => ({
    package_name: "Premium",
    billing_cycle: "monthly",
    payment_amount: 19,
    currency: "USD",
    payment_processor: "Card",
    start_date: "2025-01-01",
    expiration_date,
    subscription_id,
  });
  const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

  test("[SUB-03] [SUB-07] [SUB-08] begins with the provider's checkout", async ({ page, server }) => {
    await page.route("https://checkout.freemius.com/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `window.FS = { Checkout: class { constructor(options) { window.checkout = options; } open() {} } };`,
      }),
    );
    await page.goto("/subscription");
    await expect(heading(page, "No Active Subscription")).toBeVisible();
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
    server.world.subscription = { subscription_status: "active", subscription_details: [record("2099-02-01", "s-1")] };
    await page.evaluate(() => Object(window).checkout.success());
    await expect(heading(page, "Active Subscription")).toBeVisible();
  });

  test("[SUB-01] [SUB-04] [SUB-05] [SUB-10] is shown with its history, and cancelled", async ({ page, server }) => {
    const subscription_details = [record("2099-02-01", "s-2"), record("2025-02-01", "s-1")];
    server.world.subscription = { subscription_status: "active", subscription_details };
    await page.goto("/subscription");
    for (const detail of ["Premium", "Monthly", "$19.00", "Card", "January 1, 2025", "February 1, 2099"]) {
      await expect(page.getByText(detail, { exact: true })).toBeVisible();
    }
    await page.getByRole("tab", { name: "Subscription History" }).click();
    await expect(page.getByText("January 1, 2025 – February 1, 2025")).toBeVisible();
    await expect(page.getByText("Expired", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Current Subscription" }).click();
    await press(page, "Cancel Subscription");
    await press(page, "Yes, Cancel");
    await expect(page.getByText("Subscription canceled successfully")).toBeVisible();
    expect(server.sentTo("POST /api/subscription/cancel")).toEqual([{ subscription_id: "s-2" }]);
  });

  test("[SUB-03] has expired", async ({ page, server }) => {
    server.world.subscription = { subscription_status: "expired", subscription_details: [record("2025-02-01", "s-1")] };
    await page.goto("/subscription");
    await expect(heading(page, "Subscription Expired")).toBeVisible();
    await expect(page.getByText("Your subscription expired on February 1, 2025")).toBeVisible();
    await expect(page.getByRole("button", { name: "Renew Subscription" })).toBeVisible();
  });
});
