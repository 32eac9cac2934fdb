import type { CreatedPasskey, SecondFactors } from "../../../shared/account/second-factor.contract.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { AccountServices } from "../account-services.ts";
import type { CurrentPasswordService } from "../password/current-password.service.ts";
import { appOf, removeApp } from "./authenticator-app.store.ts";
import { passkeysOf, removePasskey } from "./passkey.store.ts";
import { hasFactor, recoveryCodesLeft } from "./recovery-code.store.ts";
import { noFactors, noSuchFactor } from "./second-factor-errors.ts";

interface Parts extends Pick<AccountServices, "database" | "apps" | "passkeys" | "recoveryCodes" | "attemptLimit"> {
  currentPassword: Pick<CurrentPasswordService, "requireFreshSignIn">;
}

/** Recovery codes when the first factor was added. */
type Added = { codes: string[] | undefined };
type Removed = { isLast: boolean };

/** The second factors of a person on the account page. Each change asks for a fresh sign-in, and so for the factors that there are. */
export function createSecondFactorsService(parts: Parts) {
  const { database, apps, passkeys, recoveryCodes, attemptLimit } = parts;
  const requireFresh = ({ id }: SignedInUser, sessionKey: string) =>
    parts.currentPassword.requireFreshSignIn(id, sessionKey);

  async function overview(userId: string): Promise<SecondFactors> {
    const app = await appOf(database, userId);
    return {
      app_added_at: app?.confirmedAt?.toISOString() ?? null,
      passkeys: (await passkeysOf(database, userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        ...{ id, name, added_at: createdAt.toISOString() },
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
      recovery_codes_left: await recoveryCodesLeft(database, userId),
    };
  }

  return {
    overview,

    async beginApp(user: SignedInUser, sessionKey: string): Promise<{ key: string; uri: string }> {
      await requireFresh(user, sessionKey);
      return apps.begin(user);
    },

    /** Whoever can begin has signed in just now; the code shows that they have the key. */
    async confirmApp(user: SignedInUser, code: string, ip: string): Promise<Added> {
      await attemptLimit.begin("account", user.email, ip);
      await apps.confirm(user.id, code);
      await attemptLimit.succeed("account", user.email, ip);
      return { codes: await recoveryCodes.makeFirst(user.id) };
    },

    async removeApp(user: SignedInUser, sessionKey: string): Promise<Removed> {
      await requireFresh(user, sessionKey);
      return present(await removeApp(database, user.id));
    },

    async beginPasskey(user: SignedInUser, sessionKey: string) {
      await requireFresh(user, sessionKey);
      return passkeys.beginAdding(user, sessionKey);
    },

    async confirmPasskey(
      user: SignedInUser,
      sessionKey: string,
      passkey: CreatedPasskey,
      name: string,
    ): Promise<Added> {
      await passkeys.finishAdding(user.id, sessionKey, passkey, name);
      return { codes: await recoveryCodes.makeFirst(user.id) };
    },

    async removePasskey(user: SignedInUser, sessionKey: string, id: string): Promise<Removed> {
      await requireFresh(user, sessionKey);
      return present(await removePasskey(database, user.id, id));
    },

    async renewRecoveryCodes(user: SignedInUser, sessionKey: string): Promise<string[]> {
      await requireFresh(user, sessionKey);
      if (!(await hasFactor(database, user.id))) throw noFactors();
      return recoveryCodes.renew(user.id);
    },
  };
}

export type SecondFactorsService = ReturnType<typeof createSecondFactorsService>;

function present(removed: Removed | undefined): Removed {
  if (!removed) throw noSuchFactor();
  return removed;
}
