import { isUniqueConflict } from "../../database/unique-conflict.ts";
import { wrongCode } from "../account-errors.ts";
import type { AttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { CodeService } from "../codes/code.service.ts";
import type { CodeMailService } from "../codes/code-mail.service.ts";
import { requireUncommonPassword } from "../password/common-password.ts";
import { setPassword } from "../password/set-password.ts";

interface Parts {
  engine: AuthEngine;
  codes: CodeService;
  codeMails: CodeMailService;
  attemptLimit: AttemptLimitService;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
}

/** Opening an account: register, then prove by a code that the address is one's own. */
export function createRegistrationService({ engine, codes, codeMails, attemptLimit }: Parts) {
  /** Until the address is proven, whoever registers last is taken at their word; a verified account is never touched. */
  async function keep({ name, email, password }: Registration): Promise<void> {
    const hash = await engine.password.hash(password);
    const found = await engine.records.findUserByEmail(email);
    if (found?.user.emailVerified) return touch(found.user.id);
    const user = found
      ? await engine.records.updateUser(found.user.id, { name })
      : await engine.records.createUser({ name, email, emailVerified: false }, { method: "email-password" });
    await setPassword(engine, user.id, hash);
  }

  /** As many reads and writes as for a new address, so that the time of the answer does not tell the two apart. */
  async function touch(userId: string): Promise<void> {
    const updatedAt = new Date();
    await engine.records.updateUser(userId, { updatedAt });
    const credential = await engine.records.findCredentialAccount(userId);
    if (credential) await engine.records.updateAccount(credential.id, { updatedAt });
  }

  return {
    async register(registration: Registration, ip: string): Promise<void> {
      await requireUncommonPassword(registration.password, "password");
      await attemptLimit.countRequest("verify-email", registration.email, ip);
      await keep(registration).catch((error: unknown) => {
        // Of two simultaneous registrations one fails on a unique index, and finds the other's user the second time.
        if (isUniqueConflict(error)) return keep(registration);
        throw error;
      });
      await codeMails.sendVerification(registration.email);
    },

    async resendCode(email: string, ip: string): Promise<void> {
      await attemptLimit.countRequest("verify-email", email, ip);
      await codeMails.sendVerification(email);
    },

    async verifyEmail(email: string, code: string, ip: string): Promise<void> {
      await attemptLimit.begin("verify-email", email, ip);
      const outcome = await codes.redeem("verify-email", email, code);
      if (outcome === "spent" || !outcome.right) throw wrongCode(outcome);
      await attemptLimit.succeed("verify-email", email, ip);
      const found = await engine.records.findUserByEmail(email);
      if (!found) throw wrongCode("spent");
      await attemptLimit.remember(email, ip);
      await engine.records.updateUser(found.user.id, { emailVerified: true });
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
