import { useQuery } from "@tanstack/react-query";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { documentIdIn } from "./document-link.ts";
import { keptDocumentsQuery } from "./kept-documents.queries.ts";

/** Of reading one beside the person's own words. */
const secondsEach = 15;

/** How many better sentences wait for the documents that the card shows, with the way to them. */
export function WaitingSentences({ job }: { job: TrackedJob }) {
  const { data } = useQuery(keptDocumentsQuery(job.job_url));
  const shown = [job.generated_documents?.cover_letter_link, job.generated_documents?.cv_link].map(documentIdIn);
  const documents = (data?.sets ?? [])
    .flatMap(({ versions }) => versions)
    .filter(({ id, waiting }) => waiting > 0 && shown.includes(id));
  const first = shown.flatMap((id) => documents.find((document) => document.id === id) ?? [])[0];
  const count = documents.reduce((sum, { waiting }) => sum + waiting, 0);
  const minutes = Math.ceil((count * secondsEach) / 60);
  // The line keeps its place until it is known: what lies below must not slip away from under a finger.
  if (!first) return <div className="-my-2 h-5" />;
  return (
    <p className="-my-2 text-sm">
      {count === 1 ? "1 better sentence is" : `${count} better sentences are`} waiting.{" "}
      <TextLink to={`/jobtracking/documents?document=${first.id}&view=${first.kind}`}>
        Read {count === 1 ? "it" : "them"} ({minutes} min)
      </TextLink>
    </p>
  );
}
