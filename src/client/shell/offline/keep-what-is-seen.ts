import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { sessionStore } from "../../http/session/session-store.ts";
import { restoreWaitingChanges } from "../../tracker/waiting/restore-waiting-changes.ts";
import { type KeptState, keptData } from "./kept-data.ts";

/** The first words of the keys of what is shown without a network. */
const keptKeys = new Set<unknown>([
  ...["tracked-jobs", "card-records", "newest-documents", "saved-searches"],
  ...["profile", "conversations"],
]);
const pauseMs = 500;

type Kept = KeptState["queries"][number];

/**
 * Keeps what is seen on this device, shows it again where there is no network, and goes on with what was done without one.
 * @param onSeen hears when what is shown was last said by the server
 */
export function keepWhatIsSeen(queryClient: QueryClient, owner: string, onSeen: (at: number) => void): () => void {
  const kept = new Map<string, Kept>();
  let seenAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const note = (at: number) => {
    seenAt = at;
    onSeen(at);
  };

  function save(): void {
    timer = undefined;
    // Signed out since: nothing is kept of anybody then.
    if (isStopped || sessionStore.read("email") !== owner) return;
    for (const { queryKey, queryHash, state } of queryClient.getQueryCache().getAll()) {
      if (!keptKeys.has(queryKey[0]) || state.data === undefined) continue;
      kept.set(queryHash, { key: [...queryKey], data: state.data, updatedAt: state.dataUpdatedAt });
    }
    if (onlineManager.isOnline()) note(Date.now());
    void keptData.write({ owner, seenAt, queries: [...kept.values()] });
  }

  const saveSoon = () => {
    timer ??= setTimeout(save, pauseMs);
  };

  async function begin(): Promise<() => void> {
    const state = await keptData.read(owner);
    if (state && !isStopped) restore(state);
    if (!isStopped) void restoreWaitingChanges(queryClient, owner);
    const stop = queryClient.getQueryCache().subscribe(saveSoon);
    saveSoon();
    return stop;
  }

  function restore({ queries, seenAt: at }: KeptState): void {
    note(at);
    for (const one of queries) kept.set(JSON.stringify(one.key), one);
    if (!onlineManager.isOnline()) showKept(queryClient, queries);
  }

  const begun = begin();
  const stopHearing = onlineManager.subscribe((isOnline) => {
    if (isOnline) return;
    showKept(queryClient, [...kept.values()]);
    save();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopHearing();
    void begun.then((stop) => stop());
  };
}

/** Old from the beginning: it is asked for anew once there is a network. */
function showKept(queryClient: QueryClient, queries: readonly Kept[]): void {
  for (const { key, data, updatedAt } of queries) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
  }
}
