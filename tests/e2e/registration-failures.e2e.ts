import { expect, test } from "./served-application.ts";

test.use({ expectedStatuses: [400, 500, "unreachable"] });

test("[REG-06] [REG-07] [REG-08] a captcha that cannot load says so; each try has a fresh one, and shows the server's sentence or its own", async ({
  page,
}) => {
  const email = "refused@example.org";
  const register = () => page.getByRole("button", { name: "Register" }).click();
  const alert = page.getByRole("alert");
  await page.route("**/api/captcha/challenge", (route) => route.abort());
  await page.goto("/register");
  await page.getByLabel("Full name").fill("Anna Weber");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("winter.morning7!");
  await page.getByRole("checkbox").check();
  await register();
  await expect(alert).toContainText("Please complete the CAPTCHA verification");
  await expect(alert).toContainText("Please check your connection");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.unroute("**/api/captcha/challenge");

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
  await register();
  await expect(alert).toHaveText("Not this one.");
  await register();
  await expect(alert).toHaveText("Registration failed. Please try again.");
  await register();
  await expect(page).toHaveURL(/\/verify-email$/);
  expect(new Set(solutions).size, "different solutions").toBe(3);
  expect(await page.evaluate(() => localStorage.getItem("pending_email"))).toBe(email);
});
