import type { SignedInUser } from "../../http/route.ts";
import { missingCurrentPassword, wrongCurrentPassword } from "../account-errors.ts";
import type { AttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "../auth-engine.ts";

/** Asks a signed-in person for their password again: the browser may be open to somebody else. */
export function createCurrentPasswordService(engine: AuthEngine, attemptLimit: AttemptLimitService) {
  const hashOf = async (userId: string) => (await engine.records.findCredentialAccount(userId))?.password;

  return {
    exists: async (userId: string): Promise<boolean> => Boolean(await hashOf(userId)),

    /** Somebody who only signs in over the network has none to be asked for. @throws wrongCurrentPassword */
    async require(user: SignedInUser, password: string | undefined, ip: string): Promise<void> {
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
