import { z } from "zod/mini";
import { chatAttachment, chatMessage } from "../../../shared/assistant/assistant.contract.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { chatMessagesPrefix, openChatKey } from "../../http/storage/tab-storage.ts";

const shownMessage = z.extend(chatMessage, {
  attachment: z.optional(z.omit(chatAttachment, { id: true })),
  isWelcome: z.optional(z.boolean()),
  /** Of the assistant: says why the message with this request id got no reply. */
  notice_of: z.optional(z.string()),
});
const storedSession = z.object({
  sessionId: z.string(),
  lastUpdated: z.string(),
  messages: z.array(shownMessage),
});

/** A message as the chat shows and stores it; "system" is the assistant. */
export type ShownMessage = z.infer<typeof shownMessage>;

/** The name of the draft of the file that goes with a message. */
export const fileDraft = "chat-file";

export function newSessionId(): string {
  return `session${Date.now()}${Math.random().toString(36).slice(2, 12)}`;
}

/** The messages of each chat session, for the life of the tab, and which session is open. */
export const chatStorage = {
  activeSession: (): string | null => sessionStorage.getItem(openChatKey) ?? sessionStore.read("chatSession"),

  activate(sessionId: string): void {
    sessionStorage.setItem(openChatKey, sessionId);
    if (sessionStore.read("chatSession") !== sessionId) sessionStore.write("chatSession", sessionId);
  },

  load(sessionId: string): ShownMessage[] {
    try {
      const stored = storedSession.safeParse(
        JSON.parse(sessionStorage.getItem(chatMessagesPrefix + sessionId) ?? "null"),
      );
      return stored.data?.messages ?? [];
    } catch {
      return [];
    }
  },

  save(sessionId: string, messages: ShownMessage[]): void {
    const session = JSON.stringify({ sessionId, lastUpdated: new Date().toISOString(), messages });
    if (isStored(sessionId, session)) return;
    // A full storage costs the copies of the other sessions first, and then this one; the server has them all.
    removeSessions();
    isStored(sessionId, session);
  },

  remove(sessionId: string): void {
    sessionStorage.removeItem(chatMessagesPrefix + sessionId);
  },
};

function isStored(sessionId: string, session: string): boolean {
  try {
    sessionStorage.setItem(chatMessagesPrefix + sessionId, session);
    return true;
  } catch {
    return false;
  }
}

function removeSessions(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(chatMessagesPrefix)) sessionStorage.removeItem(key);
}
