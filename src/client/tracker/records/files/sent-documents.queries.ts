import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cardRecordEndpoints, type RecordOf } from "../../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfJob, recordsOfKind } from "../../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../../http/calls/until-answered.ts";
import { knowsAdditions } from "../../../http/server-additions.ts";
import { randomId } from "../../../http/storage/random-id.ts";
import { boardChangeKey } from "../../tracker.queries.ts";
import { cardRecordsQuery } from "../card-records.queries.ts";
import { showRecord } from "../record-changes.queries.ts";

type SentDocuments = RecordOf<"sent_documents">["data"]["documents"];

/** Keeps which versions a person applied with: later ones take their place on the card, and not here. Only the application itself is noted. */
export function useNoteSentDocuments() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async (job: TrackedJob) => {
      const documents = documentsOf(job);
      if (documents.length === 0 || !(await knowsAdditions())) return undefined;
      const known = recordsOfJob(await queryClient.fetchQuery(cardRecordsQuery), job);
      if (recordsOfKind(known, "sent_documents").some(({ data }) => isSame(data.documents, documents)))
        return undefined;
      const record = { id: randomId(), kind: "sent_documents" as const, job_url: job.job_url, data: { documents } };
      return untilAnswered(() => callEndpoint(cardRecordEndpoints.save, { body: { record, base: null } }));
    },
    onSuccess: (saved) => saved && showRecord(queryClient, saved.data, saved.revision),
  });
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
