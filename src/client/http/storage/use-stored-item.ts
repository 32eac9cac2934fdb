import { useSyncExternalStore } from "react";
import { type StoredItem, sessionStore } from "../session/session-store.ts";

/** A stored item that follows sign-in, sign-out and the other tabs. */
export function useStoredItem(item: StoredItem): string | null {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.read(item));
}
