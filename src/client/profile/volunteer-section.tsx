import { periodLabel } from "../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { EntryList } from "./entry-list.tsx";
import { Bullets, EntryView, EntryViews, joined } from "./entry-view.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FormLines, FormText } from "./form-fields.tsx";
import { MonthField } from "./month-field.tsx";

const section = "volunteer_experience";

export function VolunteerView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No volunteer work yet.">
      {(entry) => (
        <EntryView
          title={entry.title || entry.organization}
          place={joined(entry.title ? entry.organization : "", entry.location)}
          period={periodLabel(entry.from, entry.to)}
        >
          <Bullets lines={entry.responsibilities} />
        </EntryView>
      )}
    </EntryViews>
  );
}

export function VolunteerFields() {
  return (
    <EntryList section={section} noun="volunteer position">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.title`} label="Role" />
          <FormText name={`${section}.${index}.organization`} label="Organization" />
          <FormText name={`${section}.${index}.location`} label="Location" className="sm:col-span-2" />
          <MonthField name={`${section}.${index}.from`} label="From" emptyLabel="Month" />
          <MonthField name={`${section}.${index}.to`} label="To" emptyLabel="Present" />
          <FormLines name={`${section}.${index}.responsibilities`} label="Responsibilities" noun="responsibility" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
