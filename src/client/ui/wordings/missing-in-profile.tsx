import { TextLink } from "../text-link.tsx";
import type { ChangeFailure } from "./change-failure.ts";

/** Why a line in the person's words was not taken; where their profile lacks something, the way to it. */
export function MissingInProfile({ failure, section }: { failure: ChangeFailure; section: string | undefined }) {
  return (
    <>
      <p>{failure.sentence}</p>
      {failure.isUnheld && (
        <p className="mt-1">
          If it is true, <TextLink to={`/profile${section ? `#${section}` : ""}`}>add it to your profile</TextLink> and
          save this line again. What you typed is kept.
        </p>
      )}
    </>
  );
}
