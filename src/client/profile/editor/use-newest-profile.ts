import { useEffectEvent, useLayoutEffect } from "react";
import { changeChannel } from "../../http/storage/change-channel.ts";
import { loadNewestProfile } from "../profile.queries.ts";
import type { ProfileEditing } from "./use-profile-editor.ts";

/** Follows what is saved in another tab, or elsewhere while this tab was not in sight, as long as nothing is being edited here. */
export function useNewestProfile(editing: ProfileEditing): void {
  const isNewer = (version: number | undefined) =>
    version !== undefined && version > (editing.saved.version ?? version);
  const showNewest = useEffectEvent(async () => {
    if (editing.hasUnsavedChanges || editing.isSaving || editing.saved.version === undefined) return;
    const newest = await loadNewestProfile().catch(() => undefined);
    if (newest) showUnlessEdited(newest);
  });
  // What was begun here while it was on its way stays.
  const showUnlessEdited = useEffectEvent((newest: ProfileEditing["saved"]) => {
    if (!editing.hasUnsavedChanges && !editing.isSaving && isNewer(newest.version)) editing.show(newest);
  });

  // From the moment that it is shown: an effect would begin behind the paint.
  useLayoutEffect(() => {
    const lookAgain = () => document.visibilityState === "visible" && void showNewest();
    document.addEventListener("visibilitychange", lookAgain);
    const stop = changeChannel.subscribe((path) => path.startsWith("/api/profile") && void showNewest());
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      stop();
    };
  }, []);
}
