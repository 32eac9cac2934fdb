import { expect } from "@playwright/test";
import { freemiusKeys } from "../../fakes/freemius-api.ts";
import { signInPage } from "../signed-in-page.ts";
import { test } from "./configured-application.ts";
import { sendNotification, serveProviderScript } from "./freemius-page.ts";

test("[SUB-01] [SUB-04] [SUB-08] the provider's own script opens with what it is told; its signed notification decides, and cancelling keeps what was paid for", async ({
  page,
  application,
  freemius,
}) => {
  const { email } = await signInPage(page, application.url, "frida.checkout@example.org");
  const frames = await serveProviderScript(page);
  const frame = page.locator("iframe").contentFrame();
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscription Management");
  await expect(page.getByText("Manage your subscription and billing information")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  const script = page.locator('script[src="https://checkout.freemius.com/js/v1/"]');
  await expect(script, "is loaded when it is wanted").toHaveCount(0);

  await test.step("a customer whom the provider does not know yet buys by address, and closes without buying", async () => {
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await frame.getByRole("button", { name: "canceled" }).click();
    await expect(script).toHaveCount(1);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "No Active Subscription" })).toBeVisible();
    const [{ searchParams: parameters } = new URL("about:blank")] = frames;
    expect(Object.fromEntries(parameters)).toMatchObject({
      mode: "dialog",
      plugin_id: freemiusKeys.productId,
      plan_id: freemiusKeys.planId,
      public_key: freemiusKeys.publicKey,
      user_email: email,
      readonly_user: "1",
      sandbox: expect.stringMatching(/^[0-9a-f]{32}$/),
      s_ctx_ts: expect.stringMatching(/^\d{10}$/),
    });
    expect(parameters.has("user_token")).toBe(false);
  });

  await test.step("an earlier customer has a token; the browser's word makes nobody a subscriber", async () => {
    freemius.addCustomer(email, "7");
    await page.clock.install();
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await frame.getByRole("button", { name: "purchaseCompleted" }).click();
    await expect(page.getByRole("heading", { name: "Confirming your payment" })).toBeAttached();
    await expect(page.getByRole("heading", { name: "No Active Subscription" })).toHaveCount(0);
    expect(frames.at(-1)?.searchParams.get("user_token")).toBe("token.of.7");
    expect(frames.at(-1)?.searchParams.has("user_email")).toBe(false);

    await frame.getByRole("button", { name: "upgraded" }).click();
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let round = 0; round < 3; round += 1) {
      const reloaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/subscription");
      await page.clock.runFor(3_000);
      await reloaded;
    }
    await page.clock.resume();
    await expect(page.getByRole("heading", { name: "Confirming your payment" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Confirming your payment" }), "also then").toBeVisible();
  });

  await test.step("the signed notification does", async () => {
    await sendNotification(application.url, email);
    await expect(page.getByRole("heading", { name: "Active Subscription", exact: true })).toBeVisible();
    const details = page.locator("dl").first();
    for (const [label, value] of [
      ["Package", "Pro"],
      ["Billing Cycle", "Monthly"],
      ["Amount", "$19.00"],
      ["Payment Method", "Freemius"],
      ["Start Date", "January 1, 2026"],
      ["Expiration Date", / \d{1,2}, 20\d\d$/],
    ] as const) {
      const entry = details.locator("div").filter({ has: page.getByText(label, { exact: true }) });
      await expect(entry.getByRole("definition")).toHaveText(value);
    }
  });

  await test.step("cancels after a second thought", async () => {
    const asked = () => freemius.calls.filter((call) => call.startsWith("DELETE"));
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await expect(page.getByText("Are you sure?").last()).toBeVisible();
    await page.getByRole("button", { name: "No, Keep It" }).click();
    expect(asked()).toEqual([]);

    freemius.become("silent");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await page.getByRole("button", { name: "Yes, Cancel" }).click();
    await expect(page.getByRole("button", { name: "Cancelling..." })).toBeVisible();
    await expect.poll(asked).toEqual([`DELETE /v1/products/4711/subscriptions/subscription-frida.checkout.json`]);
    freemius.become("well");
    await expect(page.getByText("Subscription canceled successfully")).toBeVisible();
    await expect(page.getByText("Everything you paid for stays yours until")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Active Subscription", exact: true })).toBeVisible();
  });

  await test.step("resumes: the provider renews the same licence, by another subscription", async () => {
    await page.getByRole("button", { name: "Resume Subscription" }).click();
    await frame.getByRole("button", { name: "upgraded" }).click();
    expect(frames.at(-1)?.searchParams.get("license_id")).toBe(`license of ${email}`);
    expect(frames.at(-1)?.searchParams.get("authorization")).toBe("may renew");
    await expect(page.getByText("Confirming your payment.")).toBeVisible();
    await sendNotification(application.url, email, { subscription: "subscription-2" });
    await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeVisible();
  });
});
