import type { NetworkIdentity } from "../../identity/network-identity.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { OneTimeTokenService } from "./one-time-token.service.ts";

const providerId = "linkedin";

interface Parts {
  engine: AuthEngine;
  oneTimeTokens: OneTimeTokenService;
}

export type NetworkSignIn = { ticket: string } | { refused: "email-not-verified" };

/** Signing in with an identity of the professional network. */
export function createNetworkSignInService({ engine, oneTimeTokens }: Parts) {
  const { records } = engine;

  async function linkedUserId(subject: string): Promise<string | undefined> {
    const owner = await records.findAccountOwnerByKey({ providerId, accountId: subject });
    return owner?.kind === "owned" ? owner.user.id : undefined;
  }

  /** Only for an address that the network has verified: otherwise anybody could walk into somebody else's account. */
  async function userIdForAddress(email: string, name: string): Promise<string> {
    const found = await records.findUserByEmail(email);
    if (!found) return (await records.createUser({ name, email, emailVerified: true }, { method: "oauth" })).id;
    if (!found.user.emailVerified) await claimUnproven(found.user.id, name);
    return found.user.id;
  }

  /** Whoever registered this address never proved it: their password and sessions must not reach the owner's account. */
  async function claimUnproven(userId: string, name: string): Promise<void> {
    await records.deleteAccounts(userId);
    await records.deleteUserSessions(userId);
    await records.updateUser(userId, { name, emailVerified: true });
  }

  return {
    /** The ticket works in the given browser alone. */
    async signIn(identity: NetworkIdentity, browser: string): Promise<NetworkSignIn> {
      const ticketFor = (userId: string) => oneTimeTokens.issue("sign-in-ticket", userId, browser);
      const known = await linkedUserId(identity.subject);
      if (known) return { ticket: await ticketFor(known) };
      if (!identity.email || !identity.emailVerified) return { refused: "email-not-verified" };
      const userId = await userIdForAddress(identity.email, identity.name);
      await records.createAccount({ userId, providerId, accountId: identity.subject });
      return { ticket: await ticketFor(userId) };
    },
  };
}

export type NetworkSignInService = ReturnType<typeof createNetworkSignInService>;
