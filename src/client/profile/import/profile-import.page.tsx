import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { WaitingImport } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { cvToRead } from "../../http/storage/cv-to-read.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { useHeadingFocus } from "../../ui/states/take-lost-focus.ts";
import { useProfile } from "../profile.queries.ts";
import { CheckedImport } from "./checked-import.tsx";
import { DropCv } from "./drop-cv.tsx";
import { readsCvs, useDiscardImport, waitingImport } from "./profile-import.queries.ts";

/** Takes a CV, shows what was read in it, and adds to the profile what the person takes of it. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const id = search.get("id") ?? undefined;
  const queryClient = useQueryClient();
  const server = useQuery(readsCvs);
  const waiting = useQuery({ ...waitingImport(id), enabled: server.data === true });
  const profile = useProfile();
  const [isChoosing, setChoosing] = useState(() => draftStore.read(cvToRead) !== undefined);

  const isChecking = Boolean(waiting.data && profile.data && !isChoosing);
  useHeadingFocus(waiting.isPending ? "" : isChecking ? (waiting.data?.id ?? "") : "choosing");

  const discarding = useDiscardImport();
  const show = (found: WaitingImport) => {
    // Waiting out of sight, it would come up at a later visit in the place of what was brought last.
    if (waiting.data && waiting.data.id !== found.id) discarding.mutate(waiting.data.id);
    queryClient.setQueryData(waitingImport(found.id).queryKey, found);
    setChoosing(false);
    setSearch({ id: found.id }, { replace: true });
  };

  if (server.data === false)
    return (
      <Screen>
        <ErrorState title="CVs cannot be read here" />
      </Screen>
    );
  if (waiting.isError || profile.isError) {
    const retry = () => void Promise.all([waiting.refetch(), profile.refetch()]);
    return (
      <Screen>
        <ErrorState title="This could not be loaded." onRetry={retry} />
      </Screen>
    );
  }
  if (waiting.isPending || !profile.data)
    return (
      <Screen>
        <LoadingState>Loading...</LoadingState>
      </Screen>
    );
  if (waiting.data && !isChoosing) {
    return (
      <CheckedImport
        key={waiting.data.id}
        found={waiting.data}
        loaded={profile.data}
        onProfileChanged={() => void profile.refetch()}
        onAnother={() => setChoosing(true)}
        onDiscarded={() => {
          setChoosing(true);
          setSearch({}, { replace: true });
        }}
      />
    );
  }
  return (
    <Screen>
      {id && !waiting.data && (
        <Notice>What was read in that file is not kept any more. Please drop the file again.</Notice>
      )}
      <DropCv onRead={show} replaced={waiting.data?.name} onKeep={() => setChoosing(false)} />
    </Screen>
  );
}

function Screen({ children }: { children: React.ReactNode }) {
  return (
    <PageBody>
      <PageHeader
        title="Bring your CV"
        back={{ to: "/profile", label: "Back to the profile" }}
        subtitle="Your profile begins with what your CV says already."
      />
      {children}
    </PageBody>
  );
}
