import type { QueryClient } from "@tanstack/react-query";
import { documentsEndpoints } from "../../../../shared/documents/documents.contract.ts";
import { type TrackedJob, trackerEndpoints } from "../../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../../http/calls/until-answered.ts";
import { showToast } from "../../../ui/overlays/toast.ts";
import { identityOf, jobsQuery, reloadJobs } from "../../tracker.queries.ts";
import { documentIdIn } from "./document-link.ts";
import { type KeptSet, keptDocumentsQuery } from "./kept-documents.queries.ts";
import { newestDocumentsKey } from "./newest-documents.queries.ts";

/** Deletes a set of documents at once, says so, and offers to put it back, on its card too where that showed it. */
export async function removeDocuments(queryClient: QueryClient, job: TrackedJob, { versions }: KeptSet): Promise<void> {
  const id = versions[0]?.id;
  if (!id) return;
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries(keptDocumentsQuery(job.job_url)),
      queryClient.invalidateQueries({ queryKey: newestDocumentsKey }),
      reloadJobs(queryClient),
    ]);
  const setDeleted = (is_deleted: boolean) =>
    untilAnswered(() => callEndpoint(documentsEndpoints.setDeleted, { body: { id, is_deleted } }));
  const shown = shownOf(job, versions);

  async function putBack(): Promise<void> {
    try {
      await setDeleted(false);
      const isOnBoard = queryClient
        .getQueryData(jobsQuery.queryKey)
        ?.jobs.some(({ job_url }) => job_url === job.job_url);
      // A card that was deleted meanwhile would come back with them.
      if (shown && isOnBoard) {
        const body = { ...identityOf(job), ...shown };
        await untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...body, ...mark } }));
      }
    } catch {
      showToast({ title: "The documents could not be put back.", tone: "error" });
    }
    await reload();
  }

  try {
    await setDeleted(true);
    showToast({ title: "The documents were deleted.", undo: () => void putBack() });
  } catch {
    showToast({ title: "The documents could not be deleted.", tone: "error" });
  }
  await reload();
}

/** What of a set the card leads to. */
function shownOf({ generated_documents: documents }: TrackedJob, versions: KeptSet["versions"]) {
  const linkIn = (link: string | null | undefined) =>
    versions.some(({ id }) => id === documentIdIn(link)) ? link : null;
  const [cv_link, cover_letter_link] = [linkIn(documents?.cv_link), linkIn(documents?.cover_letter_link)];
  if (!documents || !(cv_link || cover_letter_link)) return undefined;
  const { generated_at } = documents;
  return { ...(cv_link && { cv_link }), ...(cover_letter_link && { cover_letter_link }), generated_at };
}
