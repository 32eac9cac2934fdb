import { useState } from "react";
import type { WaitingImport } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { Button } from "../../ui/button.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import type { LoadedProfile } from "../profile.queries.ts";
import { ImportOutcome } from "./import-outcome.tsx";
import { ImportReview } from "./import-review.tsx";
import { type SavedImport, useDiscardImport } from "./profile-import.queries.ts";
import { forgetImportChanges, useImportChanges } from "./use-import-changes.ts";

interface CheckedImportProps {
  found: WaitingImport;
  loaded: LoadedProfile;
  onProfileChanged: () => void;
  /** Another file is to be read. */
  onAnother: () => void;
  onDiscarded: () => void;
}

/** An import from the first look to the saved profile, and back. */
export function CheckedImport({ found, loaded, onProfileChanged, onAnother, onDiscarded }: CheckedImportProps) {
  const editing = useImportChanges(found.id);
  const [saved, setSaved] = useState<SavedImport>();
  const discarding = useDiscardImport();
  const discard = () => {
    forgetImportChanges();
    discarding.mutate(found.id, { onSettled: onDiscarded });
  };

  if (saved) {
    return (
      <PageBody>
        <PageHeader title="Added to your profile" />
        <ImportOutcome
          name={found.name}
          saved={saved}
          onUndone={() => {
            onProfileChanged();
            setSaved(undefined);
          }}
        />
      </PageBody>
    );
  }
  return (
    <PageBody className="max-w-7xl">
      <PageHeader
        title="Check what was read"
        subtitle={`From ${found.name}. Nothing of it enters your profile before you add it.`}
        actions={
          <>
            <Button variant="secondary" onClick={onAnother}>
              Another file
            </Button>
            <InlineConfirm
              variant="secondary"
              question="Discard what was read?"
              confirmLabel="Discard"
              cancelLabel="Keep"
              busy={discarding.isPending}
              onConfirm={discard}
            >
              Discard
            </InlineConfirm>
          </>
        }
      />
      {!looksLikeCv(found) && (
        <Notice>
          I found no positions, studies or skills in this file. It reads like a letter or another document rather than a
          CV. You can still place its lines below, or take another file.
        </Notice>
      )}
      {found.reading.isCut && <Notice>{cutText(found.reading)}</Notice>}
      {isFromPicture(found) && (
        <Notice>
          These words were made out from a picture, which is less sure than text: please compare them with it, above all
          numbers and addresses.
        </Notice>
      )}
      <ImportReview
        found={found}
        loaded={loaded}
        editing={editing}
        onSaved={setSaved}
        onProfileChanged={onProfileChanged}
      />
    </PageBody>
  );
}

const cutText = ({ pages, lines }: WaitingImport["reading"]) =>
  `This file is longer than what I read at once. I read it up to ${pages.length > 0 ? `page ${pages.length}` : `line ${lines.length}`}; what stands further down is missing here.`;

const isFromPicture = ({ reading }: WaitingImport) =>
  reading.entries.some(({ values }) => values.some(({ why }) => why === "picture"));

const careerSections = new Set(["professional_experience", "volunteer_experience", "education", "skills"]);

const looksLikeCv = ({ reading }: WaitingImport) => reading.entries.some(({ section }) => careerSections.has(section));
