import { ExternalLink, Trash2 } from "lucide-react";
import type { TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { InlineConfirm } from "../ui/inline-confirm.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { showToast } from "../ui/toast.tsx";
import { GenerateDocuments } from "./generate-documents.tsx";
import { useDeleteJob, useReloadJobs } from "./tracker.queries.ts";

interface JobDetailDialogProps {
  open: boolean;
  /** Stays while the dialog fades out. */
  job: TrackedJob | undefined;
  onClose: () => void;
}

export function JobDetailDialog({ open, job, onClose }: JobDetailDialogProps) {
  const reloadJobs = useReloadJobs();
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
          <GenerateDocuments key={job.job_url} job={job} onSaved={reloadJobs} />
          <JobHistory job={job} />
        </div>
      )}
    </Dialog>
  );
}

/** The newest change first. */
function JobHistory({ job }: { job: TrackedJob }) {
  return (
    <section>
      <h3 className="mb-2 text-lg">Application History</h3>
      <ol className="flex flex-col gap-2">
        {[...job.history].reverse().map((entry) => (
          <li key={`${entry.timestamp} ${entry.status}`} className="flex items-center gap-3">
            <StatusBadge status={entry.status} />
            <RelativeTime iso={entry.timestamp} className="text-muted text-sm" />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DetailActions({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const deleteJob = useDeleteJob();
  const remove = () =>
    deleteJob.mutate(job, {
      onSuccess: onClose,
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
