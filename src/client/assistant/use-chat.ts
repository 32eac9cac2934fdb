import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { ChatReply } from "../../shared/assistant/assistant.contract.ts";
import { CallError } from "../http/call-error.ts";
import { draftStore } from "../http/draft-store.ts";
import { conversationsKey } from "./assistant.queries.ts";
import { chatStorage, messageDraft, type ShownMessage } from "./chat-storage.ts";
import { sendMessage } from "./chat-stream.ts";

const overloaded = "The system is currently overloaded. Please try again later.";

export interface Chat {
  messages: ShownMessage[];
  busy: boolean;
  /** The reply as far as it has come; empty while none has. */
  growing: string;
  send(text: string, file?: File): Promise<void>;
}

/** One chat session: its messages, and sending one more. */
export function useChat(sessionId: string, initial: ShownMessage[]): Chat {
  const queryClient = useQueryClient();
  const [messages, setMessages] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [growing, setGrowing] = useState("");

  useEffect(() => chatStorage.save(sessionId, messages), [sessionId, messages]);

  const add = useCallback((message: ShownMessage) => setMessages((before) => [...before, message]), []);

  const send = async (text: string, file?: File): Promise<void> => {
    add(questionMessage(text, file));
    setBusy(true);
    const keepAsDraft = draftStore.writer(messageDraft);
    try {
      add(replyMessage(await sendMessage({ message: text, sessionId, file }, setGrowing)));
      void queryClient.invalidateQueries({ queryKey: conversationsKey });
    } catch (error) {
      const notice = noticeOf(error);
      if (notice) add(notice);
      else keepAsDraft(text);
    } finally {
      setGrowing("");
      setBusy(false);
    }
  };
  return { messages, busy, growing, send };
}

function questionMessage(content: string, file: File | undefined): ShownMessage {
  return {
    id: crypto.randomUUID(),
    role: "user",
    content,
    timestamp: new Date().toISOString(),
    ...(file && { attachment: { name: file.name, size: file.size, type: file.type } }),
  };
}

function replyMessage(reply: ChatReply): ShownMessage {
  return {
    id: reply.message_id,
    role: "system",
    content: reply.response,
    timestamp: reply.timestamp,
    jobs: reply.jobs,
    proposal_id: reply.proposal_id,
  };
}

/** Undefined where the person is on the way to /login. */
function noticeOf(error: unknown): ShownMessage | undefined {
  const isQuota = error instanceof CallError && error.status === 403 && /quota|subscription/i.test(error.code);
  if (error instanceof CallError && [401, 403].includes(error.status) && !isQuota) return undefined;
  const content = isQuota ? `${escaped(error.message)} <a href="/subscription">See the plans</a>` : overloaded;
  return { id: crypto.randomUUID(), role: "system", content, timestamp: new Date().toISOString() };
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
