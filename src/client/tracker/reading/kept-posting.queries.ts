import { useMutation, useQueryClient } from "@tanstack/react-query";
import { documentsEndpoints, type PostingToRead } from "../../../shared/documents/documents.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { forgetGeneration } from "../generation/document-generation.queries.ts";
import { keptDocumentsQuery } from "../generation/kept/kept-documents.queries.ts";

interface KeptJob {
  job: Pick<TrackedJob, "job_title" | "job_url">;
}
type Kept = Omit<PostingToRead, "url"> & KeptJob;

/** Keeps a posting as the person corrected it, or reads its page anew. Uses nothing of the plan: documents are made when asked for. */
export function useKeptPosting(onFailure?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ job, ...posting }: Kept) =>
      callEndpoint(documentsEndpoints.scrapeJob, {
        body: { url: job.job_url, ...(posting.text !== undefined && { job_title: job.job_title }), ...posting },
      }),
    // Of the mutation itself: the form that called it may be closed by then.
    onError: () => onFailure?.(),
    onSuccess: (_reply, { job }) => {
      forgetGeneration(queryClient, job);
      return queryClient.invalidateQueries(keptDocumentsQuery(job.job_url));
    },
  });
}
