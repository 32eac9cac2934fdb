import type { Page } from "@playwright/test";
import { expect, test } from "./served-application.ts";

test.use({ expectedStatuses: [400, 500, "unreachable"] });

const failed = "Registration failed. Please try again.";
const register = (page: Page) => page.getByRole("button", { name: "Register" }).click();

async function fillRegistration(page: Page, email: string, password = "winter.morning7!"): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Full name").fill("Anna Weber");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
}

test("[REG-06] [REG-08] a captcha that cannot load says so, and works as soon as it can", async ({ page }, {
  project,
}) => {
  await page.route("**/api/captcha/challenge", (route) => route.abort());
  await fillRegistration(page, `captcha.${project.name}@example.org`);
  await register(page);
  await expect(page.getByRole("alert")).toContainText("Please complete the CAPTCHA verification");
  await expect(page.getByRole("alert")).toContainText("Please check your connection");
  await expect(page.getByLabel("Email")).toHaveValue(`captcha.${project.name}@example.org`);

  await page.unroute("**/api/captcha/challenge");
  await register(page);
  await expect(page).toHaveURL(/\/verify-email$/);
});

test("[REG-08] [REG-07] shows the server's sentence or its own, with a fresh captcha for each try", async ({ page }, {
  project,
}) => {
  const email = `refused.${project.name}@example.org`;
  const solutions: string[] = [];
  const answers = [
    { status: 400, json: { success: false, error: "refused", message: "Not this one." } },
    { status: 500, json: {} },
  ];
  await page.route("**/register", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    solutions.push(route.request().postDataJSON().recaptchaToken);
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  const solvedWhileTyping = page.waitForRequest("**/api/captcha/challenge");
  await fillRegistration(page, email);
  await solvedWhileTyping;
  await register(page);
  await expect(page.getByRole("alert")).toHaveText("Not this one.");
  await register(page);
  await expect(page.getByRole("alert")).toHaveText(failed);
  await register(page);
  await expect(page).toHaveURL(/\/verify-email$/);
  expect(new Set(solutions).size, "different solutions").toBe(3);
  expect(await page.evaluate(() => localStorage.getItem("pending_email"))).toBe(email);
});
