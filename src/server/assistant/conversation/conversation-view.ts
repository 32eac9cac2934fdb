import type { ChatMessage, Conversation } from "../../../shared/assistant/assistant.contract.ts";
import type { AssistantStore } from "../assistant.store.ts";
import { unansweredState } from "./reply-state.ts";

type StoredConversation = Awaited<ReturnType<AssistantStore["history"]>>[number];
type HistoryMessage = StoredConversation["messages"][number];

/** A stored conversation as the client shows it. */
export function conversationView(stored: StoredConversation, now: Date): Conversation {
  const messages = inOrder(stored.messages, now);
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

/** A reply stands below its question, also when it was asked for again after others had been asked. */
function inOrder(stored: HistoryMessage[], now: Date): ChatMessage[] {
  const replies = new Map(stored.flatMap((message) => (message.questionId ? [[message.questionId, message]] : [])));
  return stored.flatMap((message) => {
    if (message.questionId) return [];
    const reply = replies.get(message.id);
    // Only questions that are waited for have a request id.
    const isOpen = !reply && message.requestId !== null;
    const view = { ...messageView(message), ...(isOpen && { reply_state: unansweredState(message.aliveAt, now) }) };
    return reply ? [view, messageView(reply)] : [view];
  });
}

function messageView(message: HistoryMessage): ChatMessage {
  const { id, role, content, jobs, notInProfile, leftOut, actions, createdAt, requestId, file } = message;
  return {
    id,
    role,
    content,
    timestamp: createdAt.toISOString(),
    ...(file && role === "user" && { attachment: file }),
    ...(file && role === "system" && { proposal_id: file.id }),
    ...(jobs.length > 0 && { jobs }),
    ...(notInProfile.length > 0 && { not_in_profile: notInProfile }),
    ...(leftOut.length > 0 && { left_out: leftOut }),
    ...(actions.length > 0 && { actions }),
    ...(requestId && { request_id: requestId }),
  };
}

function headline(message: ChatMessage | undefined): string {
  if (!message) return "";
  const text = message.role === "system" ? message.content.replace(/<[^>]*>/g, " ") : message.content;
  return text.replace(/\s+/g, " ").trim() || (message.attachment?.name ?? "");
}
