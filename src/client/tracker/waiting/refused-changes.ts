import { keptChanges } from "./kept-changes.ts";
import type { WaitingChange } from "./waiting-change.ts";

let changes: readonly WaitingChange[] = [];
const listeners = new Set<() => void>();

function show(next: readonly WaitingChange[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

/** Changes that the server did not take: what a person wrote in them stays until they have read why. */
export const refusedChanges = {
  read: () => changes,

  add(change: WaitingChange): void {
    show([...changes.filter(({ id }) => id !== change.id), change]);
  },

  dismiss(change: WaitingChange): void {
    show(changes.filter(({ id }) => id !== change.id));
    void keptChanges.remove(change);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
