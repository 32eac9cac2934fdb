import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { accountEndpoints } from "./account.contract.ts";

const done = z.object({ success: z.literal(true), message: z.string() });
const moment = z.iso.datetime();

export const appCodeForm = /^\d{6}$/;

/** What a person has beside the password. */
export const secondFactors = z.object({
  /** Since when an authenticator app is set up; null without one. */
  app_added_at: z.nullable(moment),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), added_at: moment, last_used_at: z.nullable(moment) })),
  recovery_codes_left: z.int(),
});

export type SecondFactors = z.infer<typeof secondFactors>;
export type Passkey = SecondFactors["passkeys"][number];

/** Bytes in the letters of base64url. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(max));
/** At most 1,023 bytes. */
const credentialId = bytes(1364).check(z.minLength(1));
const transports = z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10)));
const publicKey = z.literal("public-key");
const credential = z.object({ id: credentialId, type: z.string(), transports });

const requirement = z.enum(["required", "preferred", "discouraged"]);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3, as far as it is used. */
const creationOptions = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(credential)),
  authenticatorSelection: z.optional(
    z.object({ residentKey: z.optional(requirement), userVerification: z.optional(requirement) }),
  ),
  attestation: z.optional(z.enum(["none", "indirect", "direct", "enterprise"])),
});

/** `PublicKeyCredentialRequestOptionsJSON`. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(credential)),
  userVerification: z.optional(requirement),
});

const anyCredential = { id: credentialId, rawId: credentialId, type: publicKey };

const createdPasskey = z.object({
  ...anyCredential,
  response: z.object({
    clientDataJSON: bytes(2000),
    attestationObject: bytes(8000),
    transports,
  }),
});

export type CreatedPasskey = z.infer<typeof createdPasskey>;

const usedPasskey = z.object({
  ...anyCredential,
  response: z.object({
    clientDataJSON: bytes(2000),
    authenticatorData: bytes(1000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(200)),
  }),
});

export type UsedPasskey = z.infer<typeof usedPasskey>;

/** The recovery codes are there when the first factor was added: they are shown once. */
const added = z.extend(done, { recovery_codes: z.optional(z.array(z.string())) });

/**
 * The second factors on the account page. What adds, removes or renews one asks for a sign-in of the last ten minutes, which
 * takes the second step where there is one.
 */
export const secondFactorEndpoints = {
  beginApp: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/app/begin",
    summary: "Makes a key for an authenticator app, which counts once a code of it was entered",
    reply: z.object({ success: z.literal(true), key: z.string(), uri: z.string() }),
  }),
  confirmApp: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/app/confirm",
    summary: "Takes the authenticator app as second factor, by a code of it",
    body: z.object({ code: z.string().check(z.trim(), z.regex(appCodeForm, "Please enter the 6 digits of the app")) }),
    reply: added,
  }),
  removeApp: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/app/remove",
    summary: "Takes the authenticator app away; with the last factor its recovery codes go",
    reply: done,
  }),
  beginPasskey: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/passkeys/begin",
    summary: "What a browser needs to make a passkey",
    reply: z.object({ success: z.literal(true), options: creationOptions }),
  }),
  confirmPasskey: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/passkeys/confirm",
    summary: "Keeps a passkey that the browser has made",
    body: z.object({
      passkey: createdPasskey,
      name: z.string().check(z.trim(), z.maxLength(60, "Please use at most 60 characters")),
    }),
    reply: added,
  }),
  removePasskey: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/passkeys/remove",
    summary: "Takes a passkey away; with the last factor its recovery codes go",
    body: z.object({ id: credentialId }),
    reply: done,
  }),
  renewRecoveryCodes: defineEndpoint({
    method: "POST",
    path: "/api/account/factors/recovery-codes",
    summary: "Makes new recovery codes; the older ones stop working",
    reply: z.extend(done, { recovery_codes: z.array(z.string()) }),
  }),
};

const ticket = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The second step of a sign-in, of an account that has a second factor. What shows the first one (`/login`, or `/verify-token` with
 * a ticket of the network) answers 400 `second_factor_needed` with a ticket of ten minutes, which works in the same browser alone.
 * Nothing here answers 401, which a client may take for a session that has ended.
 */
export const secondStepEndpoints = {
  enterCode: defineEndpoint({
    method: "POST",
    path: "/api/auth/second-step/code",
    summary: "Ends a sign-in by a code of the authenticator app, or by a recovery code",
    body: z.object({ ticket, code: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    reply: accountEndpoints.login.reply,
  }),
  beginPasskeySignIn: defineEndpoint({
    method: "POST",
    path: "/api/auth/passkey/begin",
    summary: "What a browser needs to use a passkey: as the second step by its ticket, or instead of a password",
    body: z.object({ ticket: z.optional(ticket) }),
    reply: z.object({ success: z.literal(true), options: requestOptions }),
  }),
  finishPasskeySignIn: defineEndpoint({
    method: "POST",
    path: "/api/auth/passkey/finish",
    summary: "Ends a sign-in by a passkey",
    body: z.object({ ticket: z.optional(ticket), passkey: usedPasskey }),
    reply: accountEndpoints.login.reply,
  }),
};
