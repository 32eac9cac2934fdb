import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useWarningBeforeUnload } from "../../http/storage/use-warning-before-unload.ts";
import { LeaveDialog } from "../../ui/overlays/leave-dialog.tsx";
import { forgetProfileDraft } from "./profile-draft.ts";

interface LeavingDialogProps {
  hasUnsavedChanges: boolean;
  onDiscard: () => void;
}

/** Asks before what is not saved is lost: in a dialog of ours inside the application, in the browser's when it closes. */
export function LeavingDialog({ hasUnsavedChanges, onDiscard }: LeavingDialogProps) {
  useWarningBeforeUnload(hasUnsavedChanges);
  // An ended session leads to /login, and nothing may hold that up.
  const blocker = useBlocker(({ nextLocation, currentLocation }) => {
    const leaves = nextLocation.pathname !== currentLocation.pathname;
    return hasUnsavedChanges && leaves && nextLocation.pathname !== "/login";
  });

  // Somebody left while it was being saved, and by now it is; or gave it up.
  useEffect(() => {
    if (!hasUnsavedChanges && blocker.state === "blocked") blocker.proceed();
  }, [hasUnsavedChanges, blocker]);

  const leave = () => {
    // The next page may take its time; what this one still holds meanwhile is kept as a draft.
    onDiscard();
    forgetProfileDraft();
  };

  return (
    <LeaveDialog open={blocker.state === "blocked"} onStay={() => blocker.reset?.()} onLeave={leave}>
      Your profile has changes that are not saved yet. They are lost when you leave.
    </LeaveDialog>
  );
}
