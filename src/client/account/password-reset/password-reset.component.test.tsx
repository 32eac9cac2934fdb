import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { empty, inMessage, page502 } from "../../../../tests/fakes/refusals.ts";
import { mailedCode, person, resetKey } from "../../../../tests/fakes/specified-calls.ts";

const alert = page.getByRole("alert");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const newPassword = "summer.evening8!";
const waiting = { signedIn: false, stored: { pending_email: person.email } };

it("[RESET-07] the new password without a key leads to the beginning", async () => {
  const { address } = await openClient("/new-password", waiting);
  await expect.poll(address).toBe("/forgot-password");
});

it("[RESET-03] the code without an address leads to the beginning", async () => {
  const { address } = await openClient("/reset-password-code", { signedIn: false });
  const text = "Email address not found. Please start the password reset process again.";
  await expect.element(alert).toHaveTextContent(text);
  await page.getByRole("link", { name: "Start again" }).click();
  await expect.poll(address).toBe("/forgot-password");
});

it("[RESET-03] the code knows its address by a link", async () => {
  await openClient(`/reset-password-code?email=${encodeURIComponent(person.email)}`, { signedIn: false });
  await expect.element(page.getByText(person.email)).toBeVisible();
});

it("[RESET-02] a code that could not be sent says so, without the server's own faults", async () => {
  const { refuse } = await openClient("/forgot-password", { signedIn: false });
  await page.getByLabelText("Email").fill(person.email);
  for (const refusal of [empty, inMessage(500, "Broken")]) {
    refuse("POST /forgot-password", refusal);
    await button("Send the code").click();
    await expect.element(alert).toHaveTextContent(/^Failed to send reset code. Please try again.$/);
    await expect.element(page.getByLabelText("Email")).toHaveValue(person.email);
  }
});

it("[RESET-05] a code that was not taken stays, below the server's sentence; another one can be asked for", async () => {
  const { refuse, sentTo } = await openClient("/reset-password-code", waiting);
  await page.getByLabelText("Reset code").fill("AB3K9Z");
  for (const [refusal, sentence] of [
    [inMessage(400, "You have 4 tries left."), "You have 4 tries left."],
    [page502, ""],
    [{ status: 200, json: { success: true } }, ""],
  ] as const) {
    refuse("POST /verify-reset-code", refusal);
    await button("Continue").click();
    await expect.element(alert).toHaveTextContent(`Invalid verification code. Please try again.${sentence}`);
    await expect.element(page.getByLabelText("Reset code")).toHaveValue("AB3K9Z");
  }
  refuse("POST /forgot-password", page502);
  await button("Send a new code").click();
  await expect.element(alert).toHaveTextContent("Failed to send reset code. Please try again.");
  refuse("POST /forgot-password", undefined);
  await button("Send a new code").click();
  await expect.element(page.getByText("Only the newest one works.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Send a new code in \d+ s/ })).toBeDisabled();
  expect(sentTo("POST /forgot-password").at(-1)).toMatchObject({ email: person.email });
});

it("[RESET-01] [RESET-04] [RESET-06] [RESET-09] somebody sets a new password", async () => {
  const { address, sentTo } = await openClient("/login", { signedIn: false });
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect.poll(address).toBe("/forgot-password");
  await page.getByLabelText("Email").fill(person.email);
  await button("Send the code").click();
  await page.getByLabelText("Reset code").fill(mailedCode.toLowerCase());
  await button("Continue").click();
  await expect.poll(address).toBe("/new-password");
  await choosePassword();
  await expect.poll(address).toBe("/login");
  const { email } = person;
  const recaptchaToken = expect.stringMatching(/./);
  expect(sentTo("POST /verify-reset-code")).toEqual([{ email, code: mailedCode, recaptchaToken }]);
  expect(sentTo("POST /change-password")).toEqual([
    { email, new_password: newPassword, password_reset_key: resetKey, recaptchaToken },
  ]);
});

it.each(["password_reset_key", "change_password_key"])(
  "[RESET-06] [RESET-09] the key of the change is taken from %s",
  async (field) => {
    const { address, refuse, sentTo } = await openClient("/reset-password-code", waiting);
    refuse("POST /verify-reset-code", { status: 200, json: { success: true, [field]: resetKey } });
    await page.getByLabelText("Reset code").fill("AB3K9Z");
    await button("Continue").click();
    await expect.poll(address).toBe("/new-password");
    await choosePassword();
    await expect.poll(address).toBe("/login");
    const change = { email: person.email, new_password: newPassword, password_reset_key: resetKey };
    expect(sentTo("POST /change-password")).toEqual([{ ...change, recaptchaToken: expect.stringMatching(/./) }]);
    expect([localStorage.getItem("pending_email"), localStorage.getItem("reset_key")]).toEqual([null, null]);
  },
);

it("[RESET-08] [RESET-10] both passwords must agree, and a refused one stays below the reason", async () => {
  const { refuse, sentTo } = await openClient("/new-password?reset_key=key", waiting);
  await choosePassword("something.else8!");
  await expect.element(page.getByText("Passwords do not match")).toBeVisible();
  expect(sentTo("POST /change-password")).toEqual([]);
  for (const [refusal, sentence] of [
    [inMessage(400, "Your reset has expired."), "Your reset has expired."],
    [empty, ""],
  ] as const) {
    refuse("POST /change-password", refusal);
    await choosePassword();
    await expect.element(alert).toHaveTextContent(`Failed to reset password. Please try again.${sentence}`);
    await expect.element(page.getByLabelText("Confirm the new password")).toHaveValue(newPassword);
  }
});

async function choosePassword(confirmation = newPassword): Promise<void> {
  await page.getByLabelText("New password", { exact: true }).fill(newPassword);
  await page.getByLabelText("Confirm the new password").fill(confirmation);
  await button("Change password").click();
}
