import { useMutation, useQueryClient } from "@tanstack/react-query";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { forgetGeneration } from "./document-generation.queries.ts";
import { keptDocumentsQuery } from "./kept-documents.queries.ts";

/** Goes back from a pasted text to the posting's own page. Uses nothing of the plan: documents are made when asked for. */
export function usePageAgain(job: TrackedJob) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(documentsEndpoints.scrapeJob, { body: { url: job.job_url, from_page: true } }),
    onSuccess: () => {
      forgetGeneration(queryClient, job);
      return queryClient.invalidateQueries(keptDocumentsQuery(job.job_url));
    },
  });
}
