import type { NetworkIdentity } from "../../identity/network-identity.ts";
import type { AccountServices } from "../account-services.ts";
import { claimAddress } from "../registration/claim-address.ts";

const providerId = "linkedin";

type Parts = Pick<AccountServices, "engine" | "oneTimeTokens">;

export type NetworkSignIn = { ticket: string } | { refused: "email-not-verified" };

/** Signing in with an identity of the professional network. */
export function createNetworkSignInService({ engine, oneTimeTokens }: Parts) {
  const { records } = engine;

  async function linkedUserId(subject: string): Promise<string | undefined> {
    const owner = await records.findAccountOwnerByKey({ providerId, accountId: subject });
    return owner?.kind === "owned" ? owner.user.id : undefined;
  }

  return {
    /** The ticket works in the given browser alone. */
    async signIn(identity: NetworkIdentity, browser: string): Promise<NetworkSignIn> {
      const ticketFor = (userId: string) => oneTimeTokens.issue("sign-in-ticket", userId, browser);
      const known = await linkedUserId(identity.subject);
      if (known) return { ticket: await ticketFor(known) };
      if (!identity.email || !identity.emailVerified) return { refused: "email-not-verified" };
      // Only then: otherwise anybody could walk into somebody else's account.
      const { email, name } = identity;
      const { id: userId } = await claimAddress(engine, { email, name, method: "oauth" });
      await records.createAccount({ userId, providerId, accountId: identity.subject });
      return { ticket: await ticketFor(userId) };
    },
  };
}

export type NetworkSignInService = ReturnType<typeof createNetworkSignInService>;
