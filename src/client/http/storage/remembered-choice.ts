import { useSyncExternalStore } from "react";

interface RememberedChoice<Choice> {
  read(): Choice;
  keep(choice: Choice): void;
  subscribe(listener: () => void): () => void;
}

/**
 * What a person has chosen for this browser. `parse` reads the stored text, null where there is none, and gives what holds where it says
 * nothing. Where storage is full or switched off, a choice holds for this page alone.
 */
export function rememberedChoice<Choice>(
  key: string,
  parse: (text: string | null) => Choice,
  textOf: (choice: Choice) => string,
): RememberedChoice<Choice> {
  const listeners = new Set<() => void>();
  // React compares what is read: the same text gives the same choice.
  let cached: { text: string | null; choice: Choice } | undefined;

  function storedText(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function read(): Choice {
    const text = storedText();
    if (!cached || text !== cached.text) cached = { text, choice: parse(text) };
    return cached.choice;
  }

  function keep(choice: Choice): void {
    try {
      localStorage.setItem(key, textOf(choice));
    } catch {
      cached = { text: storedText(), choice };
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { read, keep, subscribe };
}

/** Draws anew when another one is kept. */
export const useRememberedChoice = <Choice>({ read, subscribe }: RememberedChoice<Choice>): Choice =>
  useSyncExternalStore(subscribe, read);
