import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";
import type { SecondStep } from "../../../shared/http/error.contract.ts";

const codeCall = "POST /api/auth/second-step/code";
const session = { success: true, token: person.token, name: person.name, email: person.email };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const alert = page.getByRole("alert");
const asked = (methods: SecondStep["methods"]) => ({
  status: 400,
  json: {
    ...{ success: false, error: "second_factor_needed", message: "Please sign in at https://jobs.example/login" },
    second_step: { ticket: "the-ticket", methods },
  },
});
const refused = (error: string, message: string, status = 400) => ({
  status,
  json: { success: false, error, message },
});

async function openSecondStep(methods: SecondStep["methods"] = ["app", "passkey", "recovery_code"]) {
  const client = await openClient("/login", {
    signedIn: false,
    answers: { ...ownConfig, [codeCall]: () => session },
    refusals: { "POST /login": asked(methods) },
  });
  await page.getByLabelText("Email").fill(person.email);
  await page.getByLabelText("Password", { exact: true }).fill(person.password);
  await button("Sign in").click();
  await expect.element(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  return client;
}

it("asks for the code of the app after the password, and signs in", async () => {
  const { address, sentTo } = await openSecondStep();
  await expect.element(page.getByLabelText("Code of the app")).toHaveFocus();
  await expectAccessible("second step by the app");
  await userEvent.keyboard("12 34{Enter}");
  await expect.element(page.getByText("Please enter the 6 digits of the app")).toBeVisible();
  expect(sentTo(codeCall)).toEqual([]);
  await userEvent.keyboard("56{Enter}");
  await expect.poll(address).toBe("/chat");
  expect(sentTo(codeCall)).toEqual([{ ticket: "the-ticket", code: "123456" }]);
  expect(localStorage.getItem("auth_token")).toBe(person.token);
});

it("says what was wrong, keeps what was typed, and sends once while it waits", async () => {
  const { hold, refuse, sentTo, address } = await openSecondStep(["app", "recovery_code"]);
  await expect.element(button("Use a passkey")).not.toBeInTheDocument();
  const field = page.getByLabelText("Code of the app");
  refuse(codeCall, refused("wrong_second_factor", "This code is wrong."));
  await field.fill("123456");
  await button("Sign in").click();
  await expect.element(alert).toHaveTextContent("This code is wrong.");
  await expect.element(field).toHaveValue("123456");
  refuse(codeCall, undefined);
  const release = hold(codeCall);
  await button("Sign in").dblClick();
  await expect.element(button("Sign in")).toHaveAttribute("aria-busy", "true");
  release();
  await expect.poll(address).toBe("/chat");
  expect(sentTo(codeCall)).toHaveLength(2);
});

it("takes a recovery code instead", async () => {
  const { address, sentTo } = await openSecondStep();
  await button("Use a recovery code").click();
  await expect.element(page.getByLabelText("Recovery code")).toHaveFocus();
  await button("Sign in").click();
  await expect.element(page.getByText("Please enter a recovery code")).toBeVisible();
  await expectAccessible("second step by a recovery code");
  await page.getByLabelText("Recovery code").fill("CDFG-HJKM-NPQR-TVWX");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/chat");
  expect(sentTo(codeCall)).toEqual([{ ticket: "the-ticket", code: "CDFG-HJKM-NPQR-TVWX" }]);
});

it("leads back to the first step, by one's own wish or when the time is over", async () => {
  const { refuse } = await openSecondStep();
  await button("Use a passkey").click();
  await expect.element(button("Use my passkey")).toHaveFocus();
  await expectAccessible("second step by a passkey");
  await button("Back to sign in").click();
  await expect.element(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();

  await page.getByLabelText("Email").fill(person.email);
  await page.getByLabelText("Password", { exact: true }).fill(person.password);
  await button("Sign in").click();
  refuse(codeCall, refused("second_step_over", "This sign-in took too long."));
  await page.getByLabelText("Code of the app").fill("123456");
  await button("Sign in").click();
  await expect.element(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.element(alert).toHaveTextContent("This sign-in took too long.");
});

it("asks after a network sign-in too", async () => {
  const { address } = await openClient("/login?token=of-the-network", {
    signedIn: false,
    answers: { ...ownConfig, [codeCall]: () => session },
    refusals: { "POST /verify-token": asked(["app"]) },
  });
  await page.getByLabelText("Code of the app").fill("123456");
  await button("Sign in").click();
  await expect.poll(address).toBe("/chat");
});

it("offers passkeys before servers that know them, and to no other", async () => {
  await openClient("/login", { signedIn: false, answers: ownConfig });
  await expect.element(button("Sign in with a passkey")).toBeVisible();
  await openClient("/login", { signedIn: false });
  await expect.element(page.getByRole("link", { name: "Continue with LinkedIn" })).toBeVisible();
  await expect.element(button("Sign in with a passkey")).not.toBeInTheDocument();
});
