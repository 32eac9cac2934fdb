import type { SignedInUser } from "../../http/route.ts";
import { freshSignInNeeded, missingCurrentPassword, wrongCurrentPassword } from "../account-errors.ts";
import type { AccountServices } from "../account-services.ts";
import { hasFactor } from "../second-factor/recovery-code.store.ts";

type Parts = Pick<AccountServices, "database" | "engine" | "attemptLimit" | "accountStore">;

const freshForMs = 10 * 60_000;

/** What shows that it is still the person who has signed in. */
export interface PresenceProof {
  password: string | undefined;
  ip: string;
  /** The key of the session that asks. */
  sessionKey: string;
}

/** Asks a signed-in person for their password again, and where that is not all to have signed in just now: the browser may be open to somebody else. */
export function createCurrentPasswordService({ database, engine, attemptLimit, accountStore }: Parts) {
  const hashOf = async (userId: string) => (await engine.records.findCredentialAccount(userId))?.password;

  /** @throws freshSignInNeeded */
  async function requireFreshSignIn(userId: string, sessionKey: string): Promise<void> {
    const began = await accountStore.sessionBegan(userId, sessionKey);
    if (!began || Date.now() - began.getTime() > freshForMs) throw freshSignInNeeded();
  }

  /** For somebody who only signs in over the network, and for whoever has a second factor: a fresh sign-in has asked for it. */
  async function requireFreshWhereNeeded(userId: string, sessionKey: string): Promise<void> {
    const isNeeded = !(await hashOf(userId)) || (await hasFactor(database, userId));
    if (isNeeded) await requireFreshSignIn(userId, sessionKey);
  }

  return {
    exists: async (userId: string): Promise<boolean> => Boolean(await hashOf(userId)),
    requireFreshSignIn,
    requireFreshWhereNeeded,

    /** @throws wrongCurrentPassword, freshSignInNeeded */
    async require(user: SignedInUser, { password, ip, sessionKey }: PresenceProof): Promise<void> {
      await requireFreshWhereNeeded(user.id, sessionKey);
      const hash = await hashOf(user.id);
      if (!hash) return;
      if (password === undefined) throw missingCurrentPassword();
      await attemptLimit.begin("account", user.email, ip);
      if (!(await engine.password.verify({ hash, password }))) throw wrongCurrentPassword();
      await attemptLimit.succeed("account", user.email, ip);
    },
  };
}

export type CurrentPasswordService = ReturnType<typeof createCurrentPasswordService>;
