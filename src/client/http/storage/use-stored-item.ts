import { useSyncExternalStore } from "react";
import { sessionStore } from "../session/session-store.ts";
import type { StoredItem } from "../session/stored-items.ts";

/** A stored item that follows sign-in, sign-out and the other tabs. */
export function useStoredItem(item: StoredItem): string | null {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.read(item));
}
