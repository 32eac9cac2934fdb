import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { EntryView, EntryViews } from "./entry-view.tsx";
import { LineMark } from "./line-mark.tsx";

const section = "publications";

export function PublicationView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No publications yet.">
      {(entry) => (
        <EntryView
          title={entry.publication_title}
          place={entry.publication_organization}
          period={entry.publication_date}
        >
          {entry.publication_description && (
            <div className="group/line mt-1.5 break-words">
              {entry.publication_description}
              <LineMark text={entry.publication_description} />
            </div>
          )}
        </EntryView>
      )}
    </EntryViews>
  );
}
