import { AppError } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import { emailNotVerified, wrongCredentials, wrongToken } from "../account-errors.ts";
import type { AccountServices } from "../account-services.ts";
import type { CodeMailService } from "../codes/code-mail.service.ts";
import type { WaitingRegistration } from "../registration/registration.store.ts";
import type { SecondStepService } from "../second-factor/second-step.service.ts";
import type { Visitor } from "../sessions/session.service.ts";

const nobody = "nobody";

/** Whose a password is: an account's, or that of a registration whose address is not proven. */
type Owner = { user: SignedIn["user"] } | { registration: WaitingRegistration };

interface Parts
  extends Pick<
    AccountServices,
    "engine" | "sessions" | "registrationStore" | "oneTimeTokens" | "attemptLimit" | "inConstantTime"
  > {
  codeMails: CodeMailService;
  secondSteps: Pick<SecondStepService, "isAsked">;
}

export interface SignedIn {
  token: string;
  user: SignedInUser & { createdAt: Date };
  /** Whether they have signed in at this network address before. */
  isKnownAddress: boolean;
}

/** Whoever has shown a password or a ticket of the network is in, or is asked for the second step. */
export type FirstFactor = SignedIn | { secondStepOf: string };

export function createSignInService(parts: Parts) {
  const { engine, sessions, codeMails, registrationStore, oneTimeTokens, attemptLimit, inConstantTime } = parts;

  /** For an unknown address the same is done in vain, so that the time of the answer does not tell it from a wrong password. */
  async function ownerOfPassword(email: string, password: string, visitor: Visitor): Promise<Owner> {
    const found = await engine.records.findUserByEmail(email);
    const credential = await engine.records.findCredentialAccount(found?.user.id ?? nobody);
    const [registration] = (await registrationStore.waiting(email, visitor)).meant;
    const isVerified = found?.user.emailVerified ?? false;
    const hash = isVerified ? credential?.password : (registration?.password ?? credential?.password);
    const isRight = await engine.password.verify({ hash: hash ?? engine.password.nobodysHash, password });
    if (!hash || !isRight) throw wrongCredentials();
    if (found && isVerified) {
      if (engine.password.isOutdated(hash))
        await engine.records.updatePassword(found.user.id, await engine.password.hash(password));
      return { user: found.user };
    }
    // Accounts of earlier versions may wait unproven in the place of a registration.
    const begun =
      registration ??
      (await registrationStore.begin({ email, name: found?.user.name ?? "", password: hash }, visitor, ""));
    return { registration: begun };
  }

  /** Past the limit the code that was sent last stays in force. Answers whether one was sent. */
  async function sendCodeWithinLimit(registration: WaitingRegistration, ip: string): Promise<boolean> {
    try {
      await attemptLimit.countRequest("verify-email", registration.email, ip);
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
    await codeMails.sendVerification(registration);
    return true;
  }

  async function admitUser(user: SignedIn["user"], visitor: Visitor): Promise<SignedIn> {
    const isKnownAddress = await attemptLimit.isKnown(user.email, visitor.ip);
    await attemptLimit.remember(user.email, visitor.ip);
    return { token: await sessions.open(user.id, visitor), user, isKnownAddress };
  }

  async function afterFirstFactor(user: SignedIn["user"], visitor: Visitor): Promise<FirstFactor> {
    return (await parts.secondSteps.isAsked(user.id)) ? { secondStepOf: user.id } : admitUser(user, visitor);
  }

  return {
    async signIn(email: string, password: string, visitor: Visitor): Promise<FirstFactor> {
      await attemptLimit.begin("login", email, visitor.ip);
      const owner = await inConstantTime(() => ownerOfPassword(email, password, visitor));
      await attemptLimit.succeed("login", email, visitor.ip);
      if ("user" in owner) return afterFirstFactor(owner.user, visitor);
      throw emailNotVerified(await sendCodeWithinLimit(owner.registration, visitor.ip));
    },

    /** By the ticket of a network sign-in, once. @throws wrongToken */
    async signInByTicket(ticket: string, visitor: Visitor): Promise<FirstFactor> {
      const userId = visitor.browser && (await oneTimeTokens.redeem("sign-in-ticket", ticket, visitor.browser));
      const user = userId ? await engine.records.findUserById(userId) : null;
      if (!user) throw wrongToken();
      return afterFirstFactor(user, visitor);
    },

    /** For whoever has shown all that is asked for. @throws wrongToken when the account has gone meanwhile */
    async admit(userId: string, visitor: Visitor): Promise<SignedIn> {
      const user = await engine.records.findUserById(userId);
      if (!user) throw wrongToken();
      return admitUser(user, visitor);
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
