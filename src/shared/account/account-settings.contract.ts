import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { emailAddress, newPassword, personName, verificationCode } from "./account.contract.ts";
import { secondFactors } from "./second-factor.contract.ts";

const done = z.object({ success: z.literal(true), message: z.string() });
const moment = z.iso.datetime();

/** Asked again before what a stranger at an open browser must not do. An account without a password leaves it out. */
const currentPassword = z.string().check(z.minLength(1, "Please enter your current password"), z.maxLength(1000));

export const accountSession = z.object({
  id: z.string(),
  created_at: moment,
  /** To within some minutes. */
  last_used_at: moment,
  /** Browser and system in words, "Firefox on Windows". */
  device: z.string(),
  is_current: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSession>;

export const accountOverview = z.object({
  success: z.literal(true),
  name: z.string(),
  email: z.string(),
  /** False for somebody who only ever signed in over the network: then no current password is asked for. */
  has_password: z.boolean(),
  /** The address that a code was mailed to and that is not verified yet; null when no change is under way. */
  pending_email: z.nullable(z.string()),
  second_factors: secondFactors,
  /** The current one first, then the one used last. */
  sessions: z.array(accountSession),
  /** Of one whose address the server's settings name. */
  is_administrator: z.optional(z.boolean()),
});

export type AccountOverview = z.infer<typeof accountOverview>;

/** Everything that is stored about a person, each part in the form of its feature. */
export const accountExport = z.object({
  success: z.literal(true),
  exported_at: moment,
  account: z.object({
    name: z.string(),
    email: z.string(),
    /** Former addresses, and one that waits for its code. */
    other_emails: z.array(z.string()),
    created_at: moment,
    sign_in_ways: z.array(z.string()),
    second_factors: secondFactors,
  }),
  sessions: z.array(z.unknown()),
  profile_versions: z.array(z.unknown()),
  cv_imports: z.array(z.unknown()),
  wordings: z.array(z.unknown()),
  own_words: z.array(z.unknown()),
  private_lines: z.array(z.unknown()),
  answers: z.array(z.unknown()),
  conversations: z.array(z.unknown()),
  tracked_jobs: z.array(z.unknown()),
  saved_searches: z.array(z.unknown()),
  card_records: z.array(z.unknown()),
  reminders: z.object({ digest: z.unknown(), calendar: z.unknown() }),
  documents: z.unknown(),
  subscription: z.unknown(),
  usage: z.array(z.unknown()),
});

export type AccountExport = z.infer<typeof accountExport>;

/**
 * The account page. A wrong current password or code is a 400 with the field named, never a 401, which would sign the
 * person out. Too many attempts are a 429 whose message says how long to wait.
 */
export const accountSettingsEndpoints = {
  overview: defineEndpoint({
    method: "GET",
    path: "/api/account",
    summary: "Name, address and sessions of the signed-in person",
    reply: accountOverview,
  }),
  endSession: defineEndpoint({
    method: "POST",
    path: "/api/account/sessions/end",
    summary: "Ends one session of the signed-in person, the current one too",
    body: z.object({ session_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    reply: done,
  }),
  endOtherSessions: defineEndpoint({
    method: "POST",
    path: "/api/account/sessions/end-others",
    summary: "Ends every session but the current one",
    reply: done,
  }),
  changeName: defineEndpoint({
    method: "POST",
    path: "/api/account/name",
    summary: "Changes the name of the signed-in person",
    body: z.object({ name: personName }),
    reply: z.object({ success: z.literal(true), name: z.string() }),
  }),
  changeEmail: defineEndpoint({
    method: "POST",
    path: "/api/account/email",
    summary: "Mails a code to a new address; the old one stays until the code is entered",
    body: z.object({ email: emailAddress, current_password: z.optional(currentPassword) }),
    reply: done,
  }),
  verifyNewEmail: defineEndpoint({
    method: "POST",
    path: "/api/account/email/verify",
    summary: "Takes the new address over by the code mailed to it; a notification goes to the old one",
    body: z.object({ code: verificationCode }),
    reply: z.object({ success: z.literal(true), email: z.string() }),
  }),
  changePassword: defineEndpoint({
    method: "POST",
    path: "/api/account/password",
    summary: "Sets a new password, ends all other sessions and mails a notification",
    body: z.object({ current_password: z.optional(currentPassword), new_password: newPassword }),
    reply: done,
  }),
  exportData: defineEndpoint({
    method: "GET",
    path: "/api/account/export",
    summary: "Everything that is stored about the signed-in person",
    reply: accountExport,
  }),
  sendDeletionCode: defineEndpoint({
    method: "POST",
    path: "/api/account/delete/code",
    summary: "Mails a code that allows to delete the account, for those without a password",
    reply: done,
  }),
  deleteAccount: defineEndpoint({
    method: "POST",
    path: "/api/account/delete",
    summary: "Deletes the account and everything stored about the person, for good",
    body: z.object({ current_password: z.optional(currentPassword), code: z.optional(verificationCode) }).check(
      z.refine(({ current_password, code }) => current_password !== undefined || code !== undefined, {
        error: "Please enter your password, or the code that we mailed to you",
        path: ["current_password"],
      }),
    ),
    reply: done,
  }),
};
