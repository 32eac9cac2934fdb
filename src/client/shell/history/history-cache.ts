import { z } from "zod/mini";
import { type ReadConversation, readConversation } from "../../../shared/assistant/assistant.contract.ts";

const storageKey = "conversation_history";
export const historyValidMs = 300_000;

const cachedHistory = z.object({ savedAt: z.number(), conversations: z.array(readConversation) });

/** The history as it was last loaded in this tab; undefined when there is none that can be read. */
export function readHistoryCache(): z.infer<typeof cachedHistory> | undefined {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return undefined;
  try {
    return cachedHistory.parse(JSON.parse(stored));
  } catch {
    sessionStorage.removeItem(storageKey);
    return undefined;
  }
}

export function writeHistoryCache(conversations: ReadConversation[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ savedAt: Date.now(), conversations }));
  } catch {
    // A full storage costs only the cache, never the history itself.
    sessionStorage.removeItem(storageKey);
  }
}
