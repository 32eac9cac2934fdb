import { captchaFailed, wrongCode } from "../account-errors.ts";
import type { AccountServices } from "../account-services.ts";
import type { CodeMailService } from "../codes/code-mail.service.ts";
import { setPassword } from "../password/set-password.ts";
import { requireUncommonPassword } from "../password/uncommon-password.ts";
import { callerOf, type Visitor } from "../sessions/session.service.ts";
import { claimAddress } from "./claim-address.ts";

interface Parts extends Pick<AccountServices, "engine" | "codes" | "attemptLimit" | "registrationStore"> {
  codeMails: CodeMailService;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
}

/**
 * Opening an account: register, then prove by a code that the address is one's own. Each registration has a code and a password
 * of its own, and the code brings its own password alone: whoever else registers the same address changes nothing about it.
 */
export function createRegistrationService(parts: Parts) {
  const { engine, codes, codeMails, attemptLimit, registrationStore } = parts;

  return {
    /** Does the same for an address that has an account, so that the time of the answer does not tell the two apart. */
    async register({ name, email, password }: Registration, visitor: Visitor, browser: string): Promise<void> {
      await requireUncommonPassword(password, "password", { name, email });
      await attemptLimit.countRequest("verify-email", email, visitor.ip);
      const hash = await engine.password.hash(password);
      const registration = await registrationStore.begin({ name, email, password: hash }, visitor, browser);
      await codeMails.sendVerification(registration);
    },

    /**
     * For who has begun the registration, or has shown not to be a robot. An address without one gets no mail.
     *
     * @throws captchaFailed
     */
    async resendCode(email: string, visitor: Visitor, solvedCaptcha: () => Promise<boolean>): Promise<void> {
      const [newest] = (await registrationStore.waiting(email, visitor)).meant;
      const hasBegun = newest && registrationStore.isOwn(visitor, newest);
      if (!hasBegun && !(await solvedCaptcha())) throw captchaFailed();
      await attemptLimit.countRequest("verify-email", email, visitor.ip);
      if (newest) await codeMails.sendVerification(newest);
    },

    /** Answers whether one can sign in with the password of the registration. */
    async verifyEmail(email: string, code: string, visitor: Visitor): Promise<boolean> {
      await attemptLimit.begin("verify-email", email, visitor.ip);
      const { meant, areCertain } = await registrationStore.waiting(email, visitor);
      const entered = { code, caller: callerOf(visitor), email };
      const ids = meant.map(({ id }) => id);
      const outcome = await codes.redeem("verify-email", ids, entered);
      if (outcome === "spent" || !outcome.right) throw wrongCode(outcome);
      const registration = meant.find(({ id }) => id === outcome.subject);
      if (!registration) throw wrongCode("spent");
      await attemptLimit.succeed("verify-email", email, visitor.ip);
      const { id, isNew } = await claimAddress(engine, { email, name: registration.name, method: "email-password" });
      if (!isNew) throw wrongCode("spent");
      if (areCertain) await setPassword(engine, id, registration.password);
      await registrationStore.forget(email);
      await attemptLimit.remember(email, visitor.ip);
      return areCertain;
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
