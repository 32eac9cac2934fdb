import { periodLabel } from "../../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { Bullets, dotSeparated, EntryView, EntryViews } from "./entry-view.tsx";

const section = "professional_experience";

export function ExperienceView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No positions yet. Begin with the latest one.">
      {(entry) => (
        <EntryView
          title={entry.title || entry.company}
          place={dotSeparated(entry.title ? entry.company : "", entry.location)}
          period={periodLabel(entry.from, entry.to)}
        >
          <Bullets lines={entry.responsibilities} />
          <Bullets label="Notable achievements" lines={entry.notable_achievements} />
        </EntryView>
      )}
    </EntryViews>
  );
}
