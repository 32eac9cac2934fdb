import { periodLabel } from "../../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { Bullets, dotSeparated, EntryView, EntryViews } from "./entry-view.tsx";

const section = "volunteer_experience";

export function VolunteerView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No volunteer work yet.">
      {(entry) => (
        <EntryView
          title={entry.title || entry.organization}
          place={dotSeparated(entry.title ? entry.organization : "", entry.location)}
          period={periodLabel(entry.from, entry.to)}
        >
          <Bullets lines={entry.responsibilities} />
        </EntryView>
      )}
    </EntryViews>
  );
}
