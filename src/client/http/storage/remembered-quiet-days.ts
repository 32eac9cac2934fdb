import { useSyncExternalStore } from "react";
import { z } from "zod/mini";
import { defaultQuietDays, quietDays } from "../../../shared/tracker/today/today.contract.ts";

const key = "quiet-days";
const listeners = new Set<() => void>();
/** Holds for this page alone where storage is full or switched off. */
let chosen: number | undefined;

/** After how many days without a word this person wants to ask; kept in the browser. */
export const rememberedQuietDays = {
  read(): number {
    const stored = storedText();
    return chosen ?? z.catch(quietDays, defaultQuietDays).parse(stored === null ? undefined : Number(stored));
  },
  keep(days: number): void {
    try {
      localStorage.setItem(key, String(days));
      chosen = undefined;
    } catch {
      chosen = days;
    }
    for (const listener of listeners) listener();
  },
};

export const useQuietDays = (): number => useSyncExternalStore(subscribe, rememberedQuietDays.read);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
