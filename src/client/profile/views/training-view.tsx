import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { dotSeparated, EntryView, EntryViews } from "./entry-view.tsx";
import { LineMark } from "./line-mark.tsx";

const section = "training";

export function TrainingView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No courses or training yet.">
      {(entry) => (
        <EntryView
          title={entry.training_name || entry.skill}
          place={dotSeparated(entry.training_institution, entry.skill, entry.skills_acquired.join(", "))}
          period={entry.date}
        >
          <LineMark text={entry.training_name} isName />
          {entry.description && (
            <div className="group/line mt-1.5 whitespace-pre-wrap break-words">
              {entry.description}
              <LineMark text={entry.description} />
            </div>
          )}
        </EntryView>
      )}
    </EntryViews>
  );
}
