import type { SignedInUser } from "../http/route.ts";
import { emailNotVerified, tooManyLogins, wrongCredentials, wrongToken } from "./account-errors.ts";
import type { AttemptStore } from "./attempt.store.ts";
import type { AuthEngine } from "./auth-engine.ts";
import type { CodeMailService } from "./code-mail.service.ts";
import type { OneUseKeyService } from "./one-use-key.service.ts";
import type { SessionService, Visitor } from "./session.service.ts";

const failuresPerWindow = 10;
const windowMinutes = 10;

interface Parts {
  engine: AuthEngine;
  sessions: SessionService;
  codeMails: CodeMailService;
  keys: OneUseKeyService;
  attempts: AttemptStore;
}

export interface SignedIn {
  token: string;
  user: SignedInUser;
}

export function createSignInService({ engine, sessions, codeMails, keys, attempts }: Parts) {
  /** An unknown address costs a hash too, so that the time of the answer does not tell it from a wrong password. */
  async function userWithPassword(email: string, password: string) {
    const found = await engine.records.findUserByEmail(email, { includeAccounts: true });
    const hash = found?.accounts.find((account) => account.providerId === "credential")?.password;
    if (!hash) {
      await engine.password.hash(password);
      return undefined;
    }
    return (await engine.password.verify({ hash, password })) ? found.user : undefined;
  }

  async function signInByTicket(ticket: string, visitor: Visitor): Promise<SignedIn | undefined> {
    const userId = await keys.redeem("sign-in-ticket", ticket);
    const user = userId ? await engine.records.findUserById(userId) : null;
    return user ? { token: await sessions.open(user.id, visitor), user } : undefined;
  }

  return {
    async signIn(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
      const failures = `login:${email}:${visitor.ip}`;
      if ((await attempts.count(failures)) >= failuresPerWindow) throw tooManyLogins();
      const user = await userWithPassword(email, password);
      if (!user) {
        await attempts.add(failures, windowMinutes);
        throw wrongCredentials();
      }
      await attempts.clear(failures);
      if (!user.emailVerified) {
        await codeMails.sendVerificationWithinLimit(email);
        throw emailNotVerified();
      }
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
