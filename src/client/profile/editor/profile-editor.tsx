import { Download, FileUp, History, PenLine, Quote } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { toJsonResume } from "../../../shared/profile/json-resume/json-resume-export.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { type PageAction, PageActions } from "../../ui/page/page-actions.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { HintList } from "../fields/hint-list.tsx";
import type { LoadedProfile } from "../profile.queries.ts";
import { ProfileSectionPanel } from "../sections/profile-section.tsx";
import { profileSections } from "../sections/profile-sections.ts";
import { SectionIndex } from "../sections/section-index.tsx";
import { ConflictDialog } from "../versions/conflict-dialog.tsx";
import { HistoryDialog } from "../versions/history-dialog.tsx";
import { useVersionRestoring } from "../versions/use-version-restoring.ts";
import { LineMarking } from "../views/line-mark.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import type { ProfileDraft } from "./profile-draft.ts";
import { SaveAllBar } from "./save-all-bar.tsx";
import { useNewestProfile } from "./use-newest-profile.ts";
import { useProfileEditor } from "./use-profile-editor.ts";

interface ProfileEditorProps {
  loaded: LoadedProfile;
  /** What was typed before the session ended, if anything. */
  kept: ProfileDraft | undefined;
}

const links: PageAction[] = [
  { label: "Polish your wording", icon: <PenLine aria-hidden="true" />, to: "/profile/polish" },
  { label: "Confirmed wordings", icon: <Quote aria-hidden="true" />, to: "/profile/wordings" },
];

const exportProfile = (profile: ProfileDocument) =>
  saveAsFile(JSON.stringify(toJsonResume(profile), null, 2), "application/json", "resume.json");

export function ProfileEditor({ loaded, kept }: ProfileEditorProps) {
  const editing = useProfileEditor(loaded, kept);
  const restoring = useVersionRestoring(editing);
  const [showsHistory, setShowsHistory] = useState(false);
  useSectionOfAddress();
  useNewestProfile(editing);
  // Nobody needs to be told what is missing from what they have not begun.
  const hasBegun = editing.saved.version !== 0 || editing.hasUnsavedChanges;
  const history = {
    label: "History",
    icon: <History aria-hidden="true" />,
    onSelect: () => setShowsHistory(true),
  };
  const actions: PageAction[] = [
    ...(editing.saved.version === undefined ? [] : [...links, history]),
    {
      label: "Export as JSON Resume",
      icon: <Download aria-hidden="true" />,
      onSelect: () => exportProfile(editing.saved.content),
    },
  ];

  return (
    <PageBody className="max-w-6xl">
      <PageHeader
        title="Profile"
        subtitle="Your CVs and letters say what stands here, and nothing else."
        actions={
          <>
            {editing.saved.version !== undefined && (
              <LinkButton variant={hasBegun ? "secondary" : "primary"} to="/profile/import">
                <FileUp aria-hidden="true" />
                Bring your CV
              </LinkButton>
            )}
            {hasBegun && <PageActions actions={actions} />}
          </>
        }
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {hasBegun && <HintList profile={editing.draft} />}
          <LineMarking isKnown={editing.saved.version !== undefined}>
            {profileSections.map((parts) => (
              <ProfileSectionPanel key={parts.section} parts={parts} editing={editing} />
            ))}
          </LineMarking>
          <SaveAllBar editing={editing} />
          <LeavingDialog hasUnsavedChanges={editing.hasUnsavedChanges} onDiscard={editing.discard} />
        </div>
        <SectionIndex profile={editing.draft} />
      </div>
      {showsHistory && editing.saved.version !== undefined && (
        <HistoryDialog present={editing.saved.version} restoring={restoring} onClose={() => setShowsHistory(false)} />
      )}
      {editing.conflict && <ConflictDialog editing={editing} conflict={editing.conflict} />}
    </PageBody>
  );
}

/** A link to a section is followed before the profile is there to be scrolled. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
