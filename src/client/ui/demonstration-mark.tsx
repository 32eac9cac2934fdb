import { FlaskConical } from "lucide-react";
import { isDemonstrationOpening } from "../../shared/jobs/demonstration.rules.ts";
import { TextLink } from "./text-link.tsx";

const isInvented = (url: string): boolean => isDemonstrationOpening(url, window.location.origin);

/** Says quietly of an opening that it is invented; nothing of a real one. */
export function DemonstrationMark({ url }: { url: string }) {
  if (!isInvented(url)) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <FlaskConical aria-hidden="true" className="size-3.5 shrink-0" />
      Demonstration
    </span>
  );
}

/** What the mark means, for a list of openings. */
export function DemonstrationNote({ urls }: { urls: readonly string[] }) {
  if (!urls.some(isInvented)) return null;
  return <DemonstrationText subject={urls.length > 1 ? "These openings are" : "This opening is"} />;
}

export function DemonstrationText({ subject }: { subject: string }) {
  return (
    <details className="text-muted text-sm">
      {/* 24 px: what is pressed is no smaller. */}
      <summary className="-mt-0.5 list-none py-0.5 [&::-webkit-details-marker]:hidden">
        {subject} invented. <span className="underline underline-offset-4">How real ones come</span>
      </summary>
      <p className="mb-1 max-w-prose">
        Whoever runs this server connects the job boards of companies: signed in with an address that ADMIN_EMAILS
        names, by <TextLink to="/account">Account</TextLink>, Job sources; or by the setting JOB_SOURCES, such as
        greenhouse:acme. Their openings replace these.
      </p>
    </details>
  );
}
