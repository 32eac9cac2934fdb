import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountEndpoints } from "../../shared/account/account.contract.ts";
import type { Captcha } from "../captcha/captcha.ts";
import { addPublicRoute } from "../http/route.ts";
import { captchaFailed } from "./account-errors.ts";
import type { PasswordResetService } from "./password-reset.service.ts";
import type { RegistrationService } from "./registration.service.ts";
import type { SessionService, Visitor } from "./session.service.ts";
import type { SignInService } from "./sign-in.service.ts";

interface Parts {
  captcha: Captcha;
  sessions: SessionService;
  signIns: SignInService;
  registrations: RegistrationService;
  resets: PasswordResetService;
}

export function registerAccountRoutes(app: FastifyInstance, parts: Parts): void {
  registerSessionRoutes(app, parts);
  registerRegistrationRoutes(app, parts);
  registerResetRoutes(app, parts);
}

function registerSessionRoutes(app: FastifyInstance, { signIns, sessions }: Parts): void {
  addPublicRoute(app, accountEndpoints.login, async ({ body, request }) => {
    const { token, user } = await signIns.signIn(body.email, body.password, visitorOf(request));
    return { success: true, token, name: user.name, email: user.email };
  });

  addPublicRoute(app, accountEndpoints.verifyToken, async ({ body, request }) => {
    const { user, token } = await signIns.verifyToken(body.token, visitorOf(request));
    return { success: true, name: user.name, email: user.email, token };
  });

  addPublicRoute(app, accountEndpoints.logout, async ({ request }) => {
    await sessions.close(request.headers.authorization);
    return { success: true };
  });
}

function registerRegistrationRoutes(app: FastifyInstance, { captcha, registrations }: Parts): void {
  const message = "We have sent a code to this email address.";

  addPublicRoute(app, accountEndpoints.register, async ({ body }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    await registrations.register(body);
    return { success: true, message };
  });

  addPublicRoute(app, accountEndpoints.resendCode, async ({ body }) => {
    await registrations.resendCode(body.email);
    return { success: true, message };
  });

  addPublicRoute(app, accountEndpoints.verifyEmail, async ({ body }) => {
    await registrations.verifyEmail(body.email, body.code);
    return { success: true, message: "Your email address is verified. You can sign in now." };
  });
}

function registerResetRoutes(app: FastifyInstance, { captcha, resets }: Parts): void {
  addPublicRoute(app, accountEndpoints.forgotPassword, async ({ body }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    await resets.sendCode(body.email);
    return { success: true, message: "If this address has an account, a code is on its way." };
  });

  addPublicRoute(app, accountEndpoints.verifyResetCode, async ({ body }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    const key = await resets.redeemCode(body.email, body.code);
    return { success: true, message: "Please choose a new password.", password_reset_key: key };
  });

  addPublicRoute(app, accountEndpoints.changePassword, async ({ body, request }) => {
    await requireCaptcha(captcha, body.recaptchaToken);
    const user = await resets.changePassword(body.email, body.password_reset_key, body.new_password);
    await resets
      .sendNotice(user)
      .catch((error) => request.log.error(error, "The notice of a new password was not sent"));
    return { success: true, message: "Your password is changed. You can sign in with it now." };
  });
}

async function requireCaptcha(captcha: Captcha, token: string): Promise<void> {
  if (!(await captcha.verify(token))) throw captchaFailed();
}

function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, userAgent: request.headers["user-agent"] };
}
