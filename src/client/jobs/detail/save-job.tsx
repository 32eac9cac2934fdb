import { Bookmark } from "lucide-react";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { Button } from "../../ui/button.tsx";
import { useRecordApplyClick } from "../board-jobs.queries.ts";

/** Puts the opening on the board without opening it; then the card is shown in the button's place. */
export function SaveJob({ job, onPress }: { job: JobPosting; onPress: () => void }) {
  const record = useRecordApplyClick(job);
  const save = () => {
    onPress();
    record.mutate();
  };
  return (
    <>
      <Button variant="secondary" busy={record.isPending || record.isSuccess} onClick={save}>
        {record.isIdle || record.isError ? <Bookmark aria-hidden="true" /> : null}
        Save
      </Button>
      {record.isError && (
        <p role="alert" className="text-danger text-sm">
          This could not be saved. Please try again.
        </p>
      )}
    </>
  );
}
