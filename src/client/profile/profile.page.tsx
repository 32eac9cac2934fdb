import { useDeferredValue, useState } from "react";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { readProfileDraft } from "./editor/profile-draft.ts";
import { ProfileEditor } from "./editor/profile-editor.tsx";
import { useProfile } from "./profile.queries.ts";

export function Component() {
  const { data, isError, refetch } = useProfile();
  const [kept] = useState(readProfileDraft);
  // Drawn in pieces, between which the browser answers: so it is with what the other pages wait for.
  const isShown = useDeferredValue(data !== undefined);
  if (data && isShown) return <ProfileEditor loaded={data} kept={kept} />;
  if (!isError) return <LoadingState>Loading profile...</LoadingState>;
  return (
    <ErrorState title="Failed to load profile" onRetry={() => void refetch()}>
      <p>Failed to load profile. Please try again later.</p>
    </ErrorState>
  );
}
