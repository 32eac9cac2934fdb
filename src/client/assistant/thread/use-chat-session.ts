import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { sessionStore } from "../../http/session/session-store.ts";
import { loadConversation } from "../assistant.queries.ts";
import { greetingFor } from "../messages/welcome/welcome-texts.ts";
import { chatStorage, newSessionId, type ShownMessage } from "./chat-storage.ts";
import { withUnsent } from "./chat-thread.ts";

export interface ChatSession {
  sessionId: string;
  messages: ShownMessage[];
}

interface OpenedSession {
  /** Undefined while a conversation is on its way from the server. */
  session: ChatSession | undefined;
  /** Set when it did not come: asks for it again. */
  retry: (() => void) | undefined;
}

/**
 * The session that the address asks for: `?new=…` a fresh one, `?session=<id>` one of the history, otherwise the one
 * that was open.
 */
export function useChatSession(): OpenedSession {
  const [search] = useSearchParams();
  const requestedId = search.get("session") ?? "";
  const fresh = search.get("new") ?? "";
  const [open, setOpen] = useState<{ requestedId: string; fresh: string; session: ChatSession }>();
  const [failed, setFailed] = useState<string>();
  const isCurrent = open?.requestedId === requestedId && open.fresh === fresh;
  const hasFailed = requestedId !== "" && failed === requestedId;

  useEffect(() => {
    if (isCurrent || hasFailed) return;
    let abandoned = false;
    sessionFor(requestedId, fresh).then(
      (session) => {
        if (abandoned) return;
        chatStorage.activate(session.sessionId);
        setOpen({ requestedId, fresh, session });
      },
      () => {
        if (!abandoned) setFailed(requestedId);
      },
    );
    return () => {
      abandoned = true;
    };
  }, [isCurrent, hasFailed, requestedId, fresh]);

  return {
    session: isCurrent ? open.session : undefined,
    retry: hasFailed ? () => setFailed(undefined) : undefined,
  };
}

async function sessionFor(requestedId: string, fresh: string): Promise<ChatSession> {
  if (requestedId) return chosen(requestedId);
  const active = chatStorage.activeSession();
  if (fresh && startedBy(fresh) !== active) return newSession(fresh, active);
  return active ? restored(active) : newSession(fresh, null);
}

/** The mark of a "New Chat" click stays in the address: a reload must not start yet another one. */
const freshKey = "chat_started_by";

function startedBy(fresh: string): string | null {
  const [mark, sessionId] = (sessionStorage.getItem(freshKey) ?? "").split(" ");
  return mark === fresh ? (sessionId ?? null) : null;
}

function newSession(fresh: string, former: string | null): ChatSession {
  if (former) chatStorage.remove(former);
  const sessionId = newSessionId();
  if (fresh) sessionStorage.setItem(freshKey, `${fresh} ${sessionId}`);
  return { sessionId, messages: [welcomeMessage()] };
}

/** A conversation of the history, as the server has it by now: it may have gone on elsewhere. */
async function chosen(sessionId: string): Promise<ChatSession> {
  const stored = chatStorage.load(sessionId);
  const conversation = await loadConversation(sessionId).catch((error: unknown) => {
    if (stored.length === 0) throw error;
    return undefined;
  });
  const messages = conversation ? withUnsent(conversation.messages, stored) : stored;
  return { sessionId, messages: messages.length > 0 ? messages : [welcomeMessage()] };
}

/** The conversation that was open, as this tab knows it; a new tab asks the server. */
async function restored(sessionId: string): Promise<ChatSession> {
  const stored = chatStorage.load(sessionId);
  if (stored.length > 0) return { sessionId, messages: stored };
  const conversation = await loadConversation(sessionId).catch(() => undefined);
  return { sessionId, messages: conversation?.messages ?? [welcomeMessage()] };
}

function welcomeMessage(): ShownMessage {
  return {
    id: crypto.randomUUID(),
    role: "system",
    content: greetingFor(sessionStore.read("name"), Math.random()),
    timestamp: new Date().toISOString(),
    isWelcome: true,
  };
}
