import { CircleCheck } from "lucide-react";
import type { ChatAction } from "../../../../shared/assistant/assistant.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/fields/form-error.tsx";
import { useTrack } from "../../assistant.queries.ts";

/** A change of the board as it will be: done on one press, undone with one. */
export function TrackButton({ action }: { action: Extract<ChatAction, { kind: "track" }> }) {
  const track = useTrack(action);
  if (track.state === "done") {
    return (
      <span role="status" className="inline-flex flex-wrap items-center gap-2 text-[0.9375rem]">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
        {action.done}
        <Button variant="quiet" size="small" busy={track.busy} onClick={track.undo}>
          {action.undo}
        </Button>
        {track.failed && <FormError>That did not work. Please try again.</FormError>}
      </span>
    );
  }
  return (
    <span className="flex flex-col gap-1">
      <Button
        size="small"
        busy={track.busy}
        className="max-w-full whitespace-normal! break-words py-1 text-left"
        onClick={track.press}
      >
        {action.label}
      </Button>
      {track.failed && <FormError>Your board could not be changed. Please try again.</FormError>}
    </span>
  );
}
