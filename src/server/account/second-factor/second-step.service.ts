import { appCodeForm, type UsedPasskey } from "../../../shared/account/second-factor.contract.ts";
import type { SecondStep } from "../../../shared/http/error.contract.ts";
import type { AccountServices } from "../account-services.ts";
import type { Visitor } from "../sessions/session.service.ts";
import { appOf } from "./authenticator-app.store.ts";
import { passkeysOf } from "./passkey.store.ts";
import { hasFactor, recoveryCodesLeft } from "./recovery-code.store.ts";
import { secondFactorNeeded, secondStepOver, wrongRecoveryCode, wrongSecondFactor } from "./second-factor-errors.ts";

type Parts = Pick<
  AccountServices,
  "database" | "engine" | "oneTimeTokens" | "attemptLimit" | "apps" | "passkeys" | "recoveryCodes" | "publicUrl"
>;

export type UsedFactor = "app" | "passkey" | "recovery_code";

/** Who has come through, and by which factor. */
export interface Passed {
  userId: string;
  factor: UsedFactor;
}

/** What a sign-in asks for after the first factor, of whoever has a second one. */
export function createSecondStepService(parts: Parts) {
  const { engine, oneTimeTokens, attemptLimit, database, apps, passkeys, recoveryCodes } = parts;

  async function methods(userId: string): Promise<SecondStep["methods"]> {
    const hasApp = Boolean((await appOf(database, userId))?.confirmedAt);
    const hasPasskey = (await passkeysOf(database, userId)).length > 0;
    const hasCode = (await recoveryCodesLeft(database, userId)) > 0;
    return [
      ...(hasApp ? ["app" as const] : []),
      ...(hasPasskey ? ["passkey" as const] : []),
      ...(hasCode ? ["recovery_code" as const] : []),
    ];
  }

  /** Whoever shows a ticket has shown the first factor, in this browser. @throws secondStepOver */
  async function holderOf(ticket: string, { browser }: Visitor) {
    const userId = browser && (await oneTimeTokens.holder("second-step", ticket, browser));
    const user = userId ? await engine.records.findUserById(userId) : null;
    if (!user) throw secondStepOver();
    return user;
  }

  /** Of two calls at the same time one ends the sign-in. */
  async function consume(ticket: string, { browser }: Visitor): Promise<void> {
    if (!(await oneTimeTokens.redeem("second-step", ticket, browser))) throw secondStepOver();
  }

  return {
    isAsked: (userId: string) => hasFactor(database, userId),

    /** What to throw at whoever has shown the first factor in this browser. */
    async begin(userId: string, browser: string) {
      const ticket = await oneTimeTokens.issue("second-step", userId, browser);
      return secondFactorNeeded({ ticket, methods: await methods(userId) }, parts.publicUrl);
    },

    /** @throws secondStepOver, wrongSecondFactor, tooManyAttempts */
    async enterCode(ticket: string, code: string, visitor: Visitor): Promise<Passed> {
      const { id: userId, email } = await holderOf(ticket, visitor);
      await attemptLimit.begin("second-step", email, visitor.ip);
      const isOfApp = appCodeForm.test(code);
      if (isOfApp && !(await apps.use(userId, code))) throw wrongSecondFactor(userId);
      if (!isOfApp && !(await recoveryCodes.use(userId, code))) throw wrongRecoveryCode(userId);
      await attemptLimit.succeed("second-step", email, visitor.ip);
      await consume(ticket, visitor);
      return { userId, factor: isOfApp ? "app" : "recovery_code" };
    },

    /** @param browser where nobody has shown a first factor: the one that begins */
    async beginPasskey(ticket: string | undefined, visitor: Visitor, browser: string) {
      const userId = ticket && (await holderOf(ticket, visitor)).id;
      return passkeys.beginUsing(userId, browser);
    },

    /** A passkey whose authenticator has made sure of its user is two factors in one: it needs no ticket. */
    async usePasskey(ticket: string | undefined, passkey: UsedPasskey, visitor: Visitor): Promise<Passed> {
      if (!visitor.browser) throw secondStepOver();
      const holder = ticket && (await holderOf(ticket, visitor)).id;
      const userId = await passkeys.use(holder, visitor.browser, passkey);
      if (ticket) await consume(ticket, visitor);
      return { userId, factor: "passkey" };
    },
  };
}

export type SecondStepService = ReturnType<typeof createSecondStepService>;
