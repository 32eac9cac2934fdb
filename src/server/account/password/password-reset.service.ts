import { passwordChangedMail } from "../../../engines/mail-writing/mail-writing.ts";
import { wrongCode, wrongResetKey } from "../account-errors.ts";
import type { AccountServices } from "../account-services.ts";
import type { CodeMailService } from "../codes/code-mail.service.ts";
import { callerOf, type Visitor } from "../sessions/session.service.ts";
import { cancelResets } from "./cancel-resets.ts";
import { setPassword } from "./set-password.ts";
import { requireUncommonPassword } from "./uncommon-password.ts";

interface Parts
  extends Pick<
    AccountServices,
    "engine" | "accountStore" | "codes" | "oneTimeTokens" | "attemptLimit" | "mailer" | "publicUrl"
  > {
  codeMails: CodeMailService;
}

/** A forgotten password: a code by mail, a key for the code, a new password for the key. */
export function createPasswordResetService(parts: Parts) {
  const { engine, codes, codeMails, oneTimeTokens, attemptLimit, mailer, publicUrl } = parts;

  return {
    async sendCode(email: string, ip: string): Promise<void> {
      await attemptLimit.countRequest("reset-password", email, ip);
      await codeMails.sendReset(email);
    },

    /** Answers the key that allows one change of the password. */
    async redeemCode(email: string, code: string, visitor: Visitor): Promise<string> {
      const { ip } = visitor;
      await attemptLimit.begin("reset-password", email, ip);
      const outcome = await codes.redeem("reset-password", [email], { code, caller: callerOf(visitor), email });
      if (outcome === "spent" || !outcome.right) throw wrongCode(outcome);
      await attemptLimit.succeed("reset-password", email, ip);
      const found = await engine.records.findUserByEmail(email);
      if (!found) throw wrongCode("spent");
      return oneTimeTokens.issue("password-reset", found.user.id);
    },

    /** The code came by mail, so the address is proven too. Whoever else was signed in is signed out, and other resets end. */
    async changePassword(email: string, key: string, password: string, ip: string) {
      // Without the name: whether it is refused must not tell a stranger what it is.
      await requireUncommonPassword(password, "new_password", { email });
      const hash = await engine.password.hash(password);
      const userId = await oneTimeTokens.redeem("password-reset", key);
      const user = userId ? await engine.records.findUserById(userId) : null;
      if (user?.email !== email) throw wrongResetKey();
      await engine.records.deleteUserSessions(user.id);
      await setPassword(engine, user.id, hash);
      await cancelResets(parts, user);
      await engine.records.updateUser(user.id, { emailVerified: true });
      await attemptLimit.succeed("login", email, ip);
      await attemptLimit.remember(email, ip);
      return { id: user.id, email: user.email, name: user.name };
    },

    async sendPasswordChangedMail({ email, name }: { email: string; name: string }): Promise<void> {
      await mailer.send(passwordChangedMail(email, name, publicUrl));
    },
  };
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;
