import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "./accessibility-check.ts";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";
import { signInPageByPassword } from "./signed-in-page.ts";

test.use({ expectedStatuses: [400] });

/** A device that makes passkeys and makes sure of its user, by the DevTools protocol. */
async function plugInAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an app and a passkey are set up, and sign in", async ({ page, application }) => {
  const { email, password } = await signInPageByPassword(page, application.url, `protected-${Date.now()}@example.org`);
  await plugInAuthenticator(page);
  const section = page.getByRole("region", { name: "Second step" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const typePassword = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await button("Sign in").click();
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  };
  const leave = async () => {
    // An answer without scripts: the application itself would answer a cleared session by a move of its own.
    await page.goto("/healthz");
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
  };

  await page.goto("/account");
  await section.getByRole("button", { name: "Set up an app" }).click();
  await expect(section.getByRole("img", { name: "QR code with the key for the app" })).toBeVisible();
  const address = await section.getByRole("link", { name: "open it in an app on this device" }).getAttribute("href");
  const key = Secret.fromBase32(new URL(address ?? "").searchParams.get("secret") ?? "");
  const codeLater = (periods: number) =>
    new TOTP({ secret: key }).generate({ timestamp: Date.now() + periods * 30_000 });
  await keepPicture(page, "setting up an app", { fullPage: true });
  await section.getByLabel("Code that the app shows").fill(codeLater(0));
  await section.getByRole("button", { name: "Turn on the app" }).click();
  await expect(section.getByText("Keep these recovery codes")).toBeVisible();
  await keepPicture(page, "recovery codes", { fullPage: true });
  await section.getByRole("button", { name: "I have kept them" }).click();

  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Name of the passkey").fill("This laptop");
  await section.getByRole("button", { name: "Make the passkey" }).click();
  await expect(section.getByText("Passkey: This laptop")).toBeVisible();
  await keepPicture(page, "app and passkey", { fullPage: true });

  await leave();
  await typePassword();
  await expectAccessible(page, "the second step");
  await keepPicture(page, "second step");
  await page.getByLabel("Code of the app").fill(codeLater(1));
  await button("Sign in").click();
  await expect(page).toHaveURL(/\/chat/);

  await leave();
  await keepPicture(page, "sign in");
  await button("Sign in with a passkey").click();
  await expect(page).toHaveURL(/\/chat/);
});
