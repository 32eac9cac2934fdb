import type { SignedInUser } from "../../http/route.ts";
import type { AccountStore } from "../account.store.ts";
import { freshSignInNeeded, missingCurrentPassword, wrongCurrentPassword } from "../account-errors.ts";
import type { AttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "../auth-engine.ts";

const freshForMs = 10 * 60_000;

/** What shows that it is still the person who has signed in. */
export interface PresenceProof {
  password: string | undefined;
  ip: string;
  /** The key of the session that asks. */
  sessionKey: string;
}

/** Asks a signed-in person for their password again, or to have signed in just now: the browser may be open to somebody else. */
export function createCurrentPasswordService(
  engine: AuthEngine,
  attemptLimit: AttemptLimitService,
  accountStore: Pick<AccountStore, "sessionBegan">,
) {
  const hashOf = async (userId: string) => (await engine.records.findCredentialAccount(userId))?.password;

  /** For somebody who only signs in over the network. @throws freshSignInNeeded */
  async function requireFreshSignIn(userId: string, sessionKey: string): Promise<void> {
    const began = await accountStore.sessionBegan(userId, sessionKey);
    if (!began || Date.now() - began.getTime() > freshForMs) throw freshSignInNeeded();
  }

  return {
    exists: async (userId: string): Promise<boolean> => Boolean(await hashOf(userId)),
    requireFreshSignIn,

    /** @throws wrongCurrentPassword, freshSignInNeeded */
    async require(user: SignedInUser, { password, ip, sessionKey }: PresenceProof): Promise<void> {
      const hash = await hashOf(user.id);
      if (!hash) return requireFreshSignIn(user.id, sessionKey);
      if (password === undefined) throw missingCurrentPassword();
      await attemptLimit.begin("account", user.email, ip);
      if (!(await engine.password.verify({ hash, password }))) throw wrongCurrentPassword();
      await attemptLimit.succeed("account", user.email, ip);
    },
  };
}

export type CurrentPasswordService = ReturnType<typeof createCurrentPasswordService>;
