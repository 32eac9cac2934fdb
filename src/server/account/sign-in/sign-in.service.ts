import { AppError } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import { emailNotVerified, wrongCredentials, wrongToken } from "../account-errors.ts";
import type { AttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { CodeMailService } from "../codes/code-mail.service.ts";
import type { SessionService, Visitor } from "../sessions/session.service.ts";
import type { InConstantTime } from "./constant-time.ts";
import type { OneTimeTokenService } from "./one-time-token.service.ts";

const nobody = "nobody";
/** Salt and key in the form of a real one; no password has it. */
const nobodysHash = `${"0".repeat(32)}:${"0".repeat(128)}`;

interface Parts {
  engine: AuthEngine;
  sessions: SessionService;
  codeMails: CodeMailService;
  oneTimeTokens: OneTimeTokenService;
  attemptLimit: AttemptLimitService;
  inConstantTime: InConstantTime;
}

export interface SignedIn {
  token: string;
  user: SignedInUser;
}

export function createSignInService(parts: Parts) {
  const { engine, sessions, codeMails, oneTimeTokens, attemptLimit, inConstantTime } = parts;

  /** For an unknown address the same is done in vain, so that the time of the answer does not tell it from a wrong password. */
  async function userWithPassword(email: string, password: string) {
    const found = await engine.records.findUserByEmail(email);
    const credential = await engine.records.findCredentialAccount(found?.user.id ?? nobody);
    const isRight = await engine.password.verify({ hash: credential?.password ?? nobodysHash, password });
    if (!found || !credential?.password || !isRight) throw wrongCredentials();
    return found.user;
  }

  /** Past the limit the code that was sent last stays in force. */
  async function sendCodeWithinLimit(email: string, ip: string): Promise<void> {
    try {
      await attemptLimit.countRequest("verify-email", email, ip);
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    await codeMails.sendVerification(email);
  }

  async function signInByTicket(ticket: string, visitor: Visitor): Promise<SignedIn | undefined> {
    const userId = visitor.browser && (await oneTimeTokens.redeem("sign-in-ticket", ticket, visitor.browser));
    const user = userId ? await engine.records.findUserById(userId) : null;
    return user ? { token: await sessions.open(user.id, visitor), user } : undefined;
  }

  return {
    async signIn(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
      await attemptLimit.begin("login", email, visitor.ip);
      const user = await inConstantTime(() => userWithPassword(email, password));
      await attemptLimit.succeed("login", email, visitor.ip);
      if (!user.emailVerified) {
        await sendCodeWithinLimit(email, visitor.ip);
        throw emailNotVerified();
      }
      await attemptLimit.remember(email, visitor.ip);
      return { token: await sessions.open(user.id, visitor), user };
    },

    /** Takes a session token, or the ticket of a network sign-in; a ticket is exchanged for a session. */
    async verifyToken(token: string, visitor: Visitor): Promise<{ user: SignedInUser; token?: string }> {
      const user = await sessions.userForToken(token);
      if (user) return { user };
      const signedIn = await signInByTicket(token, visitor);
      if (!signedIn) throw wrongToken();
      return signedIn;
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
