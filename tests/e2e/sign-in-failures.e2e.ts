import type { Page } from "@playwright/test";
import { registerPerson } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";

test.use({ expectedStatuses: [401, 403, 405, 429, 500, "unreachable"] });

const wrongPassword = "Invalid email or password. Please check your credentials.";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("[LOGIN-12] [LOGIN-02] takes the token from inside data too", async ({ page, application }, { project }) => {
  const person = await registerPerson(application.url, `inside.${project.name}@example.org`);
  await page.goto("/login");
  await page.route("**/login", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ json: { success: true, data: { token: person.token, name: "Anna Data" } } })
      : route.continue(),
  );
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/chat/);
  expect(await page.evaluate(() => [localStorage.getItem("auth_token"), localStorage.getItem("user_name")])).toEqual([
    person.token,
    "Anna Data",
  ]);
});

test("[LOGIN-06] [LOGIN-08] [LOGIN-13] the third failure leads to the reset; a success starts the count anew", async ({
  page,
  application,
}, { project }) => {
  const person = await registerPerson(application.url, `third.${project.name}@example.org`);
  await page.goto("/login");
  await signIn(page, "anna at example", "wrong");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();

  const failTwice = async () => {
    for (let time = 0; time < 2; time += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await signIn(page, person.email, "wrong.password7!");
      await answered;
      await expect(page.getByRole("alert")).toHaveText(wrongPassword);
    }
  };
  await failTwice();
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/chat/);
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await page.goto("/login");
  await failTwice();
  await signIn(page, person.email, "wrong.password7!");
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("[LOGIN-04] [LOGIN-05] a network token that is not valid, or that could not be verified", async ({ page }) => {
  await page.goto("/login?token=thistokenwasnevergiventoanybody1");
  await expect(page.getByText("Invalid or expired LinkedIn login token. Please try again.")).toBeVisible();
  await expect(page, "no token stays in the address").not.toHaveURL(/token=/);

  await page.route("**/verify-token", (route) => route.abort());
  await page.goto("/login?token=thistokenwasnevergiventoanybody1");
  await expect(page.getByText("LinkedIn login failed. Please try again.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});
