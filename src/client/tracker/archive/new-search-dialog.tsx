import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { ManyCards } from "../bulk/use-many-cards.ts";

interface NewSearchDialogProps {
  open: boolean;
  /** Those on the board. */
  jobs: readonly TrackedJob[];
  manyCards: ManyCards;
  onClose: () => void;
}

/** Begins anew: every card of the board goes to the archive. */
export function NewSearchDialog({ open, jobs, manyCards, onClose }: NewSearchDialogProps) {
  const cards = jobs.length === 1 ? "The one card" : `All ${jobs.length} cards`;
  const start = async () => {
    if (await manyCards.archive(jobs)) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Start a new search"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={manyCards.isBusy} onClick={() => void start()}>
            {jobs.length === 1 ? "Archive it" : `Archive all ${jobs.length}`}
          </Button>
        </>
      }
    >
      <p>
        {cards} of your board {jobs.length === 1 ? "goes" : "go"} to the archive, and the board is empty. Nothing is
        lost: there you can read and find them, with their documents, notes and history, and put them back one by one or
        all together.
      </p>
    </Dialog>
  );
}
