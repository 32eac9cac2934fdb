import type { FastifyInstance } from "fastify";
import type { Captcha } from "../captcha/captcha.ts";
import type { IdentityProvider } from "../identity/network-identity.ts";
import type { AccountServices } from "./account-services.ts";
import { createBrowserCookie } from "./browser-cookie.ts";
import { createCodeMailService } from "./codes/code-mail.service.ts";
import { registerPasswordResetRoutes } from "./password/password-reset.routes.ts";
import { createPasswordResetService } from "./password/password-reset.service.ts";
import { registerRegistrationRoutes } from "./registration/registration.routes.ts";
import { createRegistrationService } from "./registration/registration.service.ts";
import { registerSecondStepRoutes } from "./second-factor/second-step.routes.ts";
import { createSecondStepService } from "./second-factor/second-step.service.ts";
import { registerNetworkSignInRoutes } from "./sign-in/network-sign-in.routes.ts";
import { createNetworkSignInService } from "./sign-in/network-sign-in.service.ts";
import { createNoteSignIn } from "./sign-in/note-sign-in.ts";
import { registerSignInRoutes } from "./sign-in/sign-in.routes.ts";
import { createSignInService } from "./sign-in/sign-in.service.ts";

export function registerAccount(
  app: FastifyInstance,
  account: AccountServices,
  { captcha, identityProvider }: { captcha: Captcha; identityProvider: IdentityProvider },
): void {
  const browserCookie = createBrowserCookie(account.publicUrl);
  const codeMails = createCodeMailService(account);
  const secondSteps = createSecondStepService(account);
  const signIns = createSignInService({ ...account, codeMails, secondSteps });
  const noteSignIn = createNoteSignIn({ ...account, browserCookie });
  const served = { ...account, captcha, browserCookie, signIns, secondSteps, noteSignIn };
  registerSignInRoutes(app, served);
  registerSecondStepRoutes(app, served);
  registerRegistrationRoutes(app, {
    ...served,
    registrations: createRegistrationService({ ...account, codeMails }),
  });
  registerPasswordResetRoutes(app, { ...served, resets: createPasswordResetService({ ...account, codeMails }) });
  registerNetworkSignInRoutes(app, {
    ...served,
    provider: identityProvider,
    signIns: createNetworkSignInService(account),
  });
}
