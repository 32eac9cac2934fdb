import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { inMessage } from "../../../tests/fakes/refusals.ts";
import { person } from "../../../tests/fakes/specified-calls.ts";

const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password", { exact: true });

it("somebody signed in who comes back to an answer of the network that failed is told of no failure", async () => {
  const { address } = await openClient("/login?error=invalid-token");
  await expect.poll(address).toBe("/chat");
});

it("cancelling at the network is no failure", async () => {
  await openClient("/login?error=cancelled", { signedIn: false });
  await expect.element(page.getByText("You did not sign in with LinkedIn. Nothing has changed.")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it.each(["/login", "/register"])(
  "the network is offered at %s, with the terms that are accepted there",
  async (path) => {
    await openClient(path, { signedIn: false });
    await expect
      .element(page.getByRole("link", { name: "Continue with LinkedIn" }))
      .toHaveAttribute("href", "/linkedin-login");
    await expect.element(page.getByText(/By continuing with LinkedIn you accept/)).toBeVisible();
  },
);

it("[LOGIN-06] the third wrong password leads to the reset, which says why and has the address", async () => {
  const refusals = { "POST /login": inMessage(401, "No.") };
  const { sentTo, address } = await openClient("/login", { signedIn: false, refusals });
  for (let time = 1; time <= 3; time += 1) {
    await email.fill(person.email);
    await password.fill("wrong");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.poll(() => sentTo("POST /login")).toHaveLength(time);
  }
  await expect.poll(address).toBe("/forgot-password");
  await expect.element(page.getByText(/That was the third wrong try/)).toBeVisible();
  await expect.element(email).toHaveValue(person.email);
});

it("[VERIFY-03] a newcomer's address stands in the sign-in, which does not know them from before", async () => {
  const { address } = await openClient("/verify-email", { signedIn: false, stored: { pending_email: person.email } });
  // Nobody knows here whether a code has been sent.
  await expect.element(page.getByText("We sent a code to")).not.toBeInTheDocument();
  await page.getByLabelText("Verification code").fill("ABC123");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect.poll(address).toBe("/login");
  await expect.element(email).toHaveValue(person.email);
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByText("Good to see you again.")).not.toBeInTheDocument();
});
