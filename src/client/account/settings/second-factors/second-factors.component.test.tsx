import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../../tests/components/own-config.ts";
import { person } from "../../../../../tests/fakes/specified-calls.ts";
import type { AccountOverview } from "../../../../shared/account/account-settings.contract.ts";
import type { SecondFactors } from "../../../../shared/account/second-factor.contract.ts";

const moment = "2026-01-01T09:00:00.000Z";
const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const codes = Array.from({ length: 10 }, (_, index) => `CDFG-HJKM-NPQR-TVW${index}`);
const none: SecondFactors = { app_added_at: null, passkeys: [], recovery_codes_left: 0 };
const withApp: SecondFactors = { ...none, app_added_at: moment, recovery_codes_left: 7 };
const phone = { id: "phone", name: "My phone", added_at: moment, last_used_at: moment };
const stick = { id: "stick", name: "Security key", added_at: moment, last_used_at: null };

function openAccount(start: SecondFactors, has_password = true) {
  let factors = start;
  const { name, email } = person;
  const answers = {
    ...ownConfig,
    "GET /api/account": (): AccountOverview => ({
      ...{ success: true, name, email, has_password, pending_email: null, sessions: [] },
      second_factors: factors,
    }),
    "POST /api/account/factors/app/begin": () => ({
      ...{ success: true, key },
      uri: `otpauth://totp/Forthright:anna?issuer=Forthright&secret=${key}`,
    }),
    "POST /api/account/factors/app/confirm"() {
      const isFirst = factors.recovery_codes_left === 0;
      factors = { ...factors, app_added_at: moment, recovery_codes_left: 10 };
      return { success: true, message: "The app is set up.", ...(isFirst && { recovery_codes: codes }) };
    },
    "POST /api/account/factors/app/remove"() {
      factors = none;
      return { success: true, message: "The app is removed." };
    },
    "POST /api/account/factors/passkeys/remove"({ id }: Record<string, unknown>) {
      factors = { ...factors, passkeys: factors.passkeys.filter((passkey) => passkey.id !== id) };
      return { success: true, message: "The passkey is removed." };
    },
    "POST /api/account/factors/recovery-codes"() {
      factors = { ...factors, recovery_codes_left: 10 };
      return { success: true, message: "New codes.", recovery_codes: codes };
    },
    "POST /logout": () => ({ success: true }),
  };
  return openClient("/account", { answers });
}

const section = page.getByRole("region", { name: "Second step", exact: true });
const button = (label: string) => section.getByRole("button", { name: label, exact: true });
const tooLongAgo = {
  status: 400,
  json: { success: false, error: "fresh_sign_in_needed", message: "You signed in some time ago." },
};

it("sets an app up by QR code or key, and shows the recovery codes once", async () => {
  const { refuse, sentTo } = await openAccount(none);
  await expect.element(section).not.toHaveTextContent("Recovery codes");
  await button("Set up an app").click();
  await expect.element(section.getByRole("img", { name: "QR code with the key for the app" })).toBeVisible();
  await expect.element(section).toHaveTextContent("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
  await expectAccessible("setting up an app");

  const field = section.getByLabelText("Code that the app shows");
  await button("Turn on the app").click();
  await expect.element(field).toHaveAccessibleDescription("Please enter the 6 digits of the app");
  const fields = { code: "This code is wrong" };
  const json = { success: false, error: "wrong_second_factor", message: "This code is wrong", fields };
  refuse("POST /api/account/factors/app/confirm", { status: 400, json });
  await field.fill("111111");
  await button("Turn on the app").click();
  await expect.element(field).toHaveAccessibleDescription("This code is wrong");
  refuse("POST /api/account/factors/app/confirm", undefined);
  await field.fill("123456");
  await button("Turn on the app").click();

  await expect.element(section.getByRole("heading", { name: "Keep these recovery codes" })).toHaveFocus();
  for (const code of codes) await expect.element(section.getByText(code)).toBeVisible();
  await expectAccessible("recovery codes");
  await button("I have kept them").click();
  await expect.element(section).not.toHaveTextContent("CDFG");
  await expect.element(section).toHaveTextContent("10 of 10 left");
  await expect.element(button("Remove the app")).toBeVisible();
  expect(sentTo("POST /api/account/factors/app/confirm")).toEqual([{ code: "111111" }, { code: "123456" }]);
});

it("removes an app, one passkey or makes codes anew, once it was confirmed", async () => {
  const { sentTo } = await openAccount({ ...withApp, passkeys: [phone, stick] });
  await expect.element(section).toHaveTextContent("7 of 10 left");
  await expect.element(section).toHaveTextContent("not used yet");
  await section.getByRole("button", { name: "Remove the passkey My phone" }).click();
  await expect.element(section).toHaveTextContent("Remove My phone?");
  await expectAccessible("asking before a passkey is removed");
  await button("Remove").click();
  await expect.element(section).not.toHaveTextContent("My phone");
  await button("Make new codes").click();
  await button("Make new ones").click();
  await expect.element(section.getByText(codes[0] ?? "")).toBeVisible();
  await button("Remove the app").click();
  await button("Cancel").click();
  expect(sentTo("POST /api/account/factors/app/remove")).toEqual([]);
  await button("Remove the app").click();
  await button("Remove").click();
  await expect.element(section).not.toHaveTextContent("Recovery codes");
  await expect.element(section).not.toHaveTextContent("CDFG");
  expect(sentTo("POST /api/account/factors/passkeys/remove")).toEqual([{ id: "phone" }]);
});

it("leads somebody with a password to /login where a fresh sign-in is asked for, and back", async () => {
  const { address, refuse, sentTo } = await openAccount(withApp);
  refuse("POST /api/account/factors/recovery-codes", tooLongAgo);
  await button("Make new codes").click();
  await button("Make new ones").click();
  await expect.element(section.getByRole("alert")).toHaveTextContent("You signed in some time ago.");
  await expectAccessible("a change that asks for a fresh sign-in");
  await button("Sign in again").click();
  await expect.poll(address).toBe("/login");
  await expect.element(page.getByText("Please sign in again to go on.")).toBeVisible();
  expect(sentTo("POST /logout")).toHaveLength(1);
  expect(localStorage.getItem("auth_token")).toBeNull();
});

it("leads somebody without a password to the network", async () => {
  const { refuse } = await openAccount(none, false);
  refuse("POST /api/account/factors/app/begin", tooLongAgo);
  await button("Set up an app").click();
  const link = section.getByRole("link", { name: "Sign in with LinkedIn again" });
  await expect.element(link).toHaveAttribute("href", "/linkedin-login");
});

it("asks for a name before a passkey is made, and says what the server refuses", async () => {
  const { refuse } = await openAccount(none);
  refuse("POST /api/account/factors/passkeys/begin", tooLongAgo);
  await button("Add a passkey").click();
  await expect.element(section.getByLabelText("Name of the passkey")).toHaveFocus();
  await expectAccessible("adding a passkey");
  await button("Make the passkey").click();
  await expect.element(button("Sign in again")).toBeVisible();
  await button("Cancel").click();
  await expect.element(button("Add a passkey")).toBeVisible();
});
