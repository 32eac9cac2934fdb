import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/form-error.tsx";
import type { ProfileEditing } from "./use-profile-editor.ts";

/** Stays in sight while something is not saved yet. */
export function SaveAllBar({ editing }: { editing: ProfileEditing }) {
  const { error, hasUnsavedChanges, isSaving, saveAll } = editing;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 px-4 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden md:mx-0 md:px-0">
      <FormError>{error}</FormError>
      {hasUnsavedChanges && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised px-4 py-3 shadow-float">
          <p className="text-muted">You have unsaved changes.</p>
          <Button busy={isSaving} onClick={() => void saveAll()}>
            Save All Changes
          </Button>
        </div>
      )}
    </div>
  );
}
