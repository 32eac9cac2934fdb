import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReadChatReply } from "../../../shared/assistant/assistant.contract.ts";
import { usageQuery } from "../../http/calls/usage.queries.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { keptFiles } from "../../http/storage/kept-files.ts";
import { messageDraft } from "../../http/storage/message-to-send.ts";
import type { DraftedFile } from "../../http/storage/use-draft-file.ts";
import { conversationsKey, loadConversation } from "../assistant.queries.ts";
import { FileLost, noticeOf } from "./chat-notice.ts";
import { chatStorage, fileDraft, type ShownMessage } from "./chat-storage.ts";
import { awaitReply, fetchReplyState, sendMessage } from "./chat-stream.ts";
import {
  isQuestion,
  type Question,
  waitingIn,
  withFailure,
  withReply,
  withServerCopy,
  withWaiting,
} from "./chat-thread.ts";
import { announceTurn, useTurnsElsewhere } from "./use-turns-elsewhere.ts";

export interface Chat {
  messages: ShownMessage[];
  busy: boolean;
  /** The reply as far as it has come; empty while none has. */
  growing: string;
  send(text: string, file?: File): Promise<void>;
  /** Sends a message again that got no reply, with its file; the server answers it once, however often it comes. */
  retry(question: Question): Promise<void>;
}

/** One chat session: its messages, sending one more, and waiting for replies that were under way before a reload. */
export function useChat(sessionId: string, initial: ShownMessage[]): Chat {
  const queryClient = useQueryClient();
  const [messages, setMessages] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [growing, setGrowing] = useState("");
  const turns = useRef({ begun: 0, ended: 0 });

  useEffect(() => chatStorage.save(sessionId, messages), [sessionId, messages]);

  /** Shows a question as waiting until its reply, or what is to be said in its place, is there. */
  const settle = async (question: Question, ask: () => Promise<ReadChatReply>): Promise<void> => {
    turns.current.begun += 1;
    setBusy(true);
    setMessages((before) => withWaiting(before, question));
    const keepAsDraft = draftWriter(question);
    try {
      const reply = await ask();
      setMessages((before) => withReply(before, question, replyMessage(reply)));
      void keptFiles.remove(question.request_id);
      announceTurn(sessionId);
      void queryClient.invalidateQueries({ queryKey: conversationsKey });
    } catch (error) {
      const notice = noticeOf(error);
      if (notice) setMessages((before) => withFailure(before, question, notice));
      else keepAsDraft();
    } finally {
      turns.current.ended += 1;
      setGrowing("");
      setBusy(false);
      void queryClient.invalidateQueries(usageQuery);
    }
  };

  const call = ({ content, request_id }: Question, file?: File) =>
    sendMessage({ message: content, sessionId, requestId: request_id, file }, setGrowing);

  /** Takes over what was said in another tab or on another device; without an answer the tab's own copy stays. */
  const catchUp = async () => {
    const { begun, ended } = turns.current;
    if (begun > ended) return;
    const conversation = await loadConversation(sessionId).catch(() => undefined);
    // What was loaded before a turn of this tab would take that turn away.
    if (!conversation || turns.current.begun > begun) return;
    setMessages((before) => withServerCopy(before, conversation.messages));
    for (const question of waitingIn(conversation.messages)) {
      await settle(question, () => awaitReply(sessionId, question.request_id));
    }
  };
  useTurnsElsewhere(sessionId, () => void catchUp());

  const follow = useEffectEvent(async () => {
    for (const question of waitingIn(initial)) {
      await settle(question, () => awaitReply(sessionId, question.request_id));
    }
    // A tab that was reloaded knows only what it showed before.
    if (initial.some(isQuestion)) await catchUp();
  });
  useEffect(() => void follow(), []);

  return {
    messages,
    busy,
    growing,
    send(text, file) {
      const question = questionMessage(text, file);
      return settle(question, async () => {
        // An answer that ends the session leaves this page at once.
        if (file) await keptFiles.write(question.request_id, file);
        return call(question, file);
      });
    },
    retry(question) {
      return settle(question, async () => {
        const file = await fileOf(question);
        // What had arrived before is with the server, its file too.
        const isNeeded = question.attachment && !file;
        if (isNeeded && (await fetchReplyState(sessionId, question.request_id)).state === "unknown")
          throw fileLost(question);
        return call(question, file);
      });
    },
  };
}

const fileOf = async ({ attachment, request_id }: Question) => (attachment ? keptFiles.read(request_id) : undefined);
const fileLost = ({ attachment }: Question) => new FileLost(attachment?.name ?? "The file");

/** Keeps a question in the name of whoever asked it, even if by then the session has turned out to have ended. */
function draftWriter({ content, attachment, request_id: id }: Question): () => void {
  const keepText = draftStore.writer(messageDraft);
  const keepFile = draftStore.writer(fileDraft);
  return () => {
    keepText(content);
    if (attachment) keepFile({ id, name: attachment.name } satisfies DraftedFile);
  };
}

function questionMessage(content: string, file: File | undefined): Question {
  const id = crypto.randomUUID();
  return {
    id,
    request_id: id,
    role: "user",
    content,
    timestamp: new Date().toISOString(),
    ...(file && { attachment: { name: file.name, size: file.size, type: file.type } }),
  };
}

function replyMessage(reply: ReadChatReply): ShownMessage {
  return {
    id: reply.message_id ?? crypto.randomUUID(),
    role: "system",
    content: reply.response,
    timestamp: reply.timestamp ?? new Date().toISOString(),
    jobs: reply.jobs,
    proposal_id: reply.proposal_id,
    not_in_profile: reply.not_in_profile,
    left_out: reply.left_out,
    actions: reply.actions,
  };
}
