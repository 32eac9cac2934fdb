import { useQuery } from "@tanstack/react-query";
import { assistantEndpoints, type ReadConversation } from "../../../shared/assistant/assistant.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { historyValidMs, readHistoryCache, writeHistoryCache } from "./history-cache.ts";

const historyTimeoutMs = 10_000;

/** The chat invalidates this key when a conversation has grown. */
export const historyKey = ["conversations"];

/** The conversations that hold messages, newest first. */
export function useConversationHistory() {
  return useQuery({
    queryKey: historyKey,
    queryFn: loadHistory,
    staleTime: historyValidMs,
    initialData: () => readHistoryCache()?.conversations,
    initialDataUpdatedAt: () => readHistoryCache()?.savedAt,
  });
}

/** Falls back to the cached history, or to none. Nobody's is not asked for: a page that is left asks again as its session ends. */
async function loadHistory(): Promise<ReadConversation[]> {
  const asking = sessionStore.read("token");
  if (!asking) return [];
  try {
    const reply = await callEndpoint(assistantEndpoints.conversations, { timeoutMs: historyTimeoutMs });
    const history = reply.conversations.filter(({ messages }) => messages.length > 0);
    // A reply that comes after a sign-out belongs to nobody in this tab.
    if (sessionStore.read("token") === asking) writeHistoryCache(history);
    return history;
  } catch {
    return readHistoryCache()?.conversations ?? [];
  }
}
