import { FlaskConical } from "lucide-react";
import { isDemonstrationOpening } from "../../shared/jobs/demonstration.rules.ts";

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
    <p className="text-muted text-sm">
      {subject} invented. Real ones come once job boards are connected (JOB_SOURCES).
    </p>
  );
}
