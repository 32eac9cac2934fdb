import type { Database } from "../../database/database.ts";
import { createTextCipher } from "../../encryption/text-cipher.ts";
import type { OneTimeTokenService } from "../sign-in/one-time-token.service.ts";
import { createAuthenticatorAppService } from "./authenticator-app.service.ts";
import { createPasskeyService } from "./passkey.service.ts";
import { createRecoveryCodeService } from "./recovery-code.service.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";

interface Parts {
  database: Database;
  oneTimeTokens: OneTimeTokenService;
  secret: string;
  publicUrl: string;
}

/** The kinds of second factor, for the account page and for the sign-in. */
export function createSecondFactorServices({ database, oneTimeTokens, secret, publicUrl }: Parts) {
  const secondFactorStore = createSecondFactorStore(database);
  return {
    secondFactorStore,
    apps: createAuthenticatorAppService(secondFactorStore, createTextCipher(secret, "keys of authenticator apps")),
    passkeys: createPasskeyService({ secondFactorStore, oneTimeTokens, publicUrl }),
    recoveryCodes: createRecoveryCodeService(secondFactorStore, secret),
  };
}
