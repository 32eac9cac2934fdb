import { useState } from "react";
import type { ThreeProfiles } from "../../../shared/profile/merging/profile-merge.rules.ts";
import { isSame } from "../../../shared/profile/merging/same-value.rules.ts";
import {
  type ProfileDocument,
  type ProfileSection,
  profileDocument,
} from "../../../shared/profile/profile.contract.ts";
import { tidyProfile } from "../../../shared/profile/profile.rules.ts";
import {
  faultyFieldsInWords,
  type ProfileFaults,
  profileFaults,
} from "../../../shared/profile/profile-faults.rules.ts";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { type LoadedProfile, loadNewestProfile, useSaveProfile } from "../profile.queries.ts";
import type { ProfileDraft } from "./profile-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useOpenSections } from "./use-open-sections.ts";

export type ProfileEditing = ReturnType<typeof useProfileEditor>;

const sectionSaveFailed = 'Failed to save changes. Please try the "Save All Changes" button.';
const fullSaveFailed = "Failed to save profile. Please try again.";

const checkFields = (faults: ProfileFaults) =>
  `Please check the marked fields. Nothing is saved until this is right: ${faultyFieldsInWords(faults)}.`;

/** A save that met a version which this page had not seen. */
export interface ProfileConflict extends ThreeProfiles {
  theirVersion: number | undefined;
}

/** The profile as it stands on the page, which may be ahead of what the server has. */
export function useProfileEditor(loaded: LoadedProfile, kept: ProfileDraft | undefined) {
  const [saved, setSaved] = useState<LoadedProfile>(kept?.base ?? loaded);
  const [draft, setDraft] = useState(kept?.content ?? saved.content);
  const [error, setError] = useState("");
  const [conflict, setConflict] = useState<ProfileConflict>();
  const saving = useSaveProfile();

  const { noteTyping, keep } = useKeptDraft(() =>
    hasUnsavedChanges ? { base: saved, content: sections.read(draft) } : undefined,
  );
  const sections = useOpenSections(noteTyping);
  const hasUnsavedChanges = draft !== saved.content || sections.hasDirty;

  /** Opens the sections that break a rule, where the fields say which, and goes to the first of them. */
  const areRulesKept = (document: ProfileDocument): boolean => {
    const faults = profileFaults(document);
    const [first] = faults.sections;
    if (!first) return true;
    sections.showFaults(faults.sections);
    setError(checkFields(faults));
    return false;
  };

  const meetConflict = async (mine: ProfileDocument, base: LoadedProfile): Promise<void> => {
    const newest = await loadNewestProfile();
    setConflict({
      base: base.content,
      mine: sections.read(mine),
      theirs: newest.content,
      theirVersion: newest.version,
    });
  };

  const save = async (document: ProfileDocument, base: LoadedProfile, failure: string): Promise<boolean> => {
    const tidy = tidyProfile(profileDocument.safeParse(document).data ?? document);
    setDraft(tidy);
    setError("");
    if (!areRulesKept(tidy)) return false;
    if (base.version !== 0 && isSame(tidy, base.content)) {
      setDraft(base.content);
      showToast({ title: "Nothing was changed, so there was nothing to save." });
      return true;
    }
    // The call may find that the session has ended, which takes the page away.
    keep();
    try {
      setSaved(await saving.mutateAsync({ content: tidy, version: base.version }));
      showToast({ title: "Your profile was saved." });
      return true;
    } catch (failed) {
      const isMet =
        isProfileChanged(failed) &&
        (await meetConflict(tidy, base).then(
          () => true,
          () => false,
        ));
      if (!isMet) setError(failure);
      return false;
    }
  };

  /** Shows what the server has now in the place of everything on the page. */
  const show = (newest: LoadedProfile): void => {
    setError("");
    setSaved(newest);
    setDraft(newest.content);
    sections.closeAll();
  };

  return {
    draft,
    saved,
    error,
    sections,
    conflict,
    hasUnsavedChanges,
    isSaving: saving.isPending,

    /** Whether a section that reads as finished is not what the server has. */
    isUnsaved: (section: ProfileSection) => !isSame(draft[section], saved.content[section]),

    /** Saves the whole profile with a section's entries in it. */
    saveSection: (document: ProfileDocument) => save(document, saved, sectionSaveFailed),

    /** Saves the draft with whatever is entered in the sections that are open. */
    async saveAll(): Promise<void> {
      const document = await sections.collect(draft);
      if (!document) return setError(checkFields(profileFaults(sections.read(draft))));
      if (await save(document, saved, fullSaveFailed)) sections.settle(document);
    },

    /** Saves what was made of both sides of the conflict. */
    async saveMerged({ theirs, theirVersion }: ProfileConflict, merged: ProfileDocument): Promise<void> {
      const base = { content: theirs, version: theirVersion };
      setConflict(undefined);
      setSaved(base);
      sections.closeAll();
      await save(merged, base, fullSaveFailed);
    },

    /** Goes back to what the server has, as far as this page knows. */
    discard: () => show((loaded.version ?? 0) > (saved.version ?? 0) ? loaded : saved),

    show,

    postponeConflict: () => setConflict(undefined),
  };
}
