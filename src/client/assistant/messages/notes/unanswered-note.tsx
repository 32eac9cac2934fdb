import { RotateCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** Below a message that got no reply. */
export function UnansweredNote({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-2 self-end text-muted text-sm">
      This message has no reply.
      <Button variant="quiet" size="small" disabled={busy} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
