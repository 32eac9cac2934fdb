import { ListChecks, MapPin } from "lucide-react";
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
  /** How it fits, in short; undefined while that is not known. */
  match: string | undefined;
  onSelect: (id: string) => void;
  onFocus: (id: string) => void;
}

export const JobResultItem = memo(function JobResultItem(props: JobResultItemProps) {
  const { job, isSelected, isEntry, boardStatus, match, onSelect, onFocus } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected || undefined}
        tabIndex={isEntry ? 0 : -1}
        onClick={() => onSelect(job.id)}
        onFocus={() => onFocus(job.id)}
        className={classNames(
          "flex w-full scroll-mt-20 scroll-mb-6 flex-col rounded-lg border px-4 py-3 text-left transition-colors md:scroll-mt-6",
          isSelected
            ? "border-accent bg-accent-soft shadow-card"
            : "border-line bg-surface hover:border-edge/70 hover:bg-raised",
        )}
      >
        <span className="font-display font-medium text-[1.0625rem] leading-snug wrap-anywhere">{job.job_title}</span>
        <span className="mt-0.5 text-[0.9375rem] leading-snug wrap-anywhere">{job.company}</span>
        <span className="mt-1 flex flex-wrap items-start gap-x-3 text-sm wrap-anywhere empty:hidden">
          {job.location && (
            <span className="flex min-w-0 items-start gap-1.5 text-muted">
              <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {job.location}
            </span>
          )}
          {job.salary && <span className="font-semibold">{job.salary}</span>}
        </span>
        <Standing postedAt={job.posted_at} boardStatus={boardStatus} match={match} />
      </button>
    </li>
  );
});

interface StandingProps {
  postedAt: string | undefined;
  boardStatus: JobStatus | undefined;
  match: string | undefined;
}

function Standing({ postedAt, boardStatus, match }: StandingProps) {
  if (!postedAt && !boardStatus && !match) return null;
  return (
    <span className="mt-1 flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-0.5 text-muted text-sm">
      {postedAt && (
        <span>
          Posted <RelativeTime iso={postedAt} />
        </span>
      )}
      {match && (
        <span className="flex items-center gap-1.5 text-accent">
          <ListChecks aria-hidden="true" className="size-4" />
          {match}
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
