import type {
  ChatAction,
  ChatJob,
  ChatMessage,
  ChatReply,
  Conversation,
  UnheldSentence,
} from "../../../shared/assistant/assistant.contract.ts";
import { unansweredState } from "./reply-state.ts";

interface KeptMessage {
  id: string;
  role: "user" | "system";
  /** Plain text of a user, HTML of the assistant. */
  content: string;
  jobs: ChatJob[];
  notInProfile: UnheldSentence[];
  leftOut: UnheldSentence[];
  actions: ChatAction[];
  createdAt: Date;
}

type File = NonNullable<ChatMessage["attachment"]>;

interface HistoryMessage extends KeptMessage {
  /** Of a question that is waited for. */
  requestId: string | null;
  aliveAt: Date | null;
  /** Of a reply. */
  questionId: string | null;
  file: File | null;
}

interface KeptConversation {
  sessionId: string;
  createdAt: Date;
  updatedAt: Date;
  messages: HistoryMessage[];
}

/** A stored conversation as the client shows it. */
export function conversationView(stored: KeptConversation, now: Date): Conversation {
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

/** A stored reply as the caller gets it. `attachmentId` is the file whose reading can be taken over, `file` the question's. */
export function chatReplyOf(
  sessionId: string,
  message: KeptMessage & { attachmentId: string | null },
  file: File | undefined,
): ChatReply {
  return {
    success: true,
    response: message.content,
    session_id: sessionId,
    message_id: message.id,
    timestamp: message.createdAt.toISOString(),
    jobs: message.jobs,
    ...(file && { attachment: { id: file.id, name: file.name, size: file.size, type: file.type } }),
    ...(message.attachmentId && { proposal_id: message.attachmentId }),
    ...remarksOn(message),
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
  const { id, role, content, jobs, createdAt, requestId, file } = message;
  return {
    id,
    role,
    content,
    timestamp: createdAt.toISOString(),
    ...(file && role === "user" && { attachment: file }),
    ...(file && role === "system" && { proposal_id: file.id }),
    ...(jobs.length > 0 && { jobs }),
    ...remarksOn(message),
    ...(requestId && { request_id: requestId }),
  };
}

const remarksOn = ({ notInProfile, leftOut, actions }: KeptMessage) => ({
  ...(notInProfile.length > 0 && { not_in_profile: notInProfile }),
  ...(leftOut.length > 0 && { left_out: leftOut }),
  ...(actions.length > 0 && { actions }),
});

function headline(message: ChatMessage | undefined): string {
  if (!message) return "";
  const text = message.role === "system" ? message.content.replace(/<[^>]*>/g, " ") : message.content;
  return text.replace(/\s+/g, " ").trim() || (message.attachment?.name ?? "");
}
