import { readingOfDraft } from "../cv-import/reading-of-draft.rules.ts";
import { withEntries } from "../cv-import/taken-entries.rules.ts";
import type { ProfileDocument } from "../profile.contract.ts";
import { emptyProfile, tidyProfile } from "../profile.rules.ts";
import type { CvDraft } from "./cv-draft.contract.ts";

/** The draft in the profile's form, values cut at the profile's limits. What has no field there is left out. */
export function profileOfDraft(draft: CvDraft): ProfileDocument {
  const entries = readingOfDraft(draft).entries.map(({ section, values }) => ({
    section,
    match: undefined,
    values: values.map(({ field, value }) => ({ field, value, present: "" })),
  }));
  return tidyProfile(withEntries(emptyProfile(), entries).profile);
}
