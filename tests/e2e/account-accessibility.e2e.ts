import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInColours } from "./accessibility-check.ts";
import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPageByPassword } from "./signed-in-page.ts";

test.use({ expectedStatuses: ["unreachable"] });

interface Form {
  path: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  call: string;
}

const fillPassword = async (page: Page) => {
  await page.getByLabel("New password", { exact: true }).fill("summer.evening8!");
  await page.getByLabel("Confirm the new password").fill("summer.evening8!");
};

const forms: Form[] = [
  {
    path: "/login",
    async fill(page) {
      await page.getByLabel("Email").fill("anna@example.org");
      await page.getByLabel("Password", { exact: true }).fill("wrong");
    },
    button: "Sign in",
    call: "/login",
  },
  {
    path: "/register",
    async fill(page) {
      await page.getByLabel("Full name").fill("Anna Weber");
      await page.getByLabel("Email").fill("anna@example.org");
      await page.getByLabel("Password", { exact: true }).fill("weak");
      await expectAccessible(page, "/register with a weak password");
      await page.getByLabel("Password", { exact: true }).fill("winter.morning7!");
      await page.getByRole("checkbox").check();
    },
    button: "Register",
    call: "/register",
  },
  {
    path: "/verify-email",
    fill: (page) => page.getByLabel("Verification code").fill("AB3K9Z"),
    button: "Verify",
    call: "/verify-email",
  },
  {
    path: "/forgot-password",
    fill: (page) => page.getByLabel("Email").fill("anna@example.org"),
    button: "Send the code",
    call: "/forgot-password",
  },
  {
    path: "/reset-password-code",
    fill: (page) => page.getByLabel("Reset code").fill("AB3K9Z"),
    button: "Continue",
    call: "/verify-reset-code",
  },
  { path: "/new-password?reset_key=key", fill: fillPassword, button: "Change password", call: "/change-password" },
];

test("the account forms are accessible filled, busy and failed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("pending_email", "anna@example.org"));
  for (const { path, fill, button, call } of forms) {
    const name = path.slice(1).replace(/\W.*/, "");
    const check = (state: string) => expectAccessibleInColours(page, `${name} ${state}`, { fullPage: true });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await fill(page);
    await check("filled");
    const release = await holdCalls(page, `**${call}`, (route) => route.abort());
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: button, exact: true })).toBeDisabled();
    await check("busy");
    release();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    await check("failed");
  }
});

test("the account page is accessible with every form open and refused", async ({ page, application }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInPageByPassword(page, application.url, "account.states@example.org");
  const check = (state: string) => expectAccessibleInColours(page, `account ${state}`, { fullPage: true });
  await page.route("**/api/account", (route) => route.abort());
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await check("not-loaded");
  await page.unroute("**/api/account");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  for (const button of ["Send a code to the new address", "Change password", "Delete everything for good"]) {
    await page.getByRole("button", { name: button }).click();
  }
  await expect(page.getByText("Please type the email address of this account")).toBeVisible();
  await check("refused");
});
