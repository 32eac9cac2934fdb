import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceInWords } from "../../../engines/account-rules/account-rules.ts";
import { newDeviceMail } from "../../../engines/mail-writing/mail-writing.ts";
import { logUnsent } from "../../mail/unsent-mail.ts";
import type { AccountServices } from "../account-services.ts";
import { type BrowserCookie, browserCookieDays } from "../browser-cookie.ts";
import type { SignedIn } from "./sign-in.service.ts";

interface Parts extends Pick<AccountServices, "attemptStore" | "mailer" | "publicUrl"> {
  browserCookie: BrowserCookie;
}

/** Whoever has just opened the account is not told of their own first sign-in. */
const openingMs = 15 * 60_000;

export type NoteSignIn = ReturnType<typeof createNoteSignIn>;

/**
 * Makes the browser a known one, and tells people by mail of a sign-in from one that they have not signed in with before. The mail
 * is not waited for: nobody's sign-in shall hang on a mail server.
 */
export function createNoteSignIn({ attemptStore: attempts, mailer, publicUrl, browserCookie }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply, { user, isKnownAddress }: SignedIn): Promise<void> => {
    const { id, email, name, createdAt } = user;
    const { userAgent = null } = browserCookie.visitorOf(request);
    const key = { name: `device:${id}:${browserCookie.give(request, reply)}`, email };
    const isKnown = await attempts.isKnown(key);
    await attempts.clear([key]);
    await attempts.add(key, browserCookieDays * 24 * 60);
    if (isKnown || isKnownAddress || Date.now() - createdAt.getTime() <= openingMs) return;
    const mail = newDeviceMail(email, name, deviceInWords(userAgent), publicUrl);
    mailer.send(mail).catch(logUnsent(request, "a sign-in from a new device"));
  };
}
