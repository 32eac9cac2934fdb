import type { Mailer } from "../mail/mailer.ts";
import { wrongCode, wrongResetKey } from "./account-errors.ts";
import { passwordChangedMail } from "./account-mails.ts";
import type { AuthEngine } from "./auth-engine.ts";
import type { CodeService } from "./code.service.ts";
import type { CodeMailService } from "./code-mail.service.ts";
import type { OneUseKeyService } from "./one-use-key.service.ts";
import { setPassword } from "./set-password.ts";

interface Parts {
  engine: AuthEngine;
  codes: CodeService;
  codeMails: CodeMailService;
  keys: OneUseKeyService;
  mailer: Mailer;
  publicUrl: string;
}

/** A forgotten password: a code by mail, a key for the code, a new password for the key. */
export function createPasswordResetService({ engine, codes, codeMails, keys, mailer, publicUrl }: Parts) {
  return {
    async sendCode(email: string): Promise<void> {
      await codeMails.checkLimit("reset-password", email);
      await codeMails.sendReset(email);
    },

    /** Answers the key that allows one change of the password. */
    async redeemCode(email: string, code: string): Promise<string> {
      if (!(await codes.redeem("reset-password", email, code))) throw wrongCode();
      const found = await engine.records.findUserByEmail(email);
      if (!found) throw wrongCode();
      return keys.issue("password-reset", found.user.id);
    },

    /** The code came by mail, so the address is proven too. Whoever else was signed in is signed out. */
    async changePassword(email: string, key: string, password: string): Promise<{ email: string; name: string }> {
      const hash = await engine.password.hash(password);
      const userId = await keys.redeem("password-reset", key);
      const user = userId ? await engine.records.findUserById(userId) : null;
      if (user?.email !== email) throw wrongResetKey();
      await engine.records.deleteUserSessions(user.id);
      await setPassword(engine, user.id, hash);
      await engine.records.updateUser(user.id, { emailVerified: true });
      return user;
    },

    async sendNotice({ email, name }: { email: string; name: string }): Promise<void> {
      await mailer.send(passwordChangedMail(email, name, publicUrl));
    },
  };
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;
