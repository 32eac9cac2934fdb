import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** The sentence that says what would be lost. */
  children: ReactNode;
}

/** Asks before somebody leaves what is not saved. */
export function LeaveDialog({ open, onStay, onLeave, children }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Stay here</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
