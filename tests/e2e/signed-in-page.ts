import type { Page } from "@playwright/test";
import { type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";

/** A new person's session in this browser, without the way through the forms. */
export async function signInPage(page: Page, applicationUrl: string, email: string): Promise<RegisteredPerson> {
  const person = await registerPerson(applicationUrl, email);
  await page.goto("/terms");
  await page.evaluate(({ token, name, email: address }) => {
    localStorage.setItem("auth_token", token);
    localStorage.setItem("user_name", name);
    localStorage.setItem("user_email", address);
  }, person);
  return person;
}
