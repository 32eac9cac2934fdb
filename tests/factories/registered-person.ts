import { setTimeout as wait } from "node:timers/promises";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

export interface RegisteredPerson {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** Registers, verifies and signs in over HTTP, the way that a person's browser does it. */
export async function registerPerson(serverUrl: string, email = "anna@example.org"): Promise<RegisteredPerson> {
  const person = { name: "Anna Weber", email, password: "Winter!morning7" };
  const recaptchaToken = await solvedCaptcha(serverUrl);
  await post(serverUrl, "/register", { ...person, recaptchaToken });
  await post(serverUrl, "/verify-email", { email, code: await mailedCode(serverUrl, email) });
  const { token } = await post(serverUrl, "/login", { email, password: person.password });
  return { ...person, token: String(token) };
}

/** The newest code for an address, from the page that shows the mails of a server without a mail server. */
export async function mailedCode(serverUrl: string, email: string): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const response = await fetch(`${serverUrl}/dev/mail`);
    const page = await response.text();
    if (!response.ok) throw new Error(`The mailbox answered ${response.status}: ${page}`);
    const mail = page.split("<li>").find((item) => item.includes(`To ${email}`));
    const code = mail && /class="code">([A-Z0-9]{6})</.exec(mail)?.[1];
    if (code) return code;
    if (Date.now() > deadline) throw new Error(`No mail with a code came for ${email}: ${mail ?? "no mail at all"}`);
    await wait(100);
  }
}

/** Calls with JSON and refuses any answer that is not a success. */
export async function post(
  serverUrl: string,
  path: string,
  body: unknown,
  token?: string,
  cookie?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${serverUrl}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function solvedCaptcha(serverUrl: string): Promise<string> {
  const challenge: Challenge = await (await fetch(`${serverUrl}/api/captcha/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
