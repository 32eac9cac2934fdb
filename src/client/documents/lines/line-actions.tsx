import { ArrowDown, ArrowUp, Pencil, Plus, RefreshCw, Trash2 } from "lucide-react";
import type { ReviewedLine } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Moving } from "./use-moving.ts";

interface LineActionsProps {
  line: ReviewedLine;
  moving: Moving;
  isBusy: boolean;
  onEdit: () => void;
  onAdd: () => void;
  tellDifferently: () => void;
  leaveOut: () => void;
}

/** What can be done to a line. */
export function LineActions({ line, moving, isBusy, onEdit, onAdd, tellDifferently, leaveOut }: LineActionsProps) {
  return (
    <>
      {(line.can_edit || line.can_tell_differently || line.can_leave_out) && (
        <div className="flex flex-wrap gap-2">
          {line.can_edit && (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={onEdit}>
              <Pencil aria-hidden="true" /> Edit
            </Button>
          )}
          {line.can_edit && (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={onAdd}>
              <Plus aria-hidden="true" /> Add a sentence
            </Button>
          )}
          {line.can_tell_differently && (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={tellDifferently}>
              <RefreshCw aria-hidden="true" /> Tell it differently
            </Button>
          )}
          {line.can_leave_out && (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={leaveOut}>
              <Trash2 aria-hidden="true" /> Leave out
            </Button>
          )}
          <MoveLine place={line.place} moving={moving} isBusy={isBusy} />
        </div>
      )}
      {!line.can_edit && (
        <p className="text-muted text-sm">This stands as your profile or the posting has it: change it there.</p>
      )}
    </>
  );
}

/** The keys for it are said where it is done. */
function MoveLine({ place, moving, isBusy }: { place: string; moving: Moving; isBusy: boolean }) {
  const [canGoUp, canGoDown] = [-1, 1].map((steps) => moving.canMove(place, steps));
  if (!canGoUp && !canGoDown) return null;
  return (
    <span className="flex">
      <IconButton label="Move up (Alt+↑)" disabled={isBusy || !canGoUp} onClick={() => moving.move(place, -1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label="Move down (Alt+↓)" disabled={isBusy || !canGoDown} onClick={() => moving.move(place, 1)}>
        <ArrowDown />
      </IconButton>
    </span>
  );
}
