import { createCookieBrowser } from "../fakes/cookie-browser.ts";
import { post } from "./registered-person.ts";

export interface SignedInPerson {
  name: string;
  email: string;
  token: string;
}

/** A new person by the network sign-in: without a password to hash and a captcha to solve, a quarter of the work. */
export async function networkPerson(serverUrl: string, email: string): Promise<SignedInPerson> {
  const name = "Anna Weber";
  const browser = createCookieBrowser();
  const form = await browser.visit(`${serverUrl}/linkedin-login`);
  const answer = await browser.submit(form.url, { name, email, email_verified: "on" });
  const ticket = new URL(answer.url).searchParams.get("token");
  if (!ticket) throw new Error(`The network sign-in ended at ${answer.url}`);
  const { token } = await post(serverUrl, "/verify-token", { token: ticket }, undefined, browser.cookie());
  return { name, email, token: String(token) };
}
