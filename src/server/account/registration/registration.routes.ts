import type { FastifyInstance } from "fastify";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import type { Captcha } from "../../captcha/captcha.ts";
import { addPublicRoute } from "../../http/route.ts";
import type { InConstantTime } from "../sign-in/constant-time.ts";
import type { RegistrationService } from "./registration.service.ts";
import { requireCaptcha } from "./require-captcha.ts";

interface Parts {
  captcha: Captcha;
  registrations: RegistrationService;
  inConstantTime: InConstantTime;
}

export function registerRegistrationRoutes(app: FastifyInstance, parts: Parts): void {
  const { captcha, registrations, inConstantTime } = parts;
  const message = "We have sent a code to this email address.";

  addPublicRoute(app, accountEndpoints.register, async ({ body, request }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    await inConstantTime(() => registrations.register(body, request.ip));
    return { success: true, message };
  });

  addPublicRoute(app, accountEndpoints.resendCode, async ({ body, request }) => {
    await inConstantTime(() => registrations.resendCode(body.email, request.ip));
    return { success: true, message };
  });

  addPublicRoute(app, accountEndpoints.verifyEmail, async ({ body, request }) => {
    await registrations.verifyEmail(body.email, body.code, request.ip);
    return { success: true, message: "Your email address is verified. You can sign in now." };
  });
}
