import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { boardChangeKey } from "../../tracker.queries.ts";

/** Comes with the first application that is noted: the board draws without it. */
export const sentDocumentsNoting = () => import("./note-sent-documents.ts");

/** Keeps which versions a person applied with: later ones take their place on the card, and not here. Only the application itself is noted. */
export function useNoteSentDocuments() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async (jobs: readonly TrackedJob[]) =>
      (await sentDocumentsNoting()).noteSentDocuments(queryClient, jobs),
  });
}
