import { X } from "lucide-react";
import { useState } from "react";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SheetDialog } from "../../ui/overlays/sheet.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { useBoardCards } from "../board-jobs.queries.ts";
import { JobDetail } from "./job-detail.tsx";

interface JobDetailPaneProps {
  job: JobPosting | undefined;
  /** By the person; else it is the first one, which nobody need be told of. */
  isChosen: boolean;
  onClose: () => void;
}

/** Beside the list where there is room, else as a sheet over it. */
export function JobDetailPane(props: JobDetailPaneProps) {
  return useIsWide() ? <WidePane {...props} /> : <NarrowSheet {...props} />;
}

function WidePane({ job, isChosen }: JobDetailPaneProps) {
  const cardOf = useBoardCards();
  return (
    <section aria-label="Job details" className="sticky top-6">
      <p role="status" className="sr-only">
        {job && isChosen && `Details of ${job.job_title}, ${job.company}`}
      </p>
      {/* With a key of its own each job is shown from its beginning. */}
      <Card key={job?.id} className="max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain">
        {job ? <JobDetail job={job} card={cardOf(job)} /> : <DetailLoading />}
      </Card>
    </section>
  );
}

function DetailLoading() {
  return (
    <div className="flex flex-col gap-4 px-7 py-6">
      <Skeleton className="h-4 w-1/4" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-4 h-11 w-36" />
      <Skeleton className="mt-4 h-64 w-full" />
    </div>
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
