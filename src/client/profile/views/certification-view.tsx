import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { EntryView, EntryViews } from "./entry-view.tsx";
import { LineMark } from "./line-mark.tsx";

const section = "certifications";

export function CertificationView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No certificates yet.">
      {(entry) => (
        <EntryView
          title={entry.certification_name}
          place={entry.certification_organization}
          period={entry.certification_date}
        >
          <LineMark text={entry.certification_name} isName />
        </EntryView>
      )}
    </EntryViews>
  );
}
