import type { CreatedPasskey, UsedPasskey } from "../../../shared/account/second-factor.contract.ts";
import type { Database } from "../../database/database.ts";
import type { OneTimeTokenService } from "../sign-in/one-time-token.service.ts";
import { countPasskeyUse, passkeyById, passkeysOf, type StoredPasskey, storePasskey } from "./passkey.store.ts";
import { passkeyExists, tooManyPasskeys, wrongPasskey } from "./second-factor-errors.ts";

interface Parts {
  database: Database;
  oneTimeTokens: OneTimeTokenService;
  publicUrl: string;
}

const maxPasskeys = 10;
/** In the place of a user's id in a challenge for whoever it will be. */
const anybody = "anybody";

/** Loaded at the first passkey: a start should not wait for it. */
const library = () => import("@simplewebauthn/server");

const named = ({ id, transports }: StoredPasskey) => ({ id, transports });

/** None is asked for. */
const withoutExtensions = { clientExtensionResults: {} };

/** A challenge is a one-time token: stored hashed, for some minutes, in the browser or session that asked for it. */
const tokenIn = (challenge: string) => Buffer.from(challenge, "base64url").toString("utf8");

/** Passkeys by WebAuthn. They belong to the host of the public address and sign for its pages alone. */
export function createPasskeyService({ database, oneTimeTokens, publicUrl }: Parts) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);

  return {
    async beginAdding({ id, email, name }: { id: string; email: string; name: string }, sessionKey: string) {
      const present = await passkeysOf(database, id);
      if (present.length >= maxPasskeys) throw tooManyPasskeys();
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        ...{ rpName: "Forthright", rpID, userID: new TextEncoder().encode(id), userName: email, userDisplayName: name },
        challenge: await oneTimeTokens.issue("new-passkey", id, sessionKey),
        attestationType: "none",
        excludeCredentials: present.map(named),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      });
    },

    /** @throws wrongPasskey, passkeyExists */
    async finishAdding(userId: string, sessionKey: string, created: CreatedPasskey, name: string): Promise<void> {
      const { verifyRegistrationResponse } = await library();
      const expectedChallenge = async (challenge: string) =>
        (await oneTimeTokens.redeem("new-passkey", tokenIn(challenge), sessionKey)) === userId;
      const options = { expectedChallenge, expectedOrigin, expectedRPID: rpID, requireUserVerification: false };
      const response = { ...created, ...withoutExtensions };
      const { registrationInfo } = await verifyRegistrationResponse({ ...options, response }).catch(() => {
        throw wrongPasskey();
      });
      if (!registrationInfo) throw wrongPasskey();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const row = { id, userId, name, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
      if (!(await storePasskey(database, row))) throw passkeyExists();
    },

    /** @param userId undefined where the passkey itself says who signs in: then the authenticator must know its user */
    async beginUsing(userId: string | undefined, browser: string) {
      const { generateAuthenticationOptions } = await library();
      const passkeys = userId ? await passkeysOf(database, userId) : [];
      return generateAuthenticationOptions({
        rpID,
        challenge: await oneTimeTokens.issue("passkey-sign-in", userId ?? anybody, browser),
        allowCredentials: passkeys.map(named),
        userVerification: userId ? "preferred" : "required",
      });
    },

    /** Answers whose passkey it is. @throws wrongPasskey */
    async use(userId: string | undefined, browser: string, used: UsedPasskey): Promise<string> {
      const passkey = await passkeyById(database, used.id);
      if (!passkey || (userId && passkey.userId !== userId)) throw wrongPasskey(userId);
      const { verifyAuthenticationResponse } = await library();
      const expectedChallenge = async (challenge: string) =>
        (await oneTimeTokens.redeem("passkey-sign-in", tokenIn(challenge), browser)) === (userId ?? anybody);
      const { id, counter, transports } = passkey;
      const credential = { id, publicKey: Buffer.from(passkey.publicKey, "base64url"), counter, transports };
      const response = { ...used, ...withoutExtensions };
      const options = { response, credential, expectedChallenge, expectedOrigin, expectedRPID: rpID };
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...options,
        requireUserVerification: userId === undefined,
      }).catch(() => {
        throw wrongPasskey(passkey.userId);
      });
      if (!verified) throw wrongPasskey(passkey.userId);
      const isNew = await countPasskeyUse(database, passkey.userId, id, authenticationInfo.newCounter);
      if (!isNew) throw wrongPasskey(passkey.userId);
      return passkey.userId;
    },
  };
}
