import { createHash } from "node:crypto";
import { generateRandomString } from "better-auth/crypto";
import { networkOf } from "../../../engines/account-rules/account-rules.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { AuthEngine } from "../auth-engine.ts";
import type { SessionStore, StoredSession } from "./session.store.ts";

const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;
/** However much it is used: a stolen token must not live for ever. */
const maxLifetime = 90 * day;
/** A session in use is marked so at most this often, so that reading does not write every time. */
const markEvery = 5 * 60_000;

const lastMomentOf = ({ createdAt }: StoredSession) => createdAt.getTime() + maxLifetime;

const tokenForm = /^[A-Za-z0-9]{32}$/;

/** Tokens are 32 random characters: a plain fast hash of them cannot be guessed back. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

export interface Visitor {
  ip: string;
  userAgent: string | undefined;
  /** The value of its cookie, for a browser that has begun something. */
  browser?: string | undefined;
}

/** Who tries a secret, as far as one can tell: the browser that began something, else the network address. */
export const callerOf = ({ browser, ip }: Visitor): string => browser ?? networkOf(ip);

/** Sessions are opaque random tokens. The database holds their hashes only: whoever reads it cannot sign in with what stands there. */
export function createSessionService({ records }: AuthEngine, sessionStore: SessionStore) {
  async function userForToken(token: string): Promise<SignedInUser | null> {
    if (!tokenForm.test(token)) return null;
    const found = await sessionStore.byKey(hashToken(token));
    if (!found || Math.min(found.expiresAt.getTime(), lastMomentOf(found)) <= Date.now()) return null;
    await markUsed(token, found);
    return found.user;
  }

  async function markUsed(token: string, found: StoredSession): Promise<void> {
    const updatedAt = new Date();
    const expiresAt = new Date(Math.min(updatedAt.getTime() + lifetime, lastMomentOf(found)));
    const isMarked = (stored: Date, wanted: Date) => wanted.getTime() - stored.getTime() < markEvery;
    if (isMarked(found.expiresAt, expiresAt) && isMarked(found.updatedAt, updatedAt)) return;
    await records.updateSession(hashToken(token), { updatedAt, expiresAt });
  }

  return {
    userForToken,

    /** The signed-in user of an Authorization header, raw token or with the Bearer prefix; null for anybody else. */
    async userForAuthorization(header: string | undefined): Promise<SignedInUser | null> {
      const token = tokenOf(header);
      return token ? userForToken(token) : null;
    },

    /** Opens a session and answers its token, which is not known to the server afterwards. */
    async open(userId: string, visitor: Visitor): Promise<string> {
      const token = generateRandomString(32, "a-z", "A-Z", "0-9");
      const row = {
        token: hashToken(token),
        expiresAt: new Date(Date.now() + lifetime),
        ipAddress: visitor.ip,
        userAgent: visitor.userAgent?.slice(0, 500),
      };
      await records.createSession(userId, false, row, true);
      return token;
    },

    async close(header: string | undefined): Promise<void> {
      const token = tokenOf(header);
      if (token) await records.deleteSession(hashToken(token));
    },

    /** How the database names the session of an Authorization header. */
    keyOf(header: string | undefined): string {
      const token = tokenOf(header);
      return token ? hashToken(token) : "";
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;

function tokenOf(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^Bearer\s+/i, "");
  return token && tokenForm.test(token) ? token : undefined;
}
