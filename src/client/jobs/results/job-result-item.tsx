import { ListChecks, MapPin } from "lucide-react";
import { memo } from "react";
import type { FoundJob } from "../../../shared/jobs/job-search.contract.ts";
import type { PartialMatch } from "../../../shared/jobs/posting.contract.ts";
import type { JobStatus } from "../../../shared/tracker/tracker.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { usePostingInShort } from "../../ui/matching/posting-in-short.queries.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

interface JobResultItemProps {
  job: FoundJob;
  isSelected: boolean;
  /** Where Tab enters the list; the arrow keys go on from there. */
  isEntry: boolean;
  /** Of its card, when it is on the person's board. */
  boardStatus: JobStatus | undefined;
  onSelect: (id: string) => void;
  onFocus: (id: string) => void;
}

const partialMatches: Record<PartialMatch, string> = {
  similar: "Similar work",
  some_words: "Some of the words",
};

export const JobResultItem = memo(function JobResultItem(props: JobResultItemProps) {
  const { job, isSelected, isEntry, boardStatus, onSelect, onFocus } = props;
  const match = usePostingInShort(job.job_url).posting?.match;
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
        <span className="mt-0.5 flex w-full items-start justify-between gap-3 leading-snug">
          <span className="min-w-0 text-[0.9375rem] wrap-anywhere">{job.company}</span>
          {match && (
            <span className="flex shrink-0 items-center gap-1.5 text-accent text-sm">
              <ListChecks aria-hidden="true" className="size-4" />
              {match}
            </span>
          )}
        </span>
        {/* One line, so that four results fit a laptop's window; what is cut stands in the detail. */}
        <span className="mt-1 flex w-full items-center justify-between gap-x-3 text-muted text-sm leading-5 empty:hidden">
          {job.location && (
            <span className="flex min-w-0 items-start gap-1.5 wrap-anywhere">
              <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className={classNames(boardStatus && "truncate")}>{job.location}</span>
            </span>
          )}
          {boardStatus && (
            <span className="flex shrink-0 items-center gap-1.5">
              On your board: <StatusBadge status={boardStatus} />
            </span>
          )}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted text-sm empty:hidden">
          {job.match && <span>{partialMatches[job.match]}</span>}
          {job.salary && <span className="font-semibold text-ink wrap-anywhere">{job.salary}</span>}
          {job.posted_at && (
            <span>
              Posted <RelativeTime iso={job.posted_at} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
