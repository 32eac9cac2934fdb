import type { Mail, Mailer } from "../../mail/mailer.ts";
import { alreadyRegisteredMail, noAccountMail, resetCodeMail, verificationMail } from "../account-mails.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { CodeService } from "./code.service.ts";

interface Parts {
  engine: AuthEngine;
  codes: CodeService;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Sends codes. For each address it does the same work whether there is an account or not: a stored code and a mail, whose text alone differs. So neither the answer nor its time tells a stranger which addresses are known.
 */
export function createCodeMailService({ engine, codes, mailer, publicUrl }: Parts) {
  async function sendVerification(email: string): Promise<void> {
    const found = await engine.records.findUserByEmail(email);
    const code = await codes.issue("verify-email", email);
    await mailer.send(mailFor(email, found?.user, code));
  }

  function mailFor(email: string, user: { name: string; emailVerified: boolean } | undefined, code: string): Mail {
    if (!user) return noAccountMail(email, publicUrl);
    return user.emailVerified ? alreadyRegisteredMail(email, publicUrl) : verificationMail(email, user.name, code);
  }

  return {
    sendVerification,

    async sendReset(email: string): Promise<void> {
      const found = await engine.records.findUserByEmail(email);
      const code = await codes.issue("reset-password", email);
      await mailer.send(found ? resetCodeMail(email, found.user.name, code) : noAccountMail(email, publicUrl));
    },
  };
}

export type CodeMailService = ReturnType<typeof createCodeMailService>;
