import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type CardRecord,
  cardRecordEndpoints as endpoints,
  type RecordToSave,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { restoreRecords } from "../../http/calls/restore-card.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { applyRevision, boardChangeKey } from "../tracker.queries.ts";
import { hasToWait, waitingQueue } from "../waiting/waiting-queue.ts";
import { reloadRecords } from "./card-records.queries.ts";

/** One after the other, as the board's changes are. */
const oneByOne = { id: "card-records" };

interface SavedChange {
  record: RecordToSave;
  /** The `updated_at` of what the person changed; null for what is new. */
  base: string | null;
}

/** The revision is 0 where it waits for a network. */
export async function saveRecord(
  queryClient: QueryClient,
  change: SavedChange,
): Promise<{ data: CardRecord; revision: number }> {
  if (hasToWait(queryClient)) {
    const { sendRecordLater } = await waitingQueue();
    return { data: sendRecordLater(queryClient, change.record, change.base), revision: 0 };
  }
  return untilAnswered(() => callEndpoint(endpoints.save, { body: change }));
}

/** Adds a record or changes it. Its id is the client's: a call that is sent again does nothing more. */
export function useSaveRecord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    scope: oneByOne,
    mutationFn: (change: SavedChange) => saveRecord(queryClient, change),
    onSuccess: ({ data, revision }) => showRecord(queryClient, data, revision),
    onError: () => reloadRecords(queryClient),
  });
}

/** Removes a record at once, says what was removed, and offers to put it back. */
export function useRemoveRecord() {
  const queryClient = useQueryClient();
  const restore = useRestoreRecords();
  return useMutation({
    mutationKey: boardChangeKey,
    scope: oneByOne,
    mutationFn: ({ record: { id } }: { record: CardRecord; said: string }) =>
      untilAnswered(() => callEndpoint(endpoints.remove, { body: { id } })),
    onMutate: async ({ record }) => {
      await queryClient.cancelQueries({ queryKey: cardRecordsQuery.queryKey });
      changeRecords(queryClient, (records) => records.filter(({ id }) => id !== record.id));
    },
    onSuccess: ({ revision }, { record, said }) => {
      applyRevision(queryClient, revision);
      showToast({ title: said, undo: () => restore.mutate([record]) });
    },
    onError: () => {
      showToast({ title: "It could not be removed.", description: "It is back where it was.", tone: "error" });
      return reloadRecords(queryClient);
    },
  });
}

function useRestoreRecords() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    scope: oneByOne,
    mutationFn: restoreRecords,
    onError: () => showToast({ title: "It could not be put back.", tone: "error" }),
    onSettled: () => reloadRecords(queryClient),
  });
}

/** Puts a record that the server has kept among those that are shown. */
export function showRecord(queryClient: QueryClient, record: CardRecord, revision: number): void {
  changeRecords(queryClient, (records) => {
    const isKnown = records.some(({ id }) => id === record.id);
    return isKnown ? records.map((one) => (one.id === record.id ? record : one)) : [...records, record];
  });
  if (revision > 0) applyRevision(queryClient, revision);
}

export function changeRecords(queryClient: QueryClient, change: (records: CardRecord[]) => CardRecord[]): void {
  queryClient.setQueryData(cardRecordsQuery.queryKey, (records) => records && change(records));
}
