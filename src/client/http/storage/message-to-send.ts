import { draftStore } from "./draft-store.ts";

/** The draft of the message that stands in the chat. */
export const messageDraft = "chat-message";

/** Leaves a message for the chat, where the person sends it; what they had typed stays before it. */
export function leaveMessage(text: string): void {
  const typed = draftStore.read(messageDraft);
  draftStore.write(messageDraft, typeof typed === "string" && typed !== text ? `${typed}\n${text}` : text);
}
