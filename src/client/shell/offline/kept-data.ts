import { z } from "zod/mini";
import { inKeptData } from "../../http/storage/browser-database.ts";

/** What somebody last saw on this device, for when there is no network. What they did without one stands beside it. */
const keptState = z.object({
  owner: z.string(),
  /** When the server last said what it is, in milliseconds. */
  seenAt: z.number(),
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), updatedAt: z.number() })),
});
export type KeptState = z.infer<typeof keptState>;

const place = "state";

export const keptData = {
  /** Another person's goes: nobody else who signs in here gets to see it. */
  async read(owner: string): Promise<KeptState | undefined> {
    const stored = await inKeptData("readonly", (store) => store.get(place));
    const state = keptState.safeParse(stored).data;
    if (state?.owner === owner) return state;
    if (stored !== undefined) await keptData.clear();
    return undefined;
  },

  write: (state: KeptState) => inKeptData("readwrite", (store) => store.put(state, place)),

  clear: () => inKeptData("readwrite", (store) => store.clear()),
};
