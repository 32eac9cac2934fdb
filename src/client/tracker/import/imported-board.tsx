import { useMemo } from "react";
import { useNavigate } from "react-router";
import { type BoardFile, recordsToTakeIn } from "../../../shared/tracker/import/board-file.rules.ts";
import { plannedRows } from "../../../shared/tracker/import/import-plan.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useManyCards } from "../bulk/use-many-cards.ts";
import { ImportPreview } from "./import-preview.tsx";
import { TakeInBar } from "./take-in-bar.tsx";
import { useTakenRows } from "./use-taken-rows.ts";

interface ImportedBoardProps {
  board: BoardFile;
  jobs: readonly TrackedJob[];
  onAnother: () => void;
}

/** What our own export makes of the board, with what is noted on its cards; nothing is saved before the press. */
export function ImportedBoard({ board, jobs, onAnother }: ImportedBoardProps) {
  const navigate = useNavigate();
  const manyCards = useManyCards();
  const plan = useMemo(() => plannedRows(board.rows, jobs), [board, jobs]);
  const { isWanted, taken, turnRow } = useTakenRows(plan);
  const takenUrls = taken.map(({ job_url }) => job_url);
  const records = recordsToTakeIn(board.records, takenUrls, []).length;

  const takeIn = async () => {
    const changes = taken.map((job) => ({ action: "add" as const, job }));
    const isDone = await manyCards.add(changes, board.records);
    if (isDone) await navigate("/jobtracking?view=table");
  };

  return (
    <div className="flex flex-col gap-8">
      <ImportPreview plan={plan} isTaken={isWanted} onTurn={turnRow} />
      {(records > 0 || board.unread > 0) && (
        <p className="text-muted">
          {records > 0 &&
            `${records === 1 ? "1 note or other record comes" : `${records} notes and other records come`} with them. `}
          {board.unread > 0 && `${board.unread} could not be read.`}
        </p>
      )}
      <TakeInBar count={taken.length} isBusy={manyCards.isBusy} onAnother={onAnother} onTakeIn={() => void takeIn()} />
    </div>
  );
}
