import type { Page } from "@playwright/test";
import { networkPerson, type SignedInPerson } from "../factories/network-person.ts";

const emptyPage = "/empty-page-of-the-test";

/** A new person's session in this browser, without the way through the forms. */
export async function signInPage(page: Page, applicationUrl: string, email: string): Promise<SignedInPerson> {
  const person = await networkPerson(applicationUrl, email);
  // A page of the same origin with nothing on it: the application starts once, where the test wants it.
  await page.route(emptyPage, (route) =>
    route.fulfill({ contentType: "text/html", body: "<link rel=icon href=data:,>" }),
  );
  await page.goto(emptyPage);
  await page.unroute(emptyPage);
  await keepSession(page, person);
  return person;
}

/** From the page of the sign-in, through the network's own. */
export async function signInByNetwork(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Allow" }).click();
}

/** As a tab of another device has it, before its first page. */
export const beginSession = (page: Page, person: SignedInPerson) => page.addInitScript(storeSession, person);

const keepSession = (page: Page, person: SignedInPerson) => page.evaluate(storeSession, person);

function storeSession({ token, name, email }: SignedInPerson): void {
  localStorage.setItem("auth_token", token);
  localStorage.setItem("user_name", name);
  localStorage.setItem("user_email", email);
}
