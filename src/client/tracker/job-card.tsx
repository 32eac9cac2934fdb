import { useDraggable } from "@dnd-kit/core";
import { FileText, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import type { JobStatus, TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";
import { MoveMenu } from "./move-menu.tsx";

interface JobCardProps {
  job: TrackedJob;
  status: JobStatus;
  onOpen: () => void;
  onMove: (status: JobStatus) => void;
}

/** Pointers drag the whole card; the keyboard drags it by its grip, so that Enter on the title opens it. */
export function JobCard({ job, status, onOpen, onMove }: JobCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: job.job_url,
    data: { status },
  });
  const { onKeyDown, ...pointerListeners } = listeners ?? {};

  return (
    <div
      ref={setNodeRef}
      {...pointerListeners}
      className={classNames("touch-manipulation", isDragging && "opacity-40")}
    >
      <CardFace
        job={job}
        onOpen={onOpen}
        grip={
          <IconButton
            ref={setActivatorNodeRef}
            label={`Drag ${job.job_title}`}
            aria-describedby={attributes["aria-describedby"]}
            aria-roledescription="draggable card"
            onKeyDown={onKeyDown && ((event) => onKeyDown(event))}
            className="relative cursor-grab"
          >
            <GripVertical />
          </IconButton>
        }
        menu={<MoveMenu job={job} status={status} onMove={onMove} />}
      />
    </div>
  );
}

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
        <button type="button" onClick={onOpen} className="text-left after:absolute after:inset-0 after:rounded-md">
          {job.job_title}
        </button>
      </h3>
      <p className="mt-0.5 text-muted text-sm [overflow-wrap:anywhere]">{job.company_name}</p>
      <div className="mt-1 flex min-h-11 items-center gap-2 text-muted text-xs md:min-h-9">
        <RelativeTime iso={job.history.at(-1)?.timestamp ?? ""} />
        {job.generated_documents && (
          <span className="inline-flex items-center gap-1 text-accent">
            <FileText aria-hidden="true" className="size-3.5" /> Documents
          </span>
        )}
        <span className="-mr-2 ml-auto flex">
          {menu}
          {grip}
        </span>
      </div>
    </article>
  );
}
