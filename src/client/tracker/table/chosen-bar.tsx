import { Archive, ArchiveRestore, ChevronDown, Trash2 } from "lucide-react";
import { type JobStatus, jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import type { ManyCards } from "../bulk/use-many-cards.ts";

interface ChosenBarProps {
  jobs: readonly TrackedJob[];
  isArchive: boolean;
  manyCards: ManyCards;
  onDone: () => void;
}

/** What can be done with the chosen rows. */
export function ChosenBar({ jobs, isArchive, manyCards, onDone }: ChosenBarProps) {
  if (jobs.length === 0) return null;
  const act = (done: Promise<boolean>) => void done.then((isDone) => isDone && onDone());
  return (
    <section
      aria-label="Chosen jobs"
      className="flex shrink-0 flex-wrap items-center gap-2 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums">
        {jobs.length} chosen
      </p>
      {isArchive ? (
        <Button busy={manyCards.isBusy} onClick={() => act(manyCards.putBack(jobs))}>
          <ArchiveRestore aria-hidden="true" /> Put back
        </Button>
      ) : (
        <>
          <MoveTo isBusy={manyCards.isBusy} onMove={(status) => act(manyCards.move(jobs, status))} />
          <Button variant="secondary" disabled={manyCards.isBusy} onClick={() => act(manyCards.archive(jobs))}>
            <Archive aria-hidden="true" /> Archive
          </Button>
        </>
      )}
      <InlineConfirm
        key={jobs.length}
        question={`Remove ${jobs.length}?`}
        confirmLabel="Remove"
        busy={manyCards.isBusy}
        onConfirm={() => act(manyCards.remove(jobs))}
      >
        <Trash2 aria-hidden="true" /> Remove
      </InlineConfirm>
      <Button variant="quiet" onClick={onDone} className="ml-auto">
        Choose none
      </Button>
    </section>
  );
}

function MoveTo({ isBusy, onMove }: { isBusy: boolean; onMove: (status: JobStatus) => void }) {
  return (
    <Menu
      label="Move to"
      trigger={(props) => (
        <Button busy={isBusy} {...props}>
          Move to
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
      items={jobStatuses.map((status) => ({ label: status, onSelect: () => onMove(status) }))}
    />
  );
}
