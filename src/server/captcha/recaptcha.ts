import { z } from "zod";
import { outsideFailure } from "../http/app-error.ts";
import { outsideFault } from "../outside/outside-fault.ts";
import type { Captcha } from "./captcha.ts";

export interface RecaptchaSettings {
  secretKey: string;
  verifyUrl: string;
  /** The host that people see: a solution from another site is refused. */
  hostname: string;
  timeoutMs?: number;
}

const verdict = z.object({ success: z.boolean(), hostname: z.string().optional() });
const unavailable = "The security check does not answer at the moment. Please try again in a minute.";

/** reCAPTCHA v2 invisible. Its provider accepts each token once. */
export function createRecaptcha({ secretKey, verifyUrl, hostname, timeoutMs = 5000 }: RecaptchaSettings): Captcha {
  async function ask(token: string) {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret: secretKey, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`It answered with status ${response.status}`);
    return verdict.parse(await response.json());
  }

  return {
    verify: async (token) => {
      const answer = await ask(token).catch((error: unknown) => {
        throw outsideFailure("captcha_unavailable", unavailable, `reCAPTCHA at ${verifyUrl}: ${outsideFault(error)}`);
      });
      return answer.success && answer.hostname === hostname;
    },
  };
}
