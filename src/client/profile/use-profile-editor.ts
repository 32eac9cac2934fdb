import { useState } from "react";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { tidyProfile } from "../../shared/profile/profile.rules.ts";
import { useSaveProfile } from "./profile.queries.ts";
import { useOpenSections } from "./use-open-sections.ts";

export type ProfileEditing = ReturnType<typeof useProfileEditor>;

const sectionSaveFailed = 'Failed to save changes. Please try the "Save All Changes" button.';
const fullSaveFailed = "Failed to save profile. Please try again.";

/** The profile as it stands on the page, which may be ahead of what the server has. */
export function useProfileEditor(loaded: ProfileDocument) {
  const [draft, setDraft] = useState(loaded);
  const [saved, setSaved] = useState(loaded);
  const [error, setError] = useState("");
  const sections = useOpenSections();
  const saving = useSaveProfile();

  const save = async (document: ProfileDocument, failure: string): Promise<boolean> => {
    const tidy = tidyProfile(document);
    setDraft(tidy);
    setError("");
    try {
      await saving.mutateAsync(tidy);
    } catch {
      setError(failure);
      return false;
    }
    setSaved(tidy);
    return true;
  };

  return {
    draft,
    error,
    sections,
    isSaving: saving.isPending,
    hasUnsavedChanges: draft !== saved || sections.hasDirty,

    /** Saves the whole profile with a section's entries in it. */
    saveSection: (document: ProfileDocument) => save(document, sectionSaveFailed),

    /** Saves the draft with whatever is entered in the sections that are open. */
    async saveAll(): Promise<void> {
      const document = await sections.collect(draft);
      if (!document) return setError("Please check the marked fields.");
      if (await save(document, fullSaveFailed)) sections.closeAll();
    },
  };
}
