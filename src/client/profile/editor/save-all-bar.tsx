import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { StickyBar } from "../../ui/page/sticky-bar.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { ProfileEditing } from "./use-profile-editor.ts";

/** Stays in sight while something is not saved yet. */
export function SaveAllBar({ editing }: { editing: ProfileEditing }) {
  const { error, hasUnsavedChanges, isSaving, discard } = editing;
  const saveAll = useOneAtATime(editing.saveAll);
  if (!hasUnsavedChanges && error === "") return null;
  return (
    <StickyBar>
      <FormError>{error}</FormError>
      {hasUnsavedChanges && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">You have unsaved changes.</p>
          <div className="flex flex-wrap gap-2">
            <InlineConfirm
              variant="secondary"
              question="Discard all of them?"
              confirmLabel="Discard"
              cancelLabel="Keep"
              onConfirm={discard}
            >
              Discard all
            </InlineConfirm>
            <Button busy={isSaving} onClick={() => void saveAll()}>
              Save All Changes
            </Button>
          </div>
        </div>
      )}
    </StickyBar>
  );
}
