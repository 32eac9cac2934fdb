import { useState } from "react";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import type { ProfileEditing } from "../editor/use-profile-editor.ts";
import { useRestoreVersion } from "../profile.queries.ts";

export type VersionRestoring = ReturnType<typeof useVersionRestoring>;

/** Brings earlier versions back, and takes that back. */
export function useVersionRestoring(editing: ProfileEditing) {
  const restoring = useRestoreVersion();
  const [replaced, setReplaced] = useState<number>();
  const present = editing.saved.version;

  const restore = async (version: number): Promise<boolean> => {
    try {
      editing.show(await restoring.mutateAsync({ version, base: present }));
    } catch {
      return false;
    }
    setReplaced(present);
    return true;
  };

  return {
    restore,
    /** Nothing may be brought back over what is not saved. */
    isBlocked: editing.hasUnsavedChanges,
    isPending: restoring.isPending,
    error: restoring.isError ? failureText(restoring.error) : "",
    /** The version that the last restoring replaced, until it is taken back. */
    replaced,
    async undo(): Promise<void> {
      if (replaced !== undefined && (await restore(replaced))) setReplaced(undefined);
    },
  };
}

function failureText(error: Error): string {
  if (isProfileChanged(error)) return "Your profile was changed elsewhere. Please reload the page first.";
  return "This version could not be brought back. Please try again.";
}
