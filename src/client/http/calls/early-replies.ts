import { storedItems } from "../session/stored-items.ts";
import { authorizationHeader } from "./auth-header.ts";

const replies = new Map<string, Promise<Response>>();

/** Replies that are on their way before the code that reads them has come. */
export const earlyReplies = {
  ask(path: string): Promise<Response> {
    const authorization = authorizationHeader(path, localStorage.getItem(storedItems.token));
    const headers = { accept: "application/json", ...(authorization && { authorization }) };
    const reply = fetch(path, { headers });
    replies.set(path, reply);
    // Whoever takes it hears of a failure.
    reply.catch(() => undefined);
    return reply;
  },

  /** For the first call that asks for it. */
  take(path: string): Promise<Response> | undefined {
    const reply = replies.get(path);
    replies.delete(path);
    return reply;
  },

  /** What nobody took is old by the time that somebody asks again. */
  forget: () => replies.clear(),
};
