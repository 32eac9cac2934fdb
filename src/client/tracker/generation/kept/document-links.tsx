import { Download, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { buttonClasses } from "../../../ui/button-styles.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { documentIdIn } from "./document-link.ts";
import { GoneLinesNote } from "./gone-lines-note.tsx";

interface DocumentLinksProps {
  documents: NonNullable<TrackedJob["generated_documents"]>;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** The documents that a card has, to be taken. */
export function DocumentLinks({ documents, children }: DocumentLinksProps) {
  const links = [
    { text: "Download CV", href: documents.cv_link, variant: "primary" },
    {
      text: "Download Cover Letter",
      href: documents.cover_letter_link,
      variant: documents.cv_link ? "secondary" : "primary",
    },
  ] as const;
  // Links that were saved by others lead to no documents of ours.
  const id = documentIdIn(documents.cv_link) ?? documentIdIn(documents.cover_letter_link);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2">
        {links.map(({ text, href, variant }) => href && <DownloadLink key={text} {...{ href, text, variant }} />)}
        {id && <ReviewLink id={id} />}
      </div>
      {id && <GoneLinesNote documentId={id} />}
      {children}
      <GeneratedAt iso={documents.generated_at} />
    </div>
  );
}

/** To every sentence with its source, and to changing them. */
function ReviewLink({ id }: { id: string }) {
  return (
    <LinkButton variant="secondary" to={`/jobtracking/documents?document=${id}`} className="flex-auto sm:flex-none">
      <ListChecks aria-hidden="true" /> Review what they say
    </LinkButton>
  );
}

interface DownloadLinkProps {
  href: string;
  text: string;
  variant: "primary" | "secondary";
}

function DownloadLink({ href, text, variant }: DownloadLinkProps) {
  return (
    <a href={href} className={buttonClasses(variant, "medium", "flex-auto sm:flex-none")}>
      <Download aria-hidden="true" /> {text}
    </a>
  );
}

/** Nothing where the server does not say when. */
function GeneratedAt({ iso }: { iso: string }) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return null;
  return <p className="text-muted text-sm">Generated: {at.toLocaleString()}</p>;
}
