import type { Mail, Mailer } from "../mail/mailer.ts";
import { tooManyCodes } from "./account-errors.ts";
import { alreadyRegisteredMail, noAccountMail, resetCodeMail, verificationMail } from "./account-mails.ts";
import type { AttemptStore } from "./attempt.store.ts";
import type { AuthEngine } from "./auth-engine.ts";
import type { CodePurpose, CodeService } from "./code.service.ts";

const codesPerWindow = 5;
const windowMinutes = 15;

interface Parts {
  engine: AuthEngine;
  codes: CodeService;
  attempts: AttemptStore;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Sends codes. For each address it does the same work whether there is an account or not: a limit, a stored code and a
 * mail, whose text alone differs. So neither the answer nor its time tells a stranger which addresses are known.
 */
export function createCodeMailService({ engine, codes, attempts, mailer, publicUrl }: Parts) {
  const isWithinLimit = async (purpose: CodePurpose, email: string) =>
    (await attempts.add(`code:${purpose}:${email}`, windowMinutes)) <= codesPerWindow;

  async function sendVerification(email: string): Promise<void> {
    const found = await engine.records.findUserByEmail(email);
    const code = await codes.issue("verify-email", email);
    await mailer.send(verificationOrNotice(email, found?.user, code));
  }

  function verificationOrNotice(
    email: string,
    user: { name: string; emailVerified: boolean } | undefined,
    code: string,
  ): Mail {
    if (!user) return noAccountMail(email, publicUrl);
    return user.emailVerified ? alreadyRegisteredMail(email, publicUrl) : verificationMail(email, user.name, code);
  }

  return {
    /** @throws tooManyCodes */
    async checkLimit(purpose: CodePurpose, email: string): Promise<void> {
      if (!(await isWithinLimit(purpose, email))) throw tooManyCodes();
    },

    sendVerification,

    /** As `sendVerification`; past the limit the code that was sent last stays in force. */
    async sendVerificationWithinLimit(email: string): Promise<void> {
      if (await isWithinLimit("verify-email", email)) await sendVerification(email);
    },

    async sendReset(email: string): Promise<void> {
      const found = await engine.records.findUserByEmail(email);
      const code = await codes.issue("reset-password", email);
      await mailer.send(found ? resetCodeMail(email, found.user.name, code) : noAccountMail(email, publicUrl));
    },
  };
}

export type CodeMailService = ReturnType<typeof createCodeMailService>;
