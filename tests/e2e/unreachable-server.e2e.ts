import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: ["unreachable"] });

const noReply = "Network error. Please check your connection and try again.";
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

test("[SESSION-06] [LOGIN-10] [REG-08] [VERIFY-04] [RESET-02] [RESET-05] [RESET-10] with the server stopped every form says so and keeps its text", async ({
  browser,
}, { project }) => {
  const dataDir = await newFilledFolder();
  const server = await serve({ DATA_DIR: dataDir });
  const context = await browser.newContext({ baseURL: server.url, viewport: project.use.viewport ?? null });
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return page;
  };
  // Not the page's idleness: a worker that is ended while it still loads counts as busy for ever.
  const openAndSolveCaptcha = async (path: string) => {
    const page = await context.newPage();
    const solving = page.waitForEvent("worker");
    await page.goto(path);
    await solving;
    await expect.poll(() => page.workers().length, `workers of ${path}`).toBe(0);
    return page;
  };
  try {
    const login = await open("/login");
    const register = await openAndSolveCaptcha("/register");
    const forgot = await openAndSolveCaptcha("/forgot-password");
    await login.evaluate(() => localStorage.setItem("pending_email", "anna@example.org"));
    const verify = await open("/verify-email");
    const resetCode = await openAndSolveCaptcha("/reset-password-code");
    const newPassword = await openAndSolveCaptcha("/new-password?reset_key=somekey");
    await server.kill();

    await login.getByLabel("Email").fill("anna@example.org");
    await login.getByLabel("Password", { exact: true }).fill("winter.morning7!");
    await login.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(alert(login)).toHaveText(`Connection error: ${noReply}`);
    await expect(login.getByLabel("Password", { exact: true })).toHaveValue("winter.morning7!");

    await register.getByLabel("Full name").fill("Anna Weber");
    await register.getByLabel("Email").fill("anna@example.org");
    await register.getByLabel("Password", { exact: true }).fill("winter.morning7!");
    await register.getByRole("checkbox").check();
    await register.getByRole("button", { name: "Register" }).click();
    await expect(alert(register)).toContainText("Registration failed. Please try again.");
    await expect(alert(register)).toContainText(noReply);
    await expect(register.getByLabel("Full name")).toHaveValue("Anna Weber");
    await expect(register.getByRole("checkbox")).toBeChecked();

    await forgot.getByLabel("Email").fill("anna@example.org");
    await forgot.getByRole("button", { name: "Send the code" }).click();
    await expect(alert(forgot)).toContainText("Failed to send reset code. Please try again.");
    await expect(alert(forgot)).toContainText(noReply);
    await expect(forgot.getByLabel("Email")).toHaveValue("anna@example.org");

    await verify.getByLabel("Verification code").fill("AB3K9Z");
    await verify.getByRole("button", { name: "Verify" }).click();
    await expect(alert(verify)).toContainText("Verification failed. Please try again.");
    await expect(alert(verify)).toContainText(noReply);
    await expect(verify.getByLabel("Verification code")).toHaveValue("AB3K9Z");

    await resetCode.getByLabel("Reset code").fill("AB3K9Z");
    await resetCode.getByRole("button", { name: "Continue" }).click();
    await expect(alert(resetCode)).toContainText("Invalid verification code. Please try again.");
    await expect(alert(resetCode)).toContainText(noReply);
    await expect(resetCode.getByLabel("Reset code")).toHaveValue("AB3K9Z");

    await newPassword.getByLabel("New password", { exact: true }).fill("summer.evening8!");
    await newPassword.getByLabel("Confirm the new password").fill("summer.evening8!");
    await newPassword.getByRole("button", { name: "Change password" }).click();
    await expect(alert(newPassword)).toContainText("Failed to reset password. Please try again.");
    await expect(alert(newPassword)).toContainText(noReply);
    await expect(newPassword.getByLabel("Confirm the new password")).toHaveValue("summer.evening8!");
  } finally {
    await context.close();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("[SIDE-03] the sidebar's history waits, and shows an empty list when it cannot load", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `history.${project.name}@example.org`);
  const release = await holdCalls(page, "**/api/chat/conversations", (route) => route.abort());
  await page.goto("/profile");
  await page.getByRole("main").waitFor();
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Chat History" }).click();
  await expect(page.getByText("Loading history...")).toBeVisible();
  release();
  await expect(page.getByText("No conversations yet")).toBeVisible();
});
