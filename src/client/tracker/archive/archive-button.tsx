import { Archive, ArchiveRestore } from "lucide-react";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { useManyCards } from "../bulk/use-many-cards.ts";

/** Takes one card off the board, or puts it back. */
export function ArchiveButton({ job, onDone }: { job: TrackedJob; onDone: () => void }) {
  const manyCards = useManyCards();
  const press = async () => {
    const isDone = await (job.archived_at ? manyCards.putBack([job]) : manyCards.archive([job]));
    if (isDone) onDone();
  };
  const Icon = job.archived_at ? ArchiveRestore : Archive;
  return (
    <Button variant="secondary" busy={manyCards.isBusy} onClick={() => void press()}>
      <Icon aria-hidden="true" className="max-md:hidden" />
      {job.archived_at ? "Put back" : "Archive"}
    </Button>
  );
}
