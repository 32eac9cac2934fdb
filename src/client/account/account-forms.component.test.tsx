import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { person } from "../../../tests/fakes/specified-calls.ts";
import { loginAttempts } from "./sign-in/login-attempts.ts";

// The third failure in a row would lead on to the reset.
beforeEach(() => loginAttempts.reset());

interface AccountForm {
  path: string;
  typed: Record<string, string>;
  acceptsTerms?: true;
  button: string;
  call: string;
  failed: string;
  next: string;
}

const newPassword = "summer.evening8!";
const { name, email, password } = person;

const forms: AccountForm[] = [
  {
    path: "/login",
    typed: { Email: email, Password: password },
    button: "Sign in",
    call: "POST /login",
    failed: "Connection error:",
    next: "/chat",
  },
  {
    path: "/register",
    typed: { "Full name": name, Email: email, Password: password },
    acceptsTerms: true,
    button: "Register",
    call: "POST /register",
    failed: "Registration failed. Please try again.",
    next: "/verify-email",
  },
  {
    path: "/verify-email",
    typed: { "Verification code": "AB3K9Z" },
    button: "Verify",
    call: "POST /verify-email",
    failed: "Verification failed. Please try again.",
    next: "/login",
  },
  {
    path: "/forgot-password",
    typed: { Email: email },
    button: "Send the code",
    call: "POST /forgot-password",
    failed: "Failed to send reset code. Please try again.",
    next: "/reset-password-code",
  },
  {
    path: "/reset-password-code",
    typed: { "Reset code": "AB3K9Z" },
    button: "Continue",
    call: "POST /verify-reset-code",
    failed: "Invalid verification code. Please try again.",
    next: "/new-password",
  },
  {
    path: "/new-password?reset_key=key",
    typed: { "New password": newPassword, "Confirm the new password": newPassword },
    button: "Change password",
    call: "POST /change-password",
    failed: "Failed to reset password. Please try again.",
    next: "/login",
  },
];

it.each(forms)(
  "[SESSION-06] [LOGIN-01] [LOGIN-10] [REG-01] [REG-08] [VERIFY-02] [VERIFY-04] [RESET-01] [RESET-02] [RESET-05] [RESET-10] $path: filled, busy and sent once, failed without a network, sent again",
  async ({ path, typed, acceptsTerms, button, call, failed, next }) => {
    const opening = { signedIn: false, stored: { pending_email: email } };
    const { screen, address, sentTo, hold, refuse } = await openClient(path, opening);
    const submit = screen.getByRole("button", { name: button, exact: true });
    const fields = Object.entries(typed).map(([label, text]) => ({
      field: screen.getByLabelText(label, { exact: true }),
      text,
    }));
    const expectTyped = async () => {
      for (const { field, text } of fields) await expect.element(field).toHaveValue(text);
      if (acceptsTerms) await expect.element(screen.getByRole("checkbox")).toBeChecked();
    };
    for (const { field, text } of fields) await field.fill(text);
    if (acceptsTerms) await screen.getByRole("checkbox").click();

    refuse(call, "unreachable");
    const release = hold(call);
    await submit.dblClick();
    await expect.element(submit).toHaveAttribute("aria-busy", "true");
    await expect.element(submit).toBeDisabled();
    await fields.at(-1)?.field.click();
    await userEvent.keyboard("{Enter}");
    await expectTyped();

    release();
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent(failed);
    await expect.element(alert).toHaveTextContent("Network error. Please check your connection and try again.");
    await expectTyped();
    expect(sentTo(call)).toHaveLength(1);
    await expectAccessible(`${path} failed`);

    refuse(call, undefined);
    await submit.click();
    await expect.poll(address).toBe(next);
    expect(sentTo(call)).toHaveLength(2);
  },
);
