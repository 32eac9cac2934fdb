import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod/mini";
import { keptChanges } from "./kept-changes.ts";
import { refusedChanges } from "./refused-changes.ts";
import { type WaitingChange, waitingChange } from "./waiting-change.ts";
import { enqueue, waitingChanges } from "./waiting-changes.queries.ts";

/** Goes on with the changes that were made on an earlier page of this browser. */
export async function restoreWaitingChanges(queryClient: QueryClient, owner: string): Promise<void> {
  const known = new Set(waitingChanges(queryClient).map(({ id }) => id));
  for (const change of await ownChanges(owner)) {
    keptChanges.noteKept(change.id);
    if (known.has(change.id)) continue;
    if (change.refused === undefined) enqueue(queryClient, change);
    else refusedChanges.add(change);
  }
}

async function ownChanges(owner: string): Promise<WaitingChange[]> {
  const stored = z.array(z.unknown()).safeParse(await keptChanges.all()).data ?? [];
  return stored
    .flatMap((change) => waitingChange.safeParse(change).data ?? [])
    .filter((change) => change.owner === owner);
}
