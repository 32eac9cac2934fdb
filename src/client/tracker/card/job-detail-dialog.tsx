import { ExternalLink, Trash2 } from "lucide-react";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { DemonstrationNote } from "../../ui/demonstration-mark.tsx";
import { MatchPanel } from "../../ui/matching/match-panel.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { GenerateDocuments } from "../generation/generate-documents.tsx";
import { useDeleteJob, useReloadJobs, useRestoreJob } from "../tracker.queries.ts";
import { detailsDrafts } from "./details-draft.ts";
import { JobDetailsForm } from "./job-details-form.tsx";
import { JobHistory } from "./job-history.tsx";

interface JobDetailDialogProps {
  open: boolean;
  /** Stays while the dialog fades out. */
  job: TrackedJob | undefined;
  onClose: () => void;
}

export function JobDetailDialog({ open, job, onClose }: JobDetailDialogProps) {
  const reloadJobs = useReloadJobs();
  const hasAdditions = useAdditions();
  return (
    <Dialog
      open={open && job !== undefined}
      onClose={onClose}
      title={job?.job_title ?? ""}
      description={job?.company_name}
      footer={job && <DetailActions key={job.job_url} job={job} onClose={onClose} />}
    >
      {job && (
        <div className="flex flex-col gap-6">
          <a
            href={job.job_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent underline decoration-accent/40 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent md:min-h-0"
          >
            {job.job_url}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          <DemonstrationNote urls={[job.job_url]} />
          <MatchPanel jobUrl={job.job_url} />
          <GenerateDocuments key={job.job_url} job={job} onSaved={() => void reloadJobs()} />
          {hasAdditions && <JobDetailsForm key={`details of ${job.job_url}`} job={job} />}
          <JobHistory key={`history of ${job.job_url}`} job={job} />
        </div>
      )}
    </Dialog>
  );
}

function DetailActions({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const restoreJob = useRestoreJob(({ job_title }) =>
    showToast({ title: `${job_title} could not be put back.`, tone: "error" }),
  );
  const canRestore = useAdditions();
  const deleteJob = useDeleteJob((deleted) => {
    detailsDrafts.remove(deleted.job_url);
    onClose();
    showToast({
      title: `${deleted.job_title} was deleted.`,
      // Another server could only take the job in anew, without its history.
      ...(canRestore && { action: { label: "Undo", onPress: () => restoreJob.mutate(deleted) } }),
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
          <Trash2 aria-hidden="true" /> Delete Job
        </InlineConfirm>
      </div>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </>
  );
}
