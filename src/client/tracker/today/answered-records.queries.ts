import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { answeredRecord } from "../../../shared/tracker/today/today-changes.rules.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { reloadRecords } from "../records/card-records.queries.ts";
import { changeRecords, saveRecord, showRecord } from "../records/record-changes.queries.ts";
import { boardChangeKey } from "../tracker.queries.ts";

interface Answer {
  id: string;
  /** YYYY-MM-DD; empty for not answered any more. */
  day: string;
}

/** Notes at once, and saves, on which day somebody said thanks for an interview, or answered an offer. */
export function useAnswerRecord(onFailure: () => void) {
  const queryClient = useQueryClient();
  const recordOf = (id: string): CardRecord | undefined =>
    queryClient.getQueryData(cardRecordsQuery.queryKey)?.find((record) => record.id === id);
  return useMutation({
    mutationKey: boardChangeKey,
    scope: { id: "card-records" },
    mutationFn: async ({ id, day }: Answer) => {
      const known = recordOf(id);
      if (!known) throw new Error("The record is gone");
      return saveRecord(queryClient, { record: answeredRecord(known, day), base: known.updated_at });
    },
    onMutate: async ({ id, day }) => {
      await queryClient.cancelQueries({ queryKey: cardRecordsQuery.queryKey });
      changeRecords(queryClient, (records) => records.map((one) => (one.id === id ? answeredRecord(one, day) : one)));
    },
    onSuccess: ({ data, revision }) => showRecord(queryClient, data, revision),
    onError: () => {
      onFailure();
      return reloadRecords(queryClient);
    },
  });
}
