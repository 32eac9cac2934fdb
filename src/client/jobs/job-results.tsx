import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { Spinner } from "../ui/spinner.tsx";
import { JobResultItem } from "./job-result-item.tsx";
import { useSentinel } from "./use-sentinel.ts";

interface JobResultsProps {
  jobs: JobPosting[];
  selectedId: string;
  onSelect: (job: JobPosting) => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** The list of results, which loads more when its end scrolls into view. */
export function JobResults({ jobs, selectedId, onSelect, hasMore, isLoadingMore, onMore }: JobResultsProps) {
  const sentinel = useSentinel(onMore, hasMore && !isLoadingMore);
  return (
    <div>
      <ul aria-label="Search results" className="flex flex-col gap-2.5">
        {jobs.map((job) => (
          <JobResultItem key={job.id} job={job} isSelected={job.id === selectedId} onSelect={() => onSelect(job)} />
        ))}
      </ul>
      <div
        ref={sentinel}
        className="flex min-h-16 items-center justify-center gap-2.5 text-muted text-sm"
        role="status"
      >
        {hasMore ? (
          isLoadingMore && (
            <>
              <Spinner /> Loading more jobs...
            </>
          )
        ) : (
          <span>{jobs.length === 1 ? "The only opening that fits." : `All ${jobs.length} openings that fit.`}</span>
        )}
      </div>
    </div>
  );
}
