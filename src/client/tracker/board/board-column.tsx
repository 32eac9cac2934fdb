import { useDroppable } from "@dnd-kit/core";
import { Plus } from "lucide-react";
import { memo, useId } from "react";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useShownPart } from "../card/use-shown-part.ts";
import { type CardFocus, JobCard } from "./job-card.tsx";

interface BoardColumnProps {
  status: JobStatus;
  jobs: readonly TrackedJob[];
  isLoaded: boolean;
  /** Whether it begins within the window, before anybody scrolls sideways. */
  isInSight: boolean;
  /** What stands there without jobs. */
  emptyText: string;
  onOpen: (job: TrackedJob) => void;
  onMove: (job: TrackedJob, status: JobStatus) => void;
  /** Once, for a card that was moved here from its menu or by the keyboard. */
  takesFocus: (job: TrackedJob) => CardFocus | undefined;
  onAdd: (status: JobStatus) => void;
}

const markers: Record<JobStatus, string> = {
  Viewed: "bg-edge",
  Applied: "bg-accent/60",
  Interview: "bg-caution",
  Offer: "bg-accent",
  Rejected: "bg-danger",
};

/** What a laptop's screen holds of a column. Drawing a card costs about a millisecond of scripting. */
const cardsOfScreen = 6;
/** What was moved there last stands among them, and can take the focus. */
const cardsOutOfSight = 2;

export const BoardColumn = memo(function BoardColumn({
  status,
  jobs,
  isLoaded,
  isInSight,
  emptyText,
  onAdd,
  ...cardProps
}: BoardColumnProps) {
  const { shown, rest, sentinel, showMore } = useShownPart(
    jobs,
    cardsOfScreen,
    isInSight ? cardsOfScreen : cardsOutOfSight,
  );
  const headingId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      data-column={status}
      // Beside the window, what it holds is neither styled nor laid out: four columns of five on a phone.
      className={classNames(
        "flex max-h-full w-72 shrink-0 snap-start flex-col [content-visibility:auto] self-stretch rounded-lg border transition-colors duration-150",
        isOver ? "border-accent bg-accent-soft" : "border-transparent bg-sunken/70",
      )}
    >
      <header className="flex items-center gap-2.5 pt-2 pr-2 pb-1 pl-4">
        <span aria-hidden="true" className={classNames("size-2.5 rounded-full", markers[status])} />
        <h2 id={headingId} className="font-sans font-semibold text-base tracking-normal">
          {status}
        </h2>
        {isLoaded && (
          <span className="text-muted text-sm tabular-nums">
            {jobs.length}
            <span className="sr-only">{jobs.length === 1 ? " job" : " jobs"}</span>
          </span>
        )}
        <IconButton label={`Add job to ${status}`} onClick={() => onAdd(status)} className="ml-auto">
          <Plus />
        </IconButton>
      </header>
      <ul className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto p-2.5 pt-1.5">
        {shown.map((job) => (
          <li key={job.job_url}>
            <JobCard job={job} status={status} {...cardProps} />
          </li>
        ))}
        {rest > 0 && (
          <li ref={sentinel} className="text-center">
            <Button variant="quiet" size="small" onClick={showMore}>
              {rest} more in {status}
            </Button>
          </li>
        )}
        {jobs.length === 0 && (
          <li className="rounded-md border border-line border-dashed px-4 py-8 text-center text-muted text-sm">
            {emptyText}
          </li>
        )}
      </ul>
    </section>
  );
});
