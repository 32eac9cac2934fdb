import { z } from "zod/mini";
import { profileVersion, storedProfile } from "../../../shared/profile/profile.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";

const draftName = "profile";

const profileDraft = z.object({
  /** What the server had when the edit began. */
  base: z.object({ content: storedProfile, version: z.optional(profileVersion) }),
  /** The profile with everything typed so far. */
  content: storedProfile,
});

export type ProfileDraft = z.infer<typeof profileDraft>;

/** What was typed before a session ended or a page was reloaded; undefined when there is nothing. */
export function readProfileDraft(): ProfileDraft | undefined {
  return profileDraft.safeParse(draftStore.read(draftName)).data;
}

/** Writes for whoever is signed in now; undefined removes the draft. */
export function profileDraftWriter(): (draft: ProfileDraft | undefined) => void {
  const write = draftStore.writer(draftName);
  return (draft) => (draft ? write(draft) : forgetProfileDraft());
}

/** For whoever leaves the page without what was typed. */
export function forgetProfileDraft(): void {
  draftStore.remove(draftName);
}
