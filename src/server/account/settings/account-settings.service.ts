import { deviceInWords } from "../../../engines/account-rules/account-rules.ts";
import { passwordChangedMail } from "../../../engines/mail-writing/mail-writing.ts";
import type { AccountOverview } from "../../../shared/account/account-settings.contract.ts";
import { notFound } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { AccountStore } from "../account.store.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { CodeService } from "../codes/code.service.ts";
import { cancelResets } from "../password/cancel-resets.ts";
import type { CurrentPasswordService, PresenceProof } from "../password/current-password.service.ts";
import { setPassword } from "../password/set-password.ts";
import { requireUncommonPassword } from "../password/uncommon-password.ts";
import type { SecondFactorsService } from "../second-factor/second-factors.service.ts";
import type { EmailChangeStore } from "./email-change.store.ts";

interface Parts {
  engine: AuthEngine;
  codes: CodeService;
  accountStore: AccountStore;
  emailChangeStore: EmailChangeStore;
  currentPassword: CurrentPasswordService;
  secondFactors: Pick<SecondFactorsService, "overview">;
  mailer: Mailer;
  publicUrl: string;
  isAdministrator: (email: string) => boolean;
}

/** The account page: who one is here, where one is signed in, and the password. */
export function createAccountSettingsService(parts: Parts) {
  const { engine, accountStore, emailChangeStore, currentPassword, mailer, publicUrl } = parts;

  async function sessions(userId: string, sessionKey: string): Promise<AccountOverview["sessions"]> {
    const rows = await accountStore.sessions(userId);
    const shown = rows.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.updatedAt.toISOString(),
      device: deviceInWords(row.userAgent),
      is_current: row.token === sessionKey,
    }));
    return [...shown.filter((one) => one.is_current), ...shown.filter((one) => !one.is_current)];
  }

  return {
    async overview(user: SignedInUser, sessionKey: string): Promise<AccountOverview> {
      return {
        success: true,
        name: user.name,
        email: user.email,
        has_password: await currentPassword.exists(user.id),
        pending_email: (await emailChangeStore.pending(user.id)) ?? null,
        second_factors: await parts.secondFactors.overview(user.id),
        sessions: await sessions(user.id, sessionKey),
        ...(parts.isAdministrator(user.email) && { is_administrator: true }),
      };
    },

    async endSession(userId: string, id: string): Promise<void> {
      if (!(await accountStore.endSession(userId, id))) throw notFound("This session has ended already.");
    },

    endOtherSessions: accountStore.endOtherSessions,
    rename: accountStore.rename,

    /** Ends all other sessions, and every reset that somebody may have begun. */
    async changePassword(user: SignedInUser, proof: PresenceProof, next: string): Promise<void> {
      await currentPassword.require(user, proof);
      await requireUncommonPassword(next, "new_password", user);
      await setPassword(engine, user.id, await engine.password.hash(next));
      await cancelResets(parts, user);
      await accountStore.endOtherSessions(user.id, proof.sessionKey);
    },

    async sendPasswordChangedMail({ email, name }: SignedInUser): Promise<void> {
      await mailer.send(passwordChangedMail(email, name, publicUrl));
    },
  };
}

export type AccountSettingsService = ReturnType<typeof createAccountSettingsService>;
