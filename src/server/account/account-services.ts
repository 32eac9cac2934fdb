import type { Database } from "../database/database.ts";
import { createTextCipher } from "../encryption/text-cipher.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createAccountStore } from "./account.store.ts";
import { createAttemptStore } from "./attempt-limit/attempt.store.ts";
import { createAttemptLimitService } from "./attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "./auth-engine.ts";
import { createCodeService } from "./codes/code.service.ts";
import { createRegistrationStore } from "./registration/registration.store.ts";
import { createAuthenticatorAppService } from "./second-factor/authenticator-app.service.ts";
import { createPasskeyService } from "./second-factor/passkey.service.ts";
import { createRecoveryCodeService } from "./second-factor/recovery-code.service.ts";
import type { SessionService } from "./sessions/session.service.ts";
import type { InConstantTime } from "./sign-in/constant-time.ts";
import { createOneTimeTokenService } from "./sign-in/one-time-token.service.ts";

interface Parts {
  database: Database;
  engine: AuthEngine;
  sessions: SessionService;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
  inConstantTime: InConstantTime;
}

export type AccountServices = ReturnType<typeof createAccountServices>;

/** What both the sign-in and the account page are made of. */
export function createAccountServices(parts: Parts) {
  const { database, engine, secret, publicUrl } = parts;
  const attemptStore = createAttemptStore(database, secret);
  const oneTimeTokens = createOneTimeTokenService(engine);
  return {
    ...parts,
    attemptStore,
    oneTimeTokens,
    attemptLimit: createAttemptLimitService(attemptStore),
    accountStore: createAccountStore(database),
    registrationStore: createRegistrationStore(database, secret),
    codes: createCodeService(engine, attemptStore, secret),
    apps: createAuthenticatorAppService(database, createTextCipher(secret, "keys of authenticator apps")),
    passkeys: createPasskeyService({ database, oneTimeTokens, publicUrl }),
    recoveryCodes: createRecoveryCodeService(database, secret),
  };
}
