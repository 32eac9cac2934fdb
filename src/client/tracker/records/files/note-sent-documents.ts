import type { QueryClient } from "@tanstack/react-query";
import type { RecordOf, RecordToSave } from "../../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind } from "../../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { cardRecordsQuery } from "../../../http/calls/all-records.queries.ts";
import { restoreRecords } from "../../../http/calls/restore-card.ts";
import { knowsAdditions } from "../../../http/server-additions.ts";
import { randomId } from "../../../http/storage/random-id.ts";
import { showToast } from "../../../ui/overlays/toast.ts";
import { reloadRecords } from "../card-records.queries.ts";

type SentDocuments = RecordOf<"sent_documents">["data"]["documents"];

/** @returns what was not noted before */
export async function noteSentDocuments(
  queryClient: QueryClient,
  jobs: readonly TrackedJob[],
): Promise<readonly RecordToSave[]> {
  const sent = jobs.filter((job) => documentsOf(job).length > 0);
  if (sent.length === 0 || !(await knowsAdditions())) return [];
  try {
    const known = recordsOfKind(await queryClient.fetchQuery(cardRecordsQuery), "sent_documents");
    const fresh = sent.flatMap((job) => {
      const documents = documentsOf(job);
      const isNoted = known.some(({ job_url, data }) => job_url === job.job_url && isSame(data.documents, documents));
      return isNoted
        ? []
        : [{ id: randomId(), kind: "sent_documents" as const, job_url: job.job_url, data: { documents } }];
    });
    await restoreRecords(fresh);
    await reloadRecords(queryClient);
    return fresh;
  } catch {
    showToast({ title: "Which documents were sent could not be noted.", tone: "error" });
    return [];
  }
}

function documentsOf({ generated_documents: documents }: TrackedJob): SentDocuments {
  const links = [
    { what: "cv" as const, link: documents?.cv_link },
    { what: "letter" as const, link: documents?.cover_letter_link },
  ];
  return links.flatMap(({ what, link }) => (link ? { what, link } : []));
}

/** Links are signed anew at every read: what they lead to is the same. */
const isSame = (one: SentDocuments, other: SentDocuments) =>
  JSON.stringify(one.map(unsigned)) === JSON.stringify(other.map(unsigned));
const unsigned = ({ link }: SentDocuments[number]) => link.replace(/\?.*/, "");
