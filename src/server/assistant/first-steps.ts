import { firstSearchFor } from "../../engines/assistant/assistant.ts";
import type { FirstSteps } from "../../shared/assistant/assistant.contract.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import type { TrackerStore } from "../tracker/tracker.store.ts";

export interface FirstStepsParts {
  profileStore: Pick<ProfileStore, "load">;
  trackerStore: Pick<TrackerStore, "progress">;
}

/** How far somebody has come. A profile that names the person alone says nothing of what they have done. */
export async function firstStepsOf(
  { profileStore, trackerStore }: FirstStepsParts,
  userId: string,
): Promise<FirstSteps> {
  const { personal_details, ...done } = await profileStore.load(userId);
  const { newestUrl, hasDocuments, hasApplied } = await trackerStore.progress(userId);
  return {
    success: true,
    has_profile: Object.values(done).some(({ length }) => length > 0),
    ...firstSearchFor({ personal_details, ...done }),
    opening_url: newestUrl,
    has_documents: hasDocuments,
    has_applied: hasApplied,
  };
}
