import { MapPin } from "lucide-react";
import { memo } from "react";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { JobStatus } from "../../../shared/tracker/tracker.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

interface JobResultItemProps {
  job: JobPosting;
  isSelected: boolean;
  /** Where Tab enters the list; the arrow keys go on from there. */
  isEntry: boolean;
  /** Of its card, when it is on the person's board. */
  boardStatus: JobStatus | undefined;
  onSelect: (id: string) => void;
  onFocus: (id: string) => void;
}

export const JobResultItem = memo(function JobResultItem(props: JobResultItemProps) {
  const { job, isSelected, isEntry, boardStatus, onSelect, onFocus } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected || undefined}
        tabIndex={isEntry ? 0 : -1}
        onClick={() => onSelect(job.id)}
        onFocus={() => onFocus(job.id)}
        className={classNames(
          "flex w-full scroll-mt-20 scroll-mb-6 flex-col gap-1 rounded-lg border px-4 py-3.5 text-left transition-colors md:scroll-mt-6",
          isSelected
            ? "border-accent bg-accent-soft shadow-card"
            : "border-line bg-surface hover:border-edge/70 hover:bg-raised",
        )}
      >
        <span className="font-display font-medium text-[1.0625rem] leading-snug wrap-anywhere">{job.job_title}</span>
        <span className="text-[0.9375rem] wrap-anywhere">{job.company}</span>
        {job.location && (
          <span className="mt-0.5 flex items-start gap-1.5 text-muted text-sm wrap-anywhere">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {job.location}
          </span>
        )}
        {job.salary && <span className="font-semibold text-sm">{job.salary}</span>}
        <Standing postedAt={job.posted_at} boardStatus={boardStatus} />
      </button>
    </li>
  );
});

function Standing({ postedAt, boardStatus }: { postedAt: string | undefined; boardStatus: JobStatus | undefined }) {
  if (!postedAt && !boardStatus) return null;
  return (
    <span className="mt-0.5 flex min-h-6.5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted text-sm">
      {postedAt && (
        <span>
          Posted <RelativeTime iso={postedAt} />
        </span>
      )}
      {boardStatus && (
        <span className="flex items-center gap-1.5">
          On your board: <StatusBadge status={boardStatus} />
        </span>
      )}
    </span>
  );
}
