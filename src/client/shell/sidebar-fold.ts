import { useSyncExternalStore } from "react";

const storageKey = "sidebar";
const listeners = new Set<() => void>();

export const sidebarFold = {
  isFolded: (): boolean => localStorage.getItem(storageKey) === "folded",

  /** Kept on this device, for the pages that need the width. */
  set(isFolded: boolean): void {
    if (isFolded) localStorage.setItem(storageKey, "folded");
    else localStorage.removeItem(storageKey);
    for (const listener of listeners) listener();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the sidebar of wide screens shows icons alone. */
export const useSidebarFold = (): boolean => useSyncExternalStore(subscribe, sidebarFold.isFolded);
