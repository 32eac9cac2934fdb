import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { sessionStore } from "../http/session-store.ts";
import { loadConversation } from "./assistant.queries.ts";
import { chatStorage, newSessionId, type ShownMessage } from "./chat-storage.ts";
import { greetingFor } from "./welcome-texts.ts";

export interface ChatSession {
  sessionId: string;
  messages: ShownMessage[];
}

/**
 * The session that the address asks for: `?new=…` a fresh one, `?session=<id>` one of the history, otherwise the one
 * that was open. Undefined while a conversation is on its way from the server.
 */
export function useChatSession(): ChatSession | undefined {
  const [search] = useSearchParams();
  const wish = search.get("session") ?? "";
  const fresh = search.get("new") ?? "";
  const [open, setOpen] = useState<{ wish: string; fresh: string; session: ChatSession }>();
  const isCurrent = open?.wish === wish && open.fresh === fresh;

  useEffect(() => {
    if (isCurrent) return;
    let abandoned = false;
    sessionFor(wish, fresh).then((session) => {
      if (abandoned) return;
      chatStorage.activate(session.sessionId);
      setOpen({ wish, fresh, session });
    });
    return () => {
      abandoned = true;
    };
  }, [isCurrent, wish, fresh]);

  return isCurrent ? open.session : undefined;
}

async function sessionFor(wish: string, fresh: string): Promise<ChatSession> {
  if (wish) return restored(wish);
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

/** A reply that came while the person was on another page is on the server only. */
async function restored(sessionId: string): Promise<ChatSession> {
  const stored = chatStorage.load(sessionId);
  if (stored.at(-1)?.role === "system") return { sessionId, messages: stored };
  const conversation = await loadConversation(sessionId);
  if (conversation) return { sessionId, messages: conversation.messages };
  return { sessionId, messages: stored.length > 0 ? stored : [welcomeMessage()] };
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
