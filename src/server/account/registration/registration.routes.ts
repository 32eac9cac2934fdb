import type { FastifyInstance } from "fastify";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import type { Captcha } from "../../captcha/captcha.ts";
import { addPublicRoute } from "../../http/route.ts";
import type { AccountServices } from "../account-services.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { RegistrationService } from "./registration.service.ts";
import { requireCaptcha } from "./require-captcha.ts";

interface Parts extends Pick<AccountServices, "inConstantTime"> {
  captcha: Captcha;
  registrations: RegistrationService;
  browserCookie: BrowserCookie;
}

const verified = "Your email address is verified. You can sign in now.";
const verifiedAmongOthers =
  "Your email address is verified. Somebody else has registered it too, so please set a new password: Forgot your password?";

export function registerRegistrationRoutes(app: FastifyInstance, parts: Parts): void {
  const { captcha, registrations, browserCookie, inConstantTime } = parts;
  const message = "We have sent a code to this email address.";

  addPublicRoute(app, accountEndpoints.register, async ({ body, request, reply }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    const visitor = browserCookie.visitorOf(request);
    const browser = browserCookie.give(request, reply);
    await inConstantTime(() => registrations.register(body, visitor, browser));
    return { message };
  });

  addPublicRoute(app, accountEndpoints.resendCode, async ({ body, request }) => {
    const solved = async () => body.recaptchaToken !== undefined && captcha.verify(body.recaptchaToken);
    await inConstantTime(() => registrations.resendCode(body.email, browserCookie.visitorOf(request), solved));
    return { message };
  });

  addPublicRoute(app, accountEndpoints.verifyEmail, async ({ body, request }) => {
    const canSignIn = await registrations.verifyEmail(body.email, body.code, browserCookie.visitorOf(request));
    return { message: canSignIn ? verified : verifiedAmongOthers };
  });
}
