import { alreadyRegisteredMail, emailChangedMail, newEmailMail } from "../../../engines/mail-writing/mail-writing.ts";
import { codeMinutes } from "../../../shared/account/account.contract.ts";
import { invalidInput } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { AccountStore } from "../account.store.ts";
import { emailTaken, noEmailChange, wrongCode } from "../account-errors.ts";
import type { AttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { CodeService } from "../codes/code.service.ts";
import { cancelResets } from "../password/cancel-resets.ts";
import type { CurrentPasswordService, PresenceProof } from "../password/current-password.service.ts";
import type { EmailChangeStore } from "./email-change.store.ts";

interface Parts {
  engine: AuthEngine;
  codes: CodeService;
  attemptLimit: AttemptLimitService;
  currentPassword: CurrentPasswordService;
  accountStore: AccountStore;
  emailChangeStore: EmailChangeStore;
  mailer: Mailer;
  publicUrl: string;
}

/** A new address is the person's when they have entered the code mailed to it; until then the old one stays. */
export function createEmailChangeService(parts: Parts) {
  const { engine, codes, attemptLimit, currentPassword, emailChangeStore, mailer, publicUrl } = parts;
  const subject = (userId: string, email: string) => `${userId}:${email}`;

  /** An address that has an account gets another mail; the page must not tell. */
  async function sendCode(user: SignedInUser, email: string): Promise<void> {
    const code = await codes.issue("change-email", subject(user.id, email));
    const owner = await engine.records.findUserByEmail(email);
    await mailer.send(owner ? alreadyRegisteredMail(email, publicUrl) : newEmailMail(email, user.name, code));
  }

  return {
    async begin(user: SignedInUser, email: string, proof: PresenceProof): Promise<void> {
      const isSame = "This is your address already";
      if (email === user.email) throw invalidInput(isSame, { email: isSame });
      await currentPassword.require(user, proof);
      await attemptLimit.countRequest("change-email", email, proof.ip);
      const expiresAt = new Date(Date.now() + codeMinutes * 60_000);
      await emailChangeStore.begin(user.id, email, expiresAt);
      await sendCode(user, email);
    },

    /** Answers the new address. What was begun with the old one to reset the password stops working. */
    async complete(user: SignedInUser, code: string, ip: string): Promise<string> {
      const email = await emailChangeStore.pending(user.id);
      if (!email) throw noEmailChange();
      await attemptLimit.begin("account", user.email, ip);
      const entered = { code, caller: user.id, email: user.email };
      const outcome = await codes.redeem("change-email", [subject(user.id, email)], entered);
      if (outcome === "spent" || !outcome.right) throw wrongCode(outcome);
      await attemptLimit.succeed("account", user.email, ip);
      if (!(await emailChangeStore.complete(user.id, user.email, email))) throw emailTaken();
      await cancelResets(parts, user);
      await attemptLimit.remember(email, ip);
      return email;
    },

    async sendEmailChangedMail(user: SignedInUser, newEmail: string): Promise<void> {
      await mailer.send(emailChangedMail(user.email, user.name, newEmail));
    },
  };
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
