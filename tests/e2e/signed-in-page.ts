import type { Page } from "@playwright/test";
import { networkPerson, type SignedInPerson } from "../factories/network-person.ts";
import { type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";

const emptyPage = "/empty-page-of-the-test";

/** A new person's session in this browser, without the way through the forms. */
export async function signInPage(page: Page, applicationUrl: string, email: string): Promise<SignedInPerson> {
  const person = await networkPerson(applicationUrl, email);
  await keepSession(page, person);
  return person;
}

/** The same for somebody with a password. */
export async function signInPageByPassword(
  page: Page,
  applicationUrl: string,
  email: string,
): Promise<RegisteredPerson> {
  const person = await registerPerson(applicationUrl, email);
  await keepSession(page, person);
  return person;
}

async function keepSession(page: Page, person: SignedInPerson): Promise<void> {
  // A page of the same origin with nothing on it: the application starts once, where the test wants it.
  await page.route(emptyPage, (route) =>
    route.fulfill({ contentType: "text/html", body: "<link rel=icon href=data:,>" }),
  );
  await page.goto(emptyPage);
  await page.unroute(emptyPage);
  await page.evaluate(({ token, name, email: address }) => {
    localStorage.setItem("auth_token", token);
    localStorage.setItem("user_name", name);
    localStorage.setItem("user_email", address);
  }, person);
}
