import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { authenticatorAppTable } from "../../src/server/account/second-factor/second-factor.table.ts";
import { accountEndpoints } from "../../src/shared/account/account.contract.ts";
import { secondFactorEndpoints, secondStepEndpoints } from "../../src/shared/account/second-factor.contract.ts";
import type { SecondStep } from "../../src/shared/http/error.contract.ts";
import type { TestApp } from "../test-app.ts";

export const knownPassword = "Winter!morning7";
const periodMs = 30_000;

/** What an authenticator app shows now, or so many periods of 30 seconds later. */
export const appCode = (key: string, periodsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + periodsLater * periodMs });

let browsers = 0;
/** The cookie of a browser that has begun something. */
export function newBrowser(): { cookie: string } {
  browsers += 1;
  return { cookie: `forthright_browser=${String(browsers).padStart(32, "b")}` };
}

/** Shows the password; what is asked for then. */
export async function firstStep(
  app: TestApp,
  { email, password = knownPassword }: { email: string; password?: string },
  headers: { cookie: string },
): Promise<SecondStep> {
  const { reply } = await app.call(accountEndpoints.login, { body: { email, password }, headers });
  if (!("second_step" in reply)) throw new Error(`No second step was asked for: ${JSON.stringify(reply)}`);
  return reply.second_step as SecondStep;
}

export const enterCode = (app: TestApp, ticket: string, code: string, headers: { cookie: string }) =>
  app.call(secondStepEndpoints.enterCode, { body: { ticket, code }, headers });

/** Sets an app up for somebody who is signed in. */
export async function addApp(app: TestApp, token: string): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await app.call(secondFactorEndpoints.beginApp, { token })).reply;
  const { reply } = await app.call(secondFactorEndpoints.confirmApp, { token, body: { code: appCode(key) } });
  return { key, recoveryCodes: reply.recovery_codes ?? [] };
}

/** Somebody with a password and an authenticator app, whose code of the setting up is long past. */
export async function protectedPerson(app: TestApp, name?: string) {
  const person = await app.signUpWithPassword(knownPassword, name);
  const factors = await addApp(app, person.token);
  const own = eq(authenticatorAppTable.userId, person.userId);
  await app.database.update(authenticatorAppTable).set({ lastPeriod: 0 }).where(own);
  return { ...person, ...factors };
}
