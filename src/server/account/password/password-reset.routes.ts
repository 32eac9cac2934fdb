import type { FastifyInstance } from "fastify";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import type { Captcha } from "../../captcha/captcha.ts";
import { addPublicRoute } from "../../http/route.ts";
import { logUnsent } from "../../mail/unsent-mail.ts";
import type { AccountServices } from "../account-services.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import { requireCaptcha } from "../registration/require-captcha.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

interface Parts extends Pick<AccountServices, "inConstantTime"> {
  captcha: Captcha;
  resets: PasswordResetService;
  browserCookie: BrowserCookie;
}

export function registerPasswordResetRoutes(app: FastifyInstance, parts: Parts): void {
  const { captcha, resets, browserCookie, inConstantTime } = parts;
  addPublicRoute(app, accountEndpoints.forgotPassword, async ({ body, request, reply }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    browserCookie.give(request, reply);
    await inConstantTime(() => resets.sendCode(body.email, request.ip));
    return { message: "If this address has an account, a code is on its way." };
  });

  addPublicRoute(app, accountEndpoints.verifyResetCode, async ({ body, request }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    const key = await resets.redeemCode(body.email, body.code, browserCookie.visitorOf(request));
    return { message: "Please choose a new password.", password_reset_key: key };
  });

  addPublicRoute(app, accountEndpoints.changePassword, async ({ body, request }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    const user = await resets.changePassword(body.email, body.password_reset_key, body.new_password, request.ip);
    request.server.securityLog(request, "password_reset", { user: user.id });
    await resets.sendPasswordChangedMail(user).catch(logUnsent(request, "a new password"));
    return { message: "Your password is changed. You can sign in with it now." };
  });
}
