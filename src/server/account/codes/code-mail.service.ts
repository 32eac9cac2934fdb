import {
  alreadyRegisteredMail,
  noAccountMail,
  resetCodeMail,
  verificationMail,
} from "../../../engines/mail-writing/mail-writing.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { WaitingRegistration } from "../registration/registration.store.ts";
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
  return {
    /** The code is for this registration, and for no other one of the same address. */
    async sendVerification({ id, email, name }: WaitingRegistration): Promise<void> {
      const found = await engine.records.findUserByEmail(email);
      const code = await codes.issue("verify-email", id);
      const isTaken = found?.user.emailVerified;
      await mailer.send(isTaken ? alreadyRegisteredMail(email, publicUrl) : verificationMail(email, name, code));
    },

    async sendReset(email: string): Promise<void> {
      const found = await engine.records.findUserByEmail(email);
      const code = await codes.issue("reset-password", email);
      await mailer.send(found ? resetCodeMail(email, found.user.name, code) : noAccountMail(email, publicUrl));
    },
  };
}

export type CodeMailService = ReturnType<typeof createCodeMailService>;
