import type { ChatMessage, Conversation } from "../../shared/assistant/assistant.contract.ts";
import type { AssistantStore } from "./assistant.store.ts";

type StoredConversation = Awaited<ReturnType<AssistantStore["history"]>>[number];
type HistoryMessage = StoredConversation["messages"][number];

/** A stored conversation as the client shows it. */
export function conversationView(stored: StoredConversation): Conversation {
  const messages = stored.messages.map(messageView);
  const questions = messages.filter(({ role }) => role === "user");
  return {
    session_id: stored.sessionId,
    first_message: headline(questions[0]),
    last_message: headline(messages.at(-1)),
    messages,
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
    message_count: messages.length,
  };
}

function messageView({ id, role, content, jobs, createdAt, file }: HistoryMessage): ChatMessage {
  return {
    id,
    role,
    content,
    timestamp: createdAt.toISOString(),
    ...(file && role === "user" && { attachment: file }),
    ...(file && role === "system" && { proposal_id: file.id }),
    ...(jobs.length > 0 && { jobs }),
  };
}

function headline(message: ChatMessage | undefined): string {
  if (!message) return "";
  const text = message.role === "system" ? message.content.replace(/<[^>]*>/g, " ") : message.content;
  return text.replace(/\s+/g, " ").trim() || (message.attachment?.name ?? "");
}
