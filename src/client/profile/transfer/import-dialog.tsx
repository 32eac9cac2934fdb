import { useMemo } from "react";
import { takeOver } from "../../../shared/assistant/profile-takeover.rules.ts";
import { fromJsonResume } from "../../../shared/profile/json-resume/json-resume-import.rules.ts";
import { profileDifferences } from "../../../shared/profile/merging/profile-differences.rules.ts";
import { isSame } from "../../../shared/profile/merging/same-value.rules.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { pathInWords } from "../../../shared/profile/profile-words.rules.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { ProfileEditing } from "../editor/use-profile-editor.ts";
import { DifferenceList } from "../versions/difference-list.tsx";

interface ImportDialogProps {
  /** What the chosen file holds. */
  text: string;
  editing: ProfileEditing;
  onClose: () => void;
}

/** Shows what a JSON Resume would add to the profile. What the person has entered stays as it is. */
export function ImportDialog({ text, editing, onClose }: ImportDialogProps) {
  const read = useMemo(() => fromJsonResume(text), [text]);
  const result = read && takeOver(editing.draft, read.profile);
  const isNothing = read !== undefined && isSame(read.profile, emptyProfile());
  const isBlocked = editing.hasUnsavedChanges;
  const save = useOneAtATime(async () => {
    if (!result) return;
    await editing.saveSection(result.profile);
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import a JSON Resume"
      description="Empty fields are filled and missing entries added. What you have entered stays as it is."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {!isNothing && (
            <Button disabled={!result?.added || isBlocked} busy={editing.isSaving} onClick={() => void save()}>
              Take over
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!result && <FormError>This file is no JSON Resume.</FormError>}
        {isNothing && <FormError>Nothing in this file could be read.</FormError>}
        {result && !isNothing && isBlocked && <p>Save or cancel your changes first.</p>}
        {result && !isNothing && (
          <DifferenceList
            differences={profileDifferences(editing.draft, result.profile)}
            empty="Your profile already has all of this."
          />
        )}
        {read && read.faults.length > 0 && (
          <p className="text-muted text-sm">
            Shortened or left out, because it does not fit the profile: {read.faults.map(pathInWords).join("; ")}.
          </p>
        )}
      </div>
    </Dialog>
  );
}
