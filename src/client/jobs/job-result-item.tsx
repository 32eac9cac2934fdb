import { MapPin } from "lucide-react";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { classNames } from "../ui/class-names.ts";

interface JobResultItemProps {
  job: JobPosting;
  isSelected: boolean;
  onSelect: () => void;
}

export function JobResultItem({ job, isSelected, onSelect }: JobResultItemProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className={classNames(
          "flex w-full flex-col gap-1 rounded-lg border px-4 py-3.5 text-left transition-colors",
          isSelected
            ? "border-accent bg-accent-soft shadow-card"
            : "border-line bg-surface hover:border-edge/70 hover:bg-raised",
        )}
      >
        <span className="font-display font-medium text-[1.0625rem] leading-snug wrap-anywhere">{job.job_title}</span>
        <span className="text-[0.9375rem] wrap-anywhere">{job.company}</span>
        <span className="mt-0.5 flex items-start gap-1.5 text-muted text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {job.location}
        </span>
        {job.salary && <span className="text-sm font-semibold">{job.salary}</span>}
      </button>
    </li>
  );
}
