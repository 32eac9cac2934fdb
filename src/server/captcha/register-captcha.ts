import type { FastifyInstance } from "fastify";
import type { ClientConfig } from "../../shared/http/client-config.contract.ts";
import type { Database } from "../database/database.ts";
import { createAltchaCaptcha } from "./altcha-captcha.ts";
import { challengePath, registerCaptchaRoutes } from "./captcha.routes.ts";
import { createCaptchaStore } from "./captcha.store.ts";
import type { Captcha } from "./captcha.ts";
import { createRecaptcha } from "./recaptcha.ts";

interface Settings {
  database: Database;
  secret: string;
  publicUrl: string;
  recaptcha: { siteKey: string; secretKey: string; verifyUrl: string } | undefined;
  captchaDifficulty?: { fewest: number; most: number };
}

/** The captcha that this server uses, and what the client must know to solve it. */
export function registerCaptcha(
  app: FastifyInstance,
  { database, secret, publicUrl, recaptcha, captchaDifficulty }: Settings,
): { captcha: Captcha; captchaForClient: ClientConfig["captcha"] } {
  if (recaptcha) {
    const captcha = createRecaptcha({ ...recaptcha, hostname: new URL(publicUrl).hostname });
    return { captcha, captchaForClient: { kind: "recaptcha", site_key: recaptcha.siteKey } };
  }
  const captcha = createAltchaCaptcha(createCaptchaStore(database), secret, captchaDifficulty);
  registerCaptchaRoutes(app, captcha);
  return { captcha, captchaForClient: { kind: "altcha", challenge_url: challengePath } };
}
