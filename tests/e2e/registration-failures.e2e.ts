import type { Page } from "@playwright/test";
import { mailedCode } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";

test.use({ expectedStatuses: [400, 429, 500, "unreachable"] });

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

test("[REG-03] [REG-04] every rule of the password stands below it and is ticked; a common one is refused there", async ({
  page,
}, { project }) => {
  await page.goto("/register");
  const rules = page.getByRole("list", { name: "Password rules" });
  const password = page.getByLabel("Password", { exact: true });
  await expect(rules.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("Please fix the password errors below")).toBeHidden();

  await password.fill("12345678");
  await expect(page.getByText("Please fix the password errors below")).toBeVisible();
  await expect(rules).toContainText("Password must contain at least one letter");
  await expect(rules).toContainText("Password must contain at least one symbol");
  await expect(rules).not.toContainText("Password must be at least 8 characters long");
  await expect(rules).not.toContainText("Password must contain at least one number");
  await password.fill("a!");
  await expect(rules).toContainText("Password must be at least 8 characters long");
  await expect(rules).toContainText("Password must contain at least one number");

  await password.fill(`winter.morning7!${"x".repeat(200)}`);
  await expect(rules).toContainText("Password must be at most 200 characters long");
  await password.fill("Zwölf Boxkämpfer 7 😀!");
  await expect(page.getByText("Please fix the password errors below")).toBeHidden();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await page.route("**/register", (route) => {
    const refusal = { success: false, error: "invalid_input", message: "Form", fields: { password: "Too common." } };
    return route.request().method() === "POST" ? route.fulfill({ status: 400, json: refusal }) : route.continue();
  });
  await fillRegistration(page, `common.${project.name}@example.org`, "password1!");
  await register(page);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Too common.");
  await page.getByLabel("Password", { exact: true }).fill("password1!x");
  await expect(page.getByText("Too common.")).toBeHidden();
});

test("[VERIFY-02] [VERIFY-03] [VERIFY-04] [VERIFY-05] the code: typed, pasted, wrong, and sent again", async ({
  page,
  context,
  application,
}, { project }) => {
  const email = `codes.${project.name}@example.org`;
  await fillRegistration(page, email);
  await register(page);
  const field = page.getByLabel("Verification code");
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Please enter the 6-character verification code")).toBeVisible();

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("ab3 k9z"));
  await field.press("ControlOrMeta+v");
  await expect(field).toHaveValue("AB3K9Z");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("alert")).toContainText("you have 4 tries left");
  await expect(field).toHaveValue("AB3K9Z");

  await page.route("**/verify-email", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("alert")).toHaveText("Verification failed. Please try again.");
  await page.unroute("**/verify-email");

  for (let attempts = 4; attempts > 0; attempts -= 1) {
    const answered = page.waitForResponse("**/verify-email");
    await page.getByRole("button", { name: "Verify" }).click();
    await answered;
  }
  await expect(page.getByRole("alert")).toContainText("Please request a new code.");

  const firstCode = await mailedCode(application.url, email);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("A new code is on its way. Only the newest one works.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Send a new code in \d+ s/ })).toBeDisabled();
  await expect(async () => expect(await mailedCode(application.url, email)).not.toBe(firstCode)).toPass();
  await field.fill((await mailedCode(application.url, email)).toLowerCase());
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
