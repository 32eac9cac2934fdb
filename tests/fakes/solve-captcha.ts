import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { TestApp } from "../test-app.ts";

/** Does the work that the browser does: a token for `recaptchaToken`. */
export async function solveCaptcha(app: TestApp): Promise<string> {
  const response = await app.request({ method: "GET", url: "/api/captcha/challenge" });
  const challenge: Challenge = response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
