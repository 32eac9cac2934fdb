import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { documentIdIn } from "./document-link.ts";

/** The same documents for Word. Links that were saved by others, to somewhere else, have no such file. */
export function WordLinks({ documents }: { documents: NonNullable<TrackedJob["generated_documents"]> }) {
  const links = [
    { text: "CV for Word", href: documents.cv_link },
    { text: "Cover letter for Word", href: documents.cover_letter_link },
  ].filter(({ href }) => documentIdIn(href) !== undefined);
  return (
    links.length > 0 && (
      <p className="flex flex-wrap gap-x-4 text-sm">
        {links.map(({ text, href }) => (
          <a
            key={text}
            href={`${href}&format=docx`}
            download
            className="inline-flex min-h-8 items-center text-accent underline underline-offset-3"
          >
            {text}
          </a>
        ))}
      </p>
    )
  );
}
