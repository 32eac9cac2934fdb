import { useMemo } from "react";
import { takeOver } from "../../shared/assistant/profile-takeover.rules.ts";
import { fromJsonResume } from "../../shared/profile/json-resume-import.rules.ts";
import { profileDifferences } from "../../shared/profile/profile-differences.rules.ts";
import { pathInWords } from "../../shared/profile/profile-words.rules.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormError } from "../ui/form-error.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";
import type { ProfileEditing } from "./use-profile-editor.ts";

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
          <Button disabled={!result?.added || isBlocked} busy={editing.isSaving} onClick={() => void save()}>
            Take over
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!result && <FormError>This file is no JSON Resume.</FormError>}
        {result && isBlocked && <p>Save or cancel your changes first.</p>}
        {result && (
          <DifferenceList
            differences={profileDifferences(editing.draft, result.profile)}
            empty="Your profile already has all of this."
          />
        )}
        {read && read.faults.length > 0 && (
          <p className="text-muted text-sm">
            Shortened or left out, because of the limits of the profile: {read.faults.map(pathInWords).join("; ")}.
          </p>
        )}
      </div>
    </Dialog>
  );
}
