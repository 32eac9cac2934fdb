import { z } from "zod";
import type { Captcha } from "./captcha.ts";

export interface RecaptchaSettings {
  secretKey: string;
  verifyUrl: string;
  /** The host that people see: a solution from another site is refused. */
  hostname: string;
}

const verdict = z.object({ success: z.boolean(), hostname: z.string().optional() });
const timeoutMs = 5000;

/** reCAPTCHA v2 invisible. Its provider accepts each token once. */
export function createRecaptcha({ secretKey, verifyUrl, hostname }: RecaptchaSettings): Captcha {
  return {
    verify: async (token) => {
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: token }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`reCAPTCHA answered with status ${response.status}`);
      const answer = verdict.parse(await response.json());
      return answer.success && answer.hostname === hostname;
    },
  };
}
