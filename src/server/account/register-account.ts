import type { FastifyInstance } from "fastify";
import type { Captcha } from "../captcha/captcha.ts";
import type { Database } from "../database/database.ts";
import type { IdentityProvider } from "../identity/network-identity.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createAccountStore } from "./account.store.ts";
import { createAttemptStore } from "./attempt-limit/attempt.store.ts";
import { createAttemptLimitService } from "./attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "./auth-engine.ts";
import { createBrowserCookie } from "./browser-cookie.ts";
import { createCodeService } from "./codes/code.service.ts";
import { createCodeMailService } from "./codes/code-mail.service.ts";
import { registerPasswordResetRoutes } from "./password/password-reset.routes.ts";
import { createPasswordResetService } from "./password/password-reset.service.ts";
import { registerRegistrationRoutes } from "./registration/registration.routes.ts";
import { createRegistrationService } from "./registration/registration.service.ts";
import { createRegistrationStore } from "./registration/registration.store.ts";
import { createSecondFactorServices } from "./second-factor/second-factor-services.ts";
import { registerSecondStepRoutes } from "./second-factor/second-step.routes.ts";
import { createSecondStepService } from "./second-factor/second-step.service.ts";
import type { SessionService } from "./sessions/session.service.ts";
import type { InConstantTime } from "./sign-in/constant-time.ts";
import { createKnownDeviceService } from "./sign-in/known-device.service.ts";
import { registerNetworkSignInRoutes } from "./sign-in/network-sign-in.routes.ts";
import { createNetworkSignInService } from "./sign-in/network-sign-in.service.ts";
import { createNoteSignIn } from "./sign-in/note-sign-in.ts";
import { createOneTimeTokenService } from "./sign-in/one-time-token.service.ts";
import { registerSignInRoutes } from "./sign-in/sign-in.routes.ts";
import { createSignInService } from "./sign-in/sign-in.service.ts";

export interface AccountParts {
  database: Database;
  engine: AuthEngine;
  sessions: SessionService;
  mailer: Mailer;
  captcha: Captcha;
  identityProvider: IdentityProvider;
  secret: string;
  publicUrl: string;
  inConstantTime: InConstantTime;
}

export function registerAccount(app: FastifyInstance, parts: AccountParts): void {
  const { engine, sessions, mailer, captcha, publicUrl, inConstantTime } = parts;
  const attemptStore = createAttemptStore(parts.database, parts.secret);
  const attemptLimit = createAttemptLimitService(attemptStore);
  const registrationStore = createRegistrationStore(parts.database, parts.secret);
  const browserCookie = createBrowserCookie(publicUrl);
  const codes = createCodeService(engine, attemptStore, parts.secret);
  const oneTimeTokens = createOneTimeTokenService(engine);
  const codeMails = createCodeMailService({ engine, codes, mailer, publicUrl });
  const factors = createSecondFactorServices({ ...parts, oneTimeTokens });
  const secondSteps = createSecondStepService({ ...factors, engine, oneTimeTokens, attemptLimit, publicUrl });
  const signIns = createSignInService({
    engine,
    sessions,
    codeMails,
    registrationStore,
    oneTimeTokens,
    attemptLimit,
    inConstantTime,
    secondSteps,
  });
  const knownDevices = createKnownDeviceService({ attempts: attemptStore, mailer, publicUrl });
  const noteSignIn = createNoteSignIn(knownDevices, browserCookie);
  registerSignInRoutes(app, { signIns, secondSteps, sessions, browserCookie, noteSignIn });
  registerSecondStepRoutes(app, { ...factors, signIns, secondSteps, browserCookie, noteSignIn, mailer, publicUrl });
  const registrations = createRegistrationService({ engine, codes, codeMails, attemptLimit, registrationStore });
  registerRegistrationRoutes(app, { captcha, registrations, browserCookie, inConstantTime });
  const resets = createPasswordResetService({
    engine,
    accountStore: createAccountStore(parts.database),
    codes,
    codeMails,
    oneTimeTokens,
    attemptLimit,
    mailer,
    publicUrl,
  });
  registerPasswordResetRoutes(app, { captcha, resets, browserCookie, inConstantTime });
  const networkSignIns = createNetworkSignInService({ engine, oneTimeTokens });
  const network = { provider: parts.identityProvider, signIns: networkSignIns, browserCookie, publicUrl };
  registerNetworkSignInRoutes(app, network);
}
