import { z } from "zod/mini";
import { conversation } from "../../shared/assistant/assistant.contract.ts";

const storageKey = "conversation_history";
export const historyValidMs = 300_000;

/** One moment that cannot be read must not cost the whole history: it is shown as "Recently". */
export const listedConversation = z.extend(conversation, { updated_at: z.string() });
export type ListedConversation = z.infer<typeof listedConversation>;

const cachedHistory = z.object({ savedAt: z.number(), conversations: z.array(listedConversation) });

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

export function writeHistoryCache(conversations: ListedConversation[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ savedAt: Date.now(), conversations }));
  } catch {
    // A full storage costs only the cache, never the history itself.
    sessionStorage.removeItem(storageKey);
  }
}
