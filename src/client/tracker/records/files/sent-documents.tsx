import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { recordsOfKind } from "../../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { documentIdIn } from "../../generation/kept/document-link.ts";
import { keptDocumentsQuery } from "../../generation/kept/kept-documents.queries.ts";
import { useCardRecords } from "../card-records.queries.ts";

const names = { cv: "CV", letter: "Cover letter" };

/** The very versions that a person applied with. */
export function SentDocuments({ job }: { job: TrackedJob }) {
  const headingId = useId();
  const { data: records = [] } = useCardRecords(job);
  const { data: kept } = useQuery(keptDocumentsQuery(job.job_url));
  const sent = recordsOfKind(records, "sent_documents");
  const keptIds = kept && new Set(kept.sets.flatMap(({ versions }) => versions.map(({ id }) => id)));
  const isDeleted = (link: string) => {
    const id = documentIdIn(link);
    return id !== undefined && keptIds?.has(id) === false;
  };
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 id={headingId} className="text-lg">
        Sent with your application
      </h3>
      <ul className="flex flex-col">
        {sent.toReversed().map(({ id, created_at, data }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5">
            <span className="text-muted text-sm">{new Date(created_at).toLocaleString()}</span>
            {data.documents.map(({ what, link }) =>
              isDeleted(link) ? (
                <span key={link} className="text-muted text-sm">
                  {names[what]} (deleted)
                </span>
              ) : (
                <a
                  key={link}
                  href={link}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent md:min-h-8"
                >
                  {names[what]}
                  <span className="sr-only"> as sent</span>
                </a>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
