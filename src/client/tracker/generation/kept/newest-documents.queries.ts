import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { designNames } from "../../../../shared/documents/document-appearance.contract.ts";
import { documentsEndpoints } from "../../../../shared/documents/documents.contract.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../../http/server-additions.ts";
import { documentIdIn } from "./document-link.ts";

export const newestDocumentsKey = ["newest-documents"];

/** Of the documents that cards lead to, by the card's address: how the CV is set, and how many better sentences wait. */
export function useNewestDocuments(jobs: readonly TrackedJob[]) {
  const { data: documents, isPending } = useQuery({
    queryKey: newestDocumentsKey,
    queryFn: async () => ((await knowsAdditions()) ? (await callEndpoint(documentsEndpoints.newest)).documents : []),
  });
  return useMemo(() => {
    const byId = new Map(documents?.map((document) => [document.id, document]));
    const designs = new Map<string, string>();
    const sentencesWaiting = new Map<string, number>();
    for (const { job_url, generated_documents } of jobs) {
      const cv = byId.get(documentIdIn(generated_documents?.cv_link) ?? "");
      const letter = byId.get(documentIdIn(generated_documents?.cover_letter_link) ?? "");
      if (cv) designs.set(job_url, designNames[cv.design]);
      const waiting = (cv?.waiting ?? 0) + (letter?.waiting ?? 0);
      if (waiting > 0) sentencesWaiting.set(job_url, waiting);
    }
    return { designs, sentencesWaiting, isPending };
  }, [documents, jobs, isPending]);
}
