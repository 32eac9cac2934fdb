import { useDraggable } from "@dnd-kit/core";
import { FileText } from "lucide-react";
import { memo, type ReactNode, useEffect } from "react";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { usePostingInShort } from "../../ui/matching/posting-in-short.queries.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { ClosedMark } from "../card/closed-mark.tsx";
import { NextStepText } from "../card/next-step-text.tsx";
import { gripIcon } from "./card-icons.tsx";
import { MoveMenu } from "./move-menu.tsx";

interface JobCardProps {
  job: TrackedJob;
  status: JobStatus;
  onOpen: (job: TrackedJob) => void;
  onMove: (job: TrackedJob, status: JobStatus) => void;
  takesFocus: (job: TrackedJob) => CardFocus | undefined;
}

/** What of a card takes the focus: its title, or its grip. */
export type CardFocus = "h3 button" | "[aria-roledescription]";

/** Pointers drag the whole card; the keyboard drags it by its grip, so that Enter on the title opens it. */
export const JobCard = memo(function JobCard({ job, status, onOpen, onMove, takesFocus }: JobCardProps) {
  const { attributes, listeners, node, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: job.job_url,
    data: { status },
  });
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  useEffect(() => {
    const focus = takesFocus(job);
    if (focus) node.current?.querySelector<HTMLElement>(focus)?.focus();
  }, [job, node, takesFocus]);

  return (
    <div
      ref={setNodeRef}
      {...pointerListeners}
      className={classNames("touch-manipulation", isDragging && "opacity-40")}
    >
      <CardFace
        job={job}
        onOpen={() => onOpen(job)}
        grip={
          <IconButton
            ref={setActivatorNodeRef}
            label={`Drag ${job.job_title}`}
            aria-describedby={attributes["aria-describedby"]}
            aria-roledescription="draggable card"
            onKeyDown={onKeyDown && ((event) => onKeyDown(event))}
            className="relative cursor-grab"
          >
            {gripIcon}
          </IconButton>
        }
        menu={<MoveMenu job={job} status={status} onMove={(to) => onMove(job, to)} />}
      />
    </div>
  );
});

interface CardFaceProps {
  job: TrackedJob;
  onOpen?: () => void;
  grip?: ReactNode;
  menu?: ReactNode;
  /** While it hangs on the pointer. */
  lifted?: boolean;
}

export function CardFace({ job, onOpen, grip, menu, lifted = false }: CardFaceProps) {
  return (
    <article
      className={classNames(
        "relative rounded-md border border-line bg-surface px-3.5 pt-3 pb-1 transition-shadow",
        lifted ? "rotate-1 cursor-grabbing shadow-float" : "shadow-card hover:border-edge/60",
      )}
    >
      <h3 className="font-sans font-semibold text-[0.9375rem] leading-snug tracking-normal [overflow-wrap:anywhere]">
        <button
          type="button"
          onClick={onOpen}
          title={job.job_title}
          className="text-left after:absolute after:inset-0 after:rounded-md"
        >
          <span className="line-clamp-2">{job.job_title}</span>
        </button>
      </h3>
      <p className="mt-0.5 line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">{job.company_name}</p>
      <CardBody
        jobUrl={job.job_url}
        nextStep={<NextStep job={job} />}
        moment={<RelativeTime iso={job.history.at(-1)?.timestamp ?? ""} />}
        marks={<CardMarks job={job} />}
        buttons={
          <span className="-mr-2 ml-auto flex shrink-0">
            {menu}
            {grip}
          </span>
        }
      />
    </article>
  );
}

interface CardBodyProps {
  jobUrl: string;
  nextStep: ReactNode;
  moment: ReactNode;
  marks: ReactNode;
  buttons: ReactNode;
}

/** What the posting says comes after the card is drawn: what the card itself says stands in between and is not drawn again for it. */
function CardBody({ jobUrl, nextStep, moment, marks, buttons }: CardBodyProps) {
  const { posting, isPending } = usePostingInShort(jobUrl);
  return (
    <>
      <PlaceAndPayLines posting={posting} isPending={isPending} />
      {nextStep}
      <div className="mt-1 flex min-h-11 items-center gap-2 text-muted text-xs md:min-h-9">
        {/* Wraps between its parts, never within one. */}
        <div className="flex min-w-0 flex-wrap gap-x-2 gap-y-0.5 py-1 *:whitespace-nowrap">
          {moment}
          {posting?.match && <span className="text-accent">{posting.match}</span>}
          <ClosedMark closedAt={posting?.closedAt} />
          {marks}
        </div>
        {buttons}
      </div>
    </>
  );
}

function CardMarks({ job }: { job: TrackedJob }) {
  return (
    <>
      <DemonstrationMark url={job.job_url} />
      {job.generated_documents && (
        <span className="inline-flex items-center gap-1 text-accent">
          <FileText aria-hidden="true" className="size-3.5" /> Documents
        </span>
      )}
    </>
  );
}

/** Most openings say both: their lines are kept free until they are known. */
function PlaceAndPayLines({ posting, isPending }: ReturnType<typeof usePostingInShort>) {
  if (!isPending && !posting?.location && !posting?.salary) return null;
  return (
    <div className={classNames("mt-1 text-sm *:truncate", isPending && "min-h-10")}>
      {posting?.location && <p className="text-muted">{posting.location}</p>}
      {posting?.salary && <p>{posting.salary}</p>}
    </div>
  );
}

function NextStep({ job }: { job: TrackedJob }) {
  if (!job.next_step && !job.next_step_on) return null;
  return (
    <p className="mt-1.5 text-sm [overflow-wrap:anywhere]">
      <span className="font-semibold">Next:</span> <NextStepText job={job} />
    </p>
  );
}
