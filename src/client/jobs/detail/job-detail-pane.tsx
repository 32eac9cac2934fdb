import { MousePointerClick, X } from "lucide-react";
import { useState } from "react";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SheetDialog } from "../../ui/overlays/sheet.tsx";
import { Card } from "../../ui/page/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { useBoardCards } from "../board-jobs.queries.ts";
import { JobDetail } from "./job-detail.tsx";

interface JobDetailPaneProps {
  job: JobPosting | undefined;
  onClose: () => void;
}

/** Beside the list where there is room, else as a sheet over it. */
export function JobDetailPane({ job, onClose }: JobDetailPaneProps) {
  return useIsWide() ? <WidePane job={job} /> : <NarrowSheet job={job} onClose={onClose} />;
}

function WidePane({ job }: { job: JobPosting | undefined }) {
  const cardOf = useBoardCards();
  return (
    <section aria-label="Job details" className="sticky top-6">
      <p role="status" className="sr-only">
        {job && `Details of ${job.job_title}, ${job.company}`}
      </p>
      {/* With a key of its own each job is shown from its beginning. */}
      <Card key={job?.id} className="max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain">
        {job ? (
          <JobDetail job={job} card={cardOf(job)} />
        ) : (
          <EmptyState icon={<MousePointerClick />} title="Select a job to view details" />
        )}
      </Card>
    </section>
  );
}

function NarrowSheet({ job, onClose }: JobDetailPaneProps) {
  const cardOf = useBoardCards();
  // Stays while the sheet slides out.
  const [shown, setShown] = useState(job);
  if (job && job !== shown) setShown(job);

  return (
    <SheetDialog side="right" label={shown?.job_title ?? "Job"} open={job !== undefined} onClose={onClose}>
      {shown && (
        <JobDetail
          key={shown.id}
          job={shown}
          card={cardOf(shown)}
          corner={
            <IconButton label="Back to the results" onClick={onClose} className="-mt-2 -mr-2">
              <X />
            </IconButton>
          }
        />
      )}
    </SheetDialog>
  );
}
