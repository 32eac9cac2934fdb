import type { ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import { deferred, useDeferred } from "../states/deferred.ts";
import { TextLink } from "../text-link.tsx";
import type { ChangeFailure } from "./change-failure.ts";

/** It brings the fields of the profile along, which few sentences need. */
const addToProfile = deferred(async () => (await import("./add-to-profile.tsx")).AddToProfile);

interface MissingInProfileProps {
  failure: ChangeFailure;
  /** What was typed. */
  text: string;
  /** Of the line that it would replace. */
  source: ReviewedFact | undefined;
  /** Saves what was typed again. */
  onAdded: () => Promise<unknown>;
}

/** Where a line of a job would be the wrong place for what is missing: a degree is held by a study. */
const sectionOfKind: Record<string, string> = {
  ...{ degree: "education", unfinished: "education", credential: "certifications", level: "personal_details" },
  ...{ title: "professional_experience", rank: "professional_experience", ended: "professional_experience" },
};

/** What the profile lacks of a line in the person's words, with the way to add it: the line itself to its job, or another field. */
export function MissingInProfile({ failure, text, source, onAdded }: MissingInProfileProps) {
  const section = (failure.kind && sectionOfKind[failure.kind]) ?? undefined;
  const AddToProfile = useDeferred(addToProfile, section === undefined);
  if (section === undefined) return AddToProfile && <AddToProfile text={text} source={source} onAdded={onAdded} />;
  return (
    <p>
      If it is true, <TextLink to={`/profile#${section}`}>add it to your profile</TextLink> and save this line again.
      What you typed is kept.
    </p>
  );
}
