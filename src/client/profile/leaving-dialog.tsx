import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Asks before what is not saved is lost: in a dialog of ours inside the application, in the browser's when it closes. */
export function LeavingDialog({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  useWarningBeforeUnload(hasUnsavedChanges);
  // An ended session leads to /login, and nothing may hold that up.
  const blocker = useBlocker(({ nextLocation, currentLocation }) => {
    const leaves = nextLocation.pathname !== currentLocation.pathname;
    return hasUnsavedChanges && leaves && nextLocation.pathname !== "/login";
  });

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        </>
      }
    >
      <p>Your profile has changes that are not saved yet. They are lost when you leave.</p>
    </Dialog>
  );
}

function useWarningBeforeUnload(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasUnsavedChanges]);
}
