import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { documentsEndpoints, type PostingToRead } from "../../../shared/documents/documents.contract.ts";
import { matchingEndpoints, type UnkeptPosting } from "../../../shared/matching/matching.contract.ts";
import { type JobToSave, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { unlinkedAddress } from "../../../shared/tracker/unlinked-job.rules.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { matchQuery } from "../../ui/matching/match.queries.ts";
import { keptDocumentsQuery } from "../generation/kept/kept-documents.queries.ts";
import { addNewJob, boardChangeKey, reloadJobs } from "../tracker.queries.ts";
import type { Capture } from "./arrived-capture.ts";

/** The address that stands for it where none was handed over. */
const addressOf = ({ url, title }: Capture) => url || unlinkedAddress(title, "");

/** What is read of it, by the server; nothing of that is kept. */
export const capturedPostingQuery = (capture: Capture) =>
  queryOptions({
    queryKey: ["captured-posting", capture.url, capture.html],
    queryFn: ({ signal }) =>
      callEndpoint(trackerEndpoints.preview, { body: { url: addressOf(capture), page: capture.html }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** How the profile fits a posting that is kept nowhere. */
export const unkeptMatchQuery = (job_url: string, posting: UnkeptPosting) =>
  queryOptions({
    queryKey: ["posting-match", job_url, posting],
    queryFn: ({ signal }) => callEndpoint(matchingEndpoints.match, { body: { job_url, posting }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface JobWithPosting {
  job: JobToSave;
  posting: Pick<PostingToRead, "text" | "location" | "pay"> | undefined;
}

/** Keeps the posting first: a card without its text could not be told from one that never had any. */
export function usePutOnBoard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async ({ job, posting }: JobWithPosting) => {
      const { job_url: url, job_title } = job;
      if (posting) await callEndpoint(documentsEndpoints.scrapeJob, { body: { url, job_title, ...posting } });
      return addNewJob(queryClient, job);
    },
    onSuccess: (_added, { job: { job_url } }) =>
      Promise.all([
        reloadJobs(queryClient),
        queryClient.invalidateQueries(keptDocumentsQuery(job_url)),
        queryClient.invalidateQueries(matchQuery(job_url)),
      ]),
  });
}
