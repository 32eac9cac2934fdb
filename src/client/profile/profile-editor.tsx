import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { PageBody } from "../ui/page-body.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { profileSections } from "./profile-sections.ts";
import { SaveAllBar } from "./save-all-bar.tsx";
import { SectionIndex } from "./section-index.tsx";
import { useProfileEditor } from "./use-profile-editor.ts";

export function ProfileEditor({ loaded }: { loaded: ProfileDocument }) {
  const editing = useProfileEditor(loaded);

  return (
    <PageBody className="max-w-6xl">
      <PageHeader title="Profile" subtitle="Your CVs and letters say what stands here, and nothing else." />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {profileSections.map((parts) => (
            <ProfileSection key={parts.section} parts={parts} editing={editing} />
          ))}
          <SaveAllBar editing={editing} />
          <LeavingDialog hasUnsavedChanges={editing.hasUnsavedChanges} />
        </div>
        <SectionIndex profile={editing.draft} />
      </div>
    </PageBody>
  );
}
