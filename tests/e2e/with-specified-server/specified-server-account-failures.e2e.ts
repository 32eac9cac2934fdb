import { empty, inError, inMessage, page502, type Refusal } from "../../fakes/refusals.ts";
import { mailedCode, person } from "../../fakes/specified-calls.ts";
import { fault, press } from "../page-parts.ts";
import { expect, test } from "./specified-application.ts";

test.use({ signedIn: false, provokesFailures: true });

test("[LOGIN-06] [LOGIN-07] [LOGIN-08] [LOGIN-09] [LOGIN-10] [LOGIN-11] the sign-in", async ({ page, server }) => {
  const signIn = async () => {
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await press(page, "Sign in");
  };
  const cases: [Refusal, string][] = [
    [{ status: 405 }, "Service temporarily unavailable. Please try again later."],
    [inMessage(401, "No."), "Invalid email or password. Please check your credentials."],
    [inError(403, "No."), "Account access denied. Please contact support."],
    [inMessage(400, "Please confirm your address first."), "Please confirm your address first."],
    [inError(422, "Please confirm your address first."), "Please confirm your address first."],
    [empty, "Login failed. Please check your credentials and try again."],
    [page502, "Login failed. Please check your credentials and try again."],
    [{ status: 200, json: { name: "Anna" } }, "Login successful but no token received. Please try again."],
    [{ status: 200, json: { success: false, message: "Not today." } }, "Not today."],
  ];
  for (const [refusal, sentence] of cases) {
    server.refuse("POST /login", refusal);
    await page.goto("/login");
    await signIn();
    await expect(fault(page)).toHaveText(sentence);
  }
  await signIn();
  await expect(fault(page)).toHaveText("Not today.");
  await signIn();
  await expect(page, "the third failure in a row").toHaveURL("/forgot-password");
});

test("[LOGIN-04] [LOGIN-05] the network sign-in", async ({ page, server }) => {
  server.refuse("POST /verify-token", inMessage(401, "No."));
  await page.goto("/login?token=old");
  await expect(fault(page)).toHaveText("Invalid or expired LinkedIn login token. Please try again.");
  server.refuse("POST /verify-token", empty);
  await page.goto("/login?token=old");
  await expect(fault(page)).toHaveText("LinkedIn login failed. Please try again.");
});

test("[REG-08] [VERIFY-04] registration and verification", async ({ page, server }) => {
  await page.goto("/register");
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("checkbox").check();
  const sentence = "This address cannot be used.";
  for (const refusal of [inMessage(400, sentence), inError(409, sentence)]) {
    server.refuse("POST /register", refusal);
    await press(page, "Register");
    await expect(fault(page)).toHaveText(sentence);
  }
  server.refuse("POST /register", empty);
  await press(page, "Register");
  await expect(fault(page)).toHaveText("Registration failed. Please try again.");
  server.refuse("POST /register", undefined);
  await press(page, "Register");

  server.refuse("POST /verify-email", inError(400, "This code is too old."));
  await page.getByLabel("Verification code").fill(mailedCode);
  await press(page, "Verify");
  await expect(fault(page)).toHaveText("This code is too old.");
  server.refuse("POST /verify-email", page502);
  await press(page, "Verify");
  await expect(fault(page)).toHaveText("Verification failed. Please try again.");
});

test("[RESET-02] [RESET-03] [RESET-05] [RESET-10] the new password", async ({ page, server }) => {
  await page.goto("/reset-password-code");
  await expect(fault(page)).toHaveText("Email address not found. Please start the password reset process again.");
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(person.email);
  server.refuse("POST /forgot-password", empty);
  await press(page, "Send the code");
  await expect(fault(page)).toHaveText("Failed to send reset code. Please try again.");
  server.refuse("POST /forgot-password", undefined);
  await press(page, "Send the code");

  await page.getByLabel("Reset code").fill(mailedCode);
  for (const refusal of [page502, { status: 200, json: { success: true } }]) {
    server.refuse("POST /verify-reset-code", refusal);
    await press(page, "Continue");
    await expect(fault(page)).toHaveText("Invalid verification code. Please try again.");
  }
  server.refuse("POST /verify-reset-code", { status: 200, json: { password_reset_key: "other name" } });
  await press(page, "Continue");

  await page.getByLabel("New password", { exact: true }).fill("Summer!evening8");
  await page.getByLabel("Confirm the new password").fill("Summer!evening8");
  server.refuse("POST /change-password", empty);
  await press(page, "Change password");
  await expect(fault(page)).toHaveText("Failed to reset password. Please try again.");
  expect(server.sentTo("POST /change-password")[0]?.password_reset_key).toBe("other name");
});
