import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useWarningBeforeUnload } from "../../http/storage/use-warning-before-unload.ts";
import { LeaveDialog } from "../../ui/overlays/leave-dialog.tsx";
import { detailsDrafts, isEmpty } from "./details-draft.ts";

/** Asks before what was typed on a card is lost. Closing the card is a step of the page's address, and so are Back and every link. */
export function UnsavedDetails({ jobUrl, hasUnsavedChanges }: { jobUrl: string; hasUnsavedChanges: boolean }) {
  useWarningBeforeUnload(hasUnsavedChanges);
  const blocker = useBlocker(({ nextLocation }) => {
    const stays = new URLSearchParams(nextLocation.search).get("job") === jobUrl;
    // The draft itself is asked: after a deletion it is gone before this is drawn anew.
    return !stays && nextLocation.pathname !== "/login" && !isEmpty(detailsDrafts.read(jobUrl));
  });
  // Somebody left while it was being saved, and by now it is.
  useEffect(() => {
    if (!hasUnsavedChanges && blocker.state === "blocked") blocker.proceed();
  }, [hasUnsavedChanges, blocker]);
  const leave = () => {
    detailsDrafts.remove(jobUrl);
    blocker.proceed?.();
  };
  return (
    <LeaveDialog open={blocker.state === "blocked"} onStay={() => blocker.reset?.()} onLeave={leave}>
      What you wrote on this card is not saved yet. It is lost when you leave.
    </LeaveDialog>
  );
}
