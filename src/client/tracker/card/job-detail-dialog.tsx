import { Trash2 } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { Tabs } from "../../ui/page/tabs.tsx";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import { ArchiveButton } from "../archive/archive-button.tsx";
import { GenerateDocuments } from "../generation/generate-documents.tsx";
import { CardNotes } from "../records/card-notes.tsx";
import { useCardRecords, useRestoreCard } from "../records/card-records.queries.ts";
import { CardFiles } from "../records/files/card-files.tsx";
import { SentDocuments } from "../records/files/sent-documents.tsx";
import { useDeleteJob, useReloadJobs } from "../tracker.queries.ts";
import { CardOverview } from "./card-overview.tsx";
import { detailsDrafts, isEmpty } from "./details-draft.ts";
import { JobDetailsForm } from "./job-details-form.tsx";
import { JobHistory } from "./job-history.tsx";
import { UnsavedDetails } from "./unsaved-details.tsx";
import { useDetailsDraft } from "./use-details-draft.ts";
import { type CardPart, cardParts } from "./use-opened-job.ts";

interface JobDetailDialogProps {
  open: boolean;
  /** Stays while the dialog fades out. */
  job: TrackedJob | undefined;
  part: CardPart;
  onTurn: (part: CardPart) => void;
  onMove: (job: TrackedJob, status: JobStatus) => void;
  onClose: () => void;
  opensWithPage?: boolean;
}

export function JobDetailDialog({ open, job, onClose, opensWithPage, ...parts }: JobDetailDialogProps) {
  return (
    <Dialog
      open={open && job !== undefined}
      opensWithPage={opensWithPage}
      onClose={onClose}
      title={<span className="line-clamp-3">{job?.job_title}</span>}
      description={job?.company_name}
      footer={job && <DetailActions key={job.job_url} job={job} onClose={onClose} />}
      // As high whatever part is shown: nothing moves from under a finger.
      className="h-[92dvh] md:h-[min(46rem,86dvh)] md:w-[min(44rem,calc(100vw-3rem))]"
    >
      {job && (
        <InPieces>
          <CardTabs key={job.job_url} job={job} {...parts} />
        </InPieces>
      )}
    </Dialog>
  );
}

/**
 * Base UI draws what a window holds in one go, and looks through it for where the focus goes. That is the cross here: what is
 * below comes right after, in pieces between which the browser paints and answers.
 */
function InPieces({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <CardAwaited />;
}

/** Seen only where that takes long: else the window would flicker. */
function CardAwaited() {
  return (
    <div className="flex flex-col gap-5 transition-opacity delay-150 duration-200 starting:opacity-0">
      <Skeleton className="h-7 w-full" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-36 w-full" />
    </div>
  );
}

interface CardTabsProps extends Omit<JobDetailDialogProps, "open" | "job" | "onClose"> {
  job: TrackedJob;
}

function CardTabs({ job, part, onTurn, onMove }: CardTabsProps) {
  const reloadJobs = useReloadJobs();
  const hasAdditions = useAdditions();
  const [draft, keep] = useDetailsDraft(job.job_url);
  const [isPlanning, setPlanning] = useState(false);
  const turn = (next: CardPart, plans = false) => {
    setPlanning(plans);
    onTurn(next);
  };
  const onPlan = () => turn("notes", true);
  const onSaved = () => void reloadJobs();
  const contents = {
    overview: { label: "Overview", content: <CardOverview {...{ job, onMove, onTurn, onPlan, onSaved }} /> },
    documents: {
      label: "Documents",
      content: (
        <div className="flex flex-col gap-6">
          <GenerateDocuments job={job} onSaved={onSaved} />
          <SentDocuments job={job} />
          {hasAdditions && <CardFiles job={job} />}
        </div>
      ),
    },
    notes: hasAdditions && {
      label: "Notes",
      content: (
        <div className="flex flex-col gap-6">
          <JobDetailsForm {...{ job, draft, keep, isPlanning }} />
          <CardNotes job={job} />
        </div>
      ),
    },
    history: { label: "History", content: <JobHistory job={job} /> },
  };
  return (
    <>
      <Tabs
        value={part}
        onChange={(next) => turn(cardParts.find((one) => one === next) ?? "overview")}
        tabs={cardParts.flatMap((value) => (contents[value] ? { value, ...contents[value] } : []))}
        className="sticky -top-5 z-10 short:static -mx-5 -mt-5 bg-surface px-2 md:px-3"
      />
      <UnsavedDetails jobUrl={job.job_url} hasUnsavedChanges={!isEmpty(draft)} />
    </>
  );
}

function DetailActions({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const { data: records = [] } = useCardRecords(job);
  const restoreCard = useRestoreCard(({ job_title }) =>
    showToast({ title: `${job_title} could not be put back.`, tone: "error" }),
  );
  const canRestore = useAdditions();
  const deleteJob = useDeleteJob((deleted) => {
    detailsDrafts.remove(deleted.job_url);
    onClose();
    showToast({
      title: `${deleted.job_title} was deleted.`,
      description: canRestore && deleted.generated_documents ? "Its documents went with it." : undefined,
      // Another server could only take the job in anew, without its history.
      undo: canRestore ? () => restoreCard.mutate({ job: deleted, records }) : undefined,
    });
  });
  const remove = () =>
    deleteJob.mutate(job, {
      onError: () => showToast({ title: "The job could not be deleted.", tone: "error" }),
    });

  return (
    <>
      <div className="mr-auto">
        <InlineConfirm busy={deleteJob.isPending} onConfirm={remove}>
          <Trash2 aria-hidden="true" className="max-md:hidden" /> Delete Job
        </InlineConfirm>
      </div>
      {canRestore && <ArchiveButton job={job} onDone={onClose} />}
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </>
  );
}
