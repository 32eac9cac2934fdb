import { ExternalLink } from "lucide-react";
import type { MouseEvent } from "react";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { buttonClasses } from "../../ui/button-styles.ts";
import { useRecordApplyClick } from "../board-jobs.queries.ts";

const middleButton = 1;

/** Postings come from outside: only a web address may become a link. */
export const canBeLinked = (address: string) => /^https?:\/\//i.test(address);

/** Opens the job in a new tab, by mouse, middle button or keyboard, and records it; a double click is one view. */
export function ApplyNow({ job }: { job: JobPosting }) {
  const record = useRecordApplyClick(job);
  if (!canBeLinked(job.job_url)) return null;

  function follow() {
    if (!record.isPending && !record.isSuccess) record.mutate();
  }

  return (
    <a
      href={job.job_url}
      target="_blank"
      rel="noopener"
      onClick={follow}
      onAuxClick={({ button }: MouseEvent) => button === middleButton && follow()}
      className={buttonClasses("primary", "medium")}
    >
      Apply Now
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
