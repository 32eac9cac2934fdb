import type { Page } from "@playwright/test";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

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

test("a passkey is made, and signs in", async ({ page, application }) => {
  const { email } = await signInPage(page, application.url, "passkey@example.org");
  await plugInAuthenticator(page);
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Second step" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Name of the passkey").fill("This laptop");
  await section.getByRole("button", { name: "Make the passkey" }).click();
  await expect(section.getByText("Passkey: This laptop")).toBeVisible();

  // An answer without scripts: the application itself would answer a cleared session by a move of its own.
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await keepPicture(page, "sign in");
  await page.getByRole("button", { name: "Sign in with a passkey", exact: true }).click();
  await expect(page).toHaveURL(/\/chat/);
  expect(await page.evaluate(() => localStorage.getItem("user_email"))).toBe(email);
});
