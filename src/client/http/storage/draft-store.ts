import { sessionStore } from "../session/session-store.ts";
import { draftKey } from "./tab-storage.ts";

function keyOf(name: string): string | undefined {
  const owner = sessionStore.read("email");
  return owner ? draftKey(owner, name) : undefined;
}

/**
 * What a person has typed and not yet saved, for the life of the tab. It outlives the end of a session, so that a form
 * can be filled again after the next sign-in of the same person; a sign-out on purpose removes it.
 */
export const draftStore = {
  /** Undefined without a draft. What comes back was written by the same form, possibly of an older version: check it. */
  read(name: string): unknown {
    const key = keyOf(name);
    const stored = key && sessionStorage.getItem(key);
    if (!stored) return undefined;
    try {
      return JSON.parse(stored);
    } catch {
      return undefined;
    }
  },

  write: (name: string, value: unknown): void => draftStore.writer(name)(value),

  /** Writes in the name of whoever is signed in now, even if by then the session has turned out to have ended. */
  writer(name: string): (value: unknown) => void {
    const key = keyOf(name);
    return (value) => {
      if (key !== undefined) storeDraft(key, value);
    };
  },

  remove(name: string): void {
    const key = keyOf(name);
    if (key !== undefined) sessionStorage.removeItem(key);
  },
};

export function storeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage costs only the draft.
    sessionStorage.removeItem(key);
  }
}
