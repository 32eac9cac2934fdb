import { useQuery } from "@tanstack/react-query";
import type { TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import { keptDocumentsQuery } from "./kept-documents.queries.ts";

/** The sets that were made for this card before the one that it shows. */
export function EarlierDocuments({ job }: { job: TrackedJob }) {
  const { data } = useQuery(keptDocumentsQuery(job.job_url));
  const current = documentOf(job.generated_documents?.cv_link);
  const earlier = data?.sets.filter(({ cv_link }) => documentOf(cv_link) !== current) ?? [];
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-3 font-semibold text-accent text-sm md:py-1.5">
        Earlier versions ({earlier.length})
      </summary>
      <ul className="flex flex-col gap-1">
        {earlier.map(({ generated_at, cv_link, cover_letter_link }) => (
          <li key={generated_at} className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="text-muted">{new Date(generated_at).toLocaleString()}</span>
            <EarlierLink href={cv_link} text="CV" of={generated_at} />
            <EarlierLink href={cover_letter_link} text="Cover letter" of={generated_at} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function EarlierLink({ href, text, of }: { href: string | null; text: string; of: string }) {
  if (!href) return null;
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 md:min-h-8"
    >
      {text}
      <span className="sr-only"> of {new Date(of).toLocaleString()}</span>
    </a>
  );
}

/** A link is signed anew at every read; its path stays. */
const documentOf = (link: string | null | undefined) =>
  link ? new URL(link, window.location.href).pathname : undefined;
