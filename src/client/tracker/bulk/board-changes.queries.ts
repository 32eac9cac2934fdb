import { useMutation, useQueryClient } from "@tanstack/react-query";
import { boardChangesEndpoint, type CardChange } from "../../../shared/tracker/bulk/board-changes.contract.ts";
import { batchesOf, boardAfter } from "../../../shared/tracker/bulk/board-changes.rules.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { boardChangeKey, jobsQuery, reloadJobs } from "../tracker.queries.ts";

interface Outcome {
  /** The addresses of the cards that were changed. */
  changed: string[];
  /** What ended it before all was done. */
  failure?: unknown;
}

/**
 * Changes many cards: at once on the screen, then by as many calls as it takes. After a failure the board shows what
 * was saved until then; the same changes again do the rest.
 */
export function useBoardChanges() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async (changes: readonly CardChange[]): Promise<Outcome> => {
      const changed: string[] = [];
      for (const batch of batchesOf(changes)) {
        try {
          const body = { changes: batch };
          const reply = await untilAnswered((mark) =>
            callEndpoint(boardChangesEndpoint, { body: { ...body, ...mark } }),
          );
          changed.push(...reply.changed);
        } catch (failure) {
          return { changed, failure };
        }
      }
      return { changed };
    },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: jobsQuery.queryKey });
      queryClient.setQueryData(
        jobsQuery.queryKey,
        (board) => board && { ...board, jobs: boardAfter(board.jobs, changes, new Date()) },
      );
    },
    onSettled: () => reloadJobs(queryClient),
  });
}
