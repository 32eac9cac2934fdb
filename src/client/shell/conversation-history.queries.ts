import { useQuery } from "@tanstack/react-query";
import { z } from "zod/mini";
import { assistantEndpoints } from "../../shared/assistant/assistant.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import {
  historyValidMs,
  type ListedConversation,
  listedConversation,
  readHistoryCache,
  writeHistoryCache,
} from "./history-cache.ts";

const historyTimeoutMs = 10_000;

/** The chat invalidates this key when a conversation has grown. */
const conversationsKey = ["conversations"];

/** The conversations that hold messages, newest first. */
export function useConversationHistory() {
  return useQuery({
    queryKey: conversationsKey,
    queryFn: loadHistory,
    staleTime: historyValidMs,
    initialData: () => readHistoryCache()?.conversations,
    initialDataUpdatedAt: () => readHistoryCache()?.savedAt,
  });
}

const listEndpoint = {
  ...assistantEndpoints.conversations,
  reply: z.object({ conversations: z.array(listedConversation) }),
};

/** Falls back to the cached history, or to none. */
async function loadHistory(): Promise<ListedConversation[]> {
  try {
    const reply = await callEndpoint(listEndpoint, { timeoutMs: historyTimeoutMs });
    const history = reply.conversations.filter(({ messages }) => messages.length > 0);
    writeHistoryCache(history);
    return history;
  } catch {
    return readHistoryCache()?.conversations ?? [];
  }
}
