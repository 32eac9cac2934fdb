import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { dotSeparated, EntryView, EntryViews } from "./entry-view.tsx";
import { LineMark } from "./line-mark.tsx";

const section = "education";

export function EducationView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No schools or universities yet.">
      {({ institution, attendance, degree_type, specialization, gpa }) => (
        <EntryView
          title={[degree_type, specialization].filter(Boolean).join(", ") || institution}
          place={dotSeparated(degree_type || specialization ? institution : "", gpa && `GPA ${gpa}`)}
          period={attendance}
        >
          <LineMark text={degree_type} isName />
          <LineMark text={specialization} isName />
        </EntryView>
      )}
    </EntryViews>
  );
}
