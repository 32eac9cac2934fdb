import type { Page } from "@playwright/test";
import { mailedCode, person } from "../../fakes/specified-calls.ts";
import { press } from "../page-parts.ts";
import { expect, test } from "./specified-application.ts";

test.use({ signedIn: false });

const password = (page: Page) => page.getByLabel("Password", { exact: true });

test("[REG-07] [VERIFY-03] [LOGIN-12] somebody registers, verifies the address and signs in", async ({
  page,
  server,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole("checkbox").check();
  await press(page, "Register");

  await expect(page).toHaveURL("/verify-email");
  expect(server.sentTo("POST /register"), "with a token, though the server names no captcha").toEqual([
    { name: person.name, email: person.email, password: person.password, recaptchaToken: expect.stringMatching(/./) },
  ]);
  await expect(page.getByText("Send a new code"), "no such call is specified").toBeHidden();
  await page.getByLabel("Verification code").fill(mailedCode);
  await press(page, "Verify");

  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await password(page).fill(person.password);
  await press(page, "Sign in");
  await expect(page).toHaveURL("/chat");
  await expect(page.getByText(person.name, { exact: true })).toBeVisible();
});

test("[LOGIN-01] [LOGIN-03] somebody signs in over the network", async ({ page, server }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await expect(page).toHaveURL("/chat");
  expect(server.sentTo("POST /verify-token")).toEqual([{ token: person.token }]);
});
