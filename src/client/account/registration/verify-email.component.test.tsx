import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod/mini";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { captchaChallenge } from "../../../../tests/factories/captcha-challenge.ts";
import { inError, page502 } from "../../../../tests/fakes/refusals.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";
import type { accountEndpoints } from "../../../shared/account/account.contract.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;

const answers = {
  ...ownConfig,
  "POST /verify-email/resend": (): Reply<typeof accountEndpoints.resendCode> => ({ success: true, message: "Sent" }),
};
const field = page.getByLabelText("Verification code");
const verify = page.getByRole("button", { name: "Verify" });
const openVerification = () =>
  openClient("/verify-email", { signedIn: false, answers, stored: { pending_email: person.email } });

async function copy(text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement("input"));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
}

it("[VERIFY-02] asks for a whole code, and takes a pasted one", async () => {
  const { sentTo } = await openVerification();
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
  await verify.click();
  await expect.element(page.getByText("Please enter the 6-character verification code")).toBeVisible();
  expect(sentTo("POST /verify-email")).toEqual([]);
  await copy("ab3 k9z");
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue("AB3K9Z");
  await verify.click();
  await expect.poll(() => sentTo("POST /verify-email")).toEqual([{ email: person.email, code: "AB3K9Z" }]);
});

it("[VERIFY-04] says why a code was not taken, and keeps it", async () => {
  const { refuse } = await openVerification();
  await field.fill("AB3K9Z");
  for (const [refusal, text] of [
    [inError(400, "This code is too old."), "This code is too old."],
    [page502, "Verification failed. Please try again."],
  ] as const) {
    refuse("POST /verify-email", refusal);
    await verify.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(text);
    await expect.element(field).toHaveValue("AB3K9Z");
  }
});

it("[VERIFY-05] sends another code, and waits before the next", async () => {
  const { refuse, sentTo } = await openVerification();
  const call = "POST /verify-email/resend";
  refuse(call, page502);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The code could not be sent. Please try again.");
  refuse(call, undefined);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect.element(page.getByText("A new code is on its way. Only the newest one works.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Send a new code in \d+ s/ })).toBeDisabled();
  expect(sentTo(call)).toEqual([{ email: person.email }, { email: person.email }]);
});

it("[VERIFY-05] solves a captcha where the server does not know the browser", async () => {
  const challenge = await captchaChallenge();
  const call = "POST /verify-email/resend";
  const refusal = { success: false, error: "captcha_failed", message: "Please complete the CAPTCHA verification" };
  const { sentTo } = await openClient("/verify-email", {
    signedIn: false,
    stored: { pending_email: person.email },
    answers: {
      ...answers,
      "GET /api/captcha/challenge": () => challenge,
      [call]: ({ recaptchaToken }) => (recaptchaToken ? { success: true, message: "Sent" } : refusal),
    },
  });
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect.element(page.getByText("A new code is on its way. Only the newest one works.")).toBeVisible();
  expect(sentTo(call)).toEqual([{ email: person.email }, { email: person.email, recaptchaToken: expect.any(String) }]);
});
