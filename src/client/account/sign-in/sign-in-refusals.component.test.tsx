import { beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { empty, inError, inMessage, page502, type Refusal } from "../../../../tests/fakes/refusals.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";
import { loginAttempts } from "./login-attempts.ts";

// The third in a row would lead on to the reset.
beforeEach(() => loginAttempts.reset());

const refusals: [string, Refusal | "unreachable"][] = [
  ["Service temporarily unavailable. Please try again later.", { status: 405 }],
  ["Invalid email or password. Please check your credentials.", inMessage(401, "No.")],
  ["Account access denied. Please contact support.", inError(403, "No.")],
  ["Please confirm your address first.", inMessage(400, "Please confirm your address first.")],
  ["Please confirm your address first.", inError(422, "Please confirm your address first.")],
  [
    "Please wait a minute.",
    { status: 429, json: { success: false, error: "too_many", message: "Please wait a minute." } },
  ],
  ["Login failed. Please check your credentials and try again.", empty],
  ["Login failed. Please check your credentials and try again.", page502],
  ["Login successful but no token received. Please try again.", { status: 200, json: { name: "Anna" } }],
  ["Not today.", { status: 200, json: { success: false, message: "Not today." } }],
  ["Connection error: Network error. Please check your connection and try again.", "unreachable"],
];

it.each(refusals)(
  "[LOGIN-06] [LOGIN-07] [LOGIN-09] [LOGIN-10] [LOGIN-11] says '%s', and keeps what was typed",
  async (text, refusal) => {
    const { screen, refuse } = await openClient("/login", { signedIn: false });
    refuse("POST /login", refusal);
    await screen.getByLabelText("Email").fill(person.email);
    await screen.getByLabelText("Password", { exact: true }).fill(person.password);
    await screen.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent(text);
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveValue(person.password);
    await expect.element(screen.getByLabelText("Email")).toHaveValue(person.email);
  },
);

it("[LOGIN-01] is accessible, and when it says what failed", async () => {
  const { screen } = await openClient("/login", { signedIn: false });
  await screen.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(screen.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible("refused sign-in");
});
