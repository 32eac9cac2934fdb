import { useRef } from "react";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { useUndoOffer } from "../../ui/overlays/use-undo-offer.ts";
import type { ProfileEditing } from "../editor/use-profile-editor.ts";
import { useRestoreVersion } from "../profile.queries.ts";

export type VersionRestoring = ReturnType<typeof useVersionRestoring>;

/** Brings earlier versions back, and takes that back. */
export function useVersionRestoring(editing: ProfileEditing) {
  const restoring = useRestoreVersion();
  const offerUndo = useUndoOffer();
  const latest = useRef(editing);
  latest.current = editing;

  const bringBack = async (version: number): Promise<boolean> => {
    const base = latest.current.saved.version;
    try {
      editing.show(await restoring.mutateAsync({ version, base }));
      return true;
    } catch {
      return false;
    }
  };
  const undo = async (version: number): Promise<void> => {
    const title = latest.current.hasUnsavedChanges
      ? "Save or discard your changes before you bring a version back."
      : (await bringBack(version))
        ? undefined
        : "That did not work. History has every version.";
    if (title) showToast({ title, tone: "error" });
  };

  return {
    async restore(version: number): Promise<boolean> {
      const replaced = latest.current.saved.version;
      const isBack = await bringBack(version);
      if (isBack && replaced !== undefined) offerUndo("The earlier version is back.", () => void undo(replaced));
      return isBack;
    },
    /** Nothing may be brought back over what is not saved. */
    isBlocked: editing.hasUnsavedChanges,
    isPending: restoring.isPending,
    error: restoring.isError ? failureText(restoring.error) : "",
  };
}

function failureText(error: Error): string {
  if (isProfileChanged(error)) return "Your profile was changed elsewhere. Please reload the page first.";
  return "This version could not be brought back. Please try again.";
}
