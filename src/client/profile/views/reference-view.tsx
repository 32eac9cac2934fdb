import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { dotSeparated, EntryView, EntryViews } from "./entry-view.tsx";

const section = "references";

export function ReferenceView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No references yet.">
      {(entry) => (
        <EntryView title={entry.name} place={dotSeparated(entry.title, entry.company)}>
          <p className="break-words text-muted">{dotSeparated(entry.mobile, entry.email)}</p>
        </EntryView>
      )}
    </EntryViews>
  );
}
