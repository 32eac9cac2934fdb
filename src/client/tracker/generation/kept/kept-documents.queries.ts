import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { documentReviewEndpoints } from "../../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../../shared/documents/documents.contract.ts";
import { type TrackedJob, trackerEndpoints } from "../../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../../http/calls/until-answered.ts";
import { knowsAdditions } from "../../../http/server-additions.ts";

export type KeptSet = z.infer<typeof documentsEndpoints.kept.reply>["sets"][number];
export type KeptVersion = KeptSet["versions"][number];

/** Every set of documents of a card, and whether its posting was pasted. */
export const keptDocumentsQuery = (jobUrl: string) =>
  queryOptions({
    queryKey: ["kept-documents", jobUrl],
    queryFn: async ({ signal }) =>
      (await knowsAdditions()) ? callEndpoint(documentsEndpoints.kept, { body: { url: jobUrl }, signal }) : null,
    staleTime: 60_000,
  });

/** Called before the list is read anew: what was pressed may be gone then. */
interface Outcomes {
  onChanged: () => void;
  onFailure: () => void;
}

/** Lets the card lead to an earlier set. */
export const useSetAgain = (job: TrackedJob, outcomes: Outcomes) =>
  useCardChange(job, outcomes, ({ cv_link, cover_letter_link, generated_at }: KeptSet) => {
    const { job_title, job_url, company_name } = job;
    const links = { ...(cv_link && { cv_link }), ...(cover_letter_link && { cover_letter_link }) };
    const body = { job_title, job_url, company_name, ...links, generated_at };
    return untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...body, ...mark } }));
  });

/** Makes an earlier version of a document its newest one, to which the card then leads. */
export const useVersionAgain = (job: TrackedJob, outcomes: Outcomes) =>
  useCardChange(job, outcomes, ({ newestId, version_id }: { newestId: string; version_id: string }) =>
    callEndpoint(documentReviewEndpoints.change, { body: { id: newestId, change: { what: "restore", version_id } } }),
  );

function useCardChange<Wanted>(job: TrackedJob, outcomes: Outcomes, change: (wanted: Wanted) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: outcomes.onChanged,
    onError: outcomes.onFailure,
    onSettled: () => queryClient.invalidateQueries(keptDocumentsQuery(job.job_url)),
  });
}
