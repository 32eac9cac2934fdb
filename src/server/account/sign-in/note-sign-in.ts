import type { FastifyReply, FastifyRequest } from "fastify";
import { logUnsent } from "../../mail/unsent-mail.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { KnownDeviceService } from "./known-device.service.ts";
import type { SignedIn } from "./sign-in.service.ts";

export type NoteSignIn = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => Promise<void>;

/** Makes the browser a known one. The mail is not waited for: nobody's sign-in shall hang on a mail server. */
export function createNoteSignIn(knownDevices: KnownDeviceService, browserCookie: BrowserCookie): NoteSignIn {
  return async (request, reply, { user, isKnownAddress }) => {
    const visitor = browserCookie.visitorOf(request);
    const isNew = await knownDevices.note(user, browserCookie.give(request, reply), isKnownAddress);
    if (!isNew) return;
    knownDevices.tell(user, visitor).catch(logUnsent(request, "a sign-in from a new device"));
  };
}
