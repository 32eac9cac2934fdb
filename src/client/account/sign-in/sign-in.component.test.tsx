import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { empty, inMessage } from "../../../../tests/fakes/refusals.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";
import { loginAttempts } from "./login-attempts.ts";

beforeEach(() => loginAttempts.reset());

const call = "POST /login";
const wrong = inMessage(401, "No.");
const alert = page.getByRole("alert");

async function signIn(password = person.password, email = person.email): Promise<void> {
  await page.getByLabelText("Email").fill(email);
  await page.getByLabelText("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

it("[LOGIN-01] leads to the registration, the reset and the network sign-in", async () => {
  await openClient("/login", { signedIn: false });
  for (const [name, path] of [
    ["Forgot your password?", "/forgot-password"],
    ["Create an account", "/register"],
    ["Continue with LinkedIn", "/linkedin-login"],
  ] as const) {
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

it("[LOGIN-12] takes the token from inside data too", async () => {
  const json = { success: true, data: { token: person.token, name: "Anna Data" } };
  const { address, refuse } = await openClient("/login", { signedIn: false });
  refuse(call, { status: 200, json });
  await signIn();
  await expect.poll(address).toBe("/chat");
  expect([localStorage.getItem("auth_token"), localStorage.getItem("user_name")]).toEqual([person.token, "Anna Data"]);
});

it("[LOGIN-06] [LOGIN-08] the third refusal leads to the reset; what was not sent does not count", async () => {
  const { address, refuse, sentTo } = await openClient("/login", { signedIn: false });
  refuse(call, wrong);
  await signIn("wrong", "anna at example");
  await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  for (let time = 1; time <= 2; time += 1) {
    await signIn("wrong");
    await expect.poll(() => sentTo(call)).toHaveLength(time);
    await expect.element(alert).toHaveTextContent("Invalid email or password. Please check your credentials.");
  }
  await signIn("wrong");
  await expect.poll(address).toBe("/forgot-password");
});

it("[LOGIN-13] a success starts the count of refusals anew", async () => {
  const { address, refuse, sentTo } = await openClient("/login", { signedIn: false });
  const failUntil = async (count: number) => {
    while (sentTo(call).length < count) {
      const sent = sentTo(call).length;
      await signIn("wrong");
      await expect.poll(() => sentTo(call)).toHaveLength(sent + 1);
      await expect.element(alert).toHaveTextContent("Invalid email or password");
    }
  };
  refuse(call, wrong);
  await failUntil(2);
  refuse(call, undefined);
  await signIn();
  await expect.poll(address).toBe("/chat");
  // Only then it is known that this server has no call to sign out.
  await expect.element(page.getByRole("link", { name: person.name })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(address).toBe("/login");
  refuse(call, wrong);
  await failUntil(5);
  expect(address()).toBe("/login");
});

it.each([
  ["refused", wrong, "Invalid or expired LinkedIn login token. Please try again."],
  ["broken", empty, "LinkedIn login failed. Please try again."],
  ["unreachable", "unreachable", "LinkedIn login failed. Please try again."],
] as const)("[LOGIN-04] [LOGIN-05] a network token that is %s leaves the address", async (_, refusal, text) => {
  const refusals = { "POST /verify-token": refusal };
  const { address } = await openClient("/login?token=old", { signedIn: false, refusals });
  await expect.element(alert).toHaveTextContent(text);
  expect(address()).not.toContain("token=");
  expect(localStorage.getItem("auth_token")).toBeNull();
});

it("[LOGIN-02] a stored token leads on to the chat", async () => {
  const { address, sentTo } = await openClient("/login");
  await expect.poll(address).toBe("/chat");
  expect(sentTo("POST /verify-token")).toEqual([{ token: person.token }]);
});
