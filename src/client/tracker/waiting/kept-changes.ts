import { inKeptData } from "../../http/storage/browser-database.ts";
import { rememberedKeeping } from "../../http/storage/remembered-keeping.ts";
import type { WaitingChange } from "./waiting-change.ts";

/** In the order in which they were made. */
const placeOf = ({ made_at, id }: Pick<WaitingChange, "made_at" | "id">) => `change ${made_at} ${id}`;
const places = () => IDBKeyRange.bound("change ", "change ~");

/** Which of them lie in the browser's database: those of a person who keeps nothing there, or whose browser refuses, do not. */
const keptIds = new Set<string>();

/** Changes that wait for a network, each in a place of its own: several tabs keep theirs beside each other. */
export const keptChanges = {
  /** What lies there, to be read. */
  all: () => inKeptData("readonly", (store) => store.getAll(places())),

  noteKept: (id: string) => void keptIds.add(id),

  async put(change: WaitingChange): Promise<void> {
    if (!rememberedKeeping.read()) return;
    if (await inKeptData("readwrite", (store) => store.put(change, placeOf(change)))) keptIds.add(change.id);
  },

  remove: (change: WaitingChange) => inKeptData("readwrite", (store) => store.delete(placeOf(change))),

  /** Whether another tab has sent it, or taken it back. */
  async isDoneElsewhere(change: WaitingChange): Promise<boolean> {
    if (!keptIds.has(change.id)) return false;
    return (await inKeptData("readonly", (store) => store.count(placeOf(change)))) === 0;
  },
};
