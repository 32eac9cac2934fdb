import { MousePointerClick, X } from "lucide-react";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { JobDetail } from "./job-detail.tsx";
import { useIsWide } from "./use-is-wide.ts";

interface JobDetailPaneProps {
  job: JobPosting | undefined;
  onClose: () => void;
}

/** Beside the list where there is room, else as a sheet over it. */
export function JobDetailPane({ job, onClose }: JobDetailPaneProps) {
  const isWide = useIsWide();
  if (isWide) return <WidePane job={job} />;
  return (
    <Sheet side="right" label={job?.job_title ?? "Job"} open={job !== undefined} onClose={onClose}>
      {job && (
        <JobDetail
          job={job}
          corner={
            <IconButton label="Back to the results" onClick={onClose}>
              <X />
            </IconButton>
          }
        />
      )}
    </Sheet>
  );
}

function WidePane({ job }: { job: JobPosting | undefined }) {
  return (
    <Card className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto">
      {job ? (
        <JobDetail key={job.id} job={job} />
      ) : (
        <EmptyState icon={<MousePointerClick />} title="Select a job to view details" />
      )}
    </Card>
  );
}
