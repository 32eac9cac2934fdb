import { periodLabel } from "../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { EntryList } from "./entry-list.tsx";
import { Bullets, EntryView, EntryViews, joined } from "./entry-view.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FormLines, FormText } from "./form-fields.tsx";
import { MonthField } from "./month-field.tsx";

const section = "professional_experience";

export function ExperienceView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No positions yet. Begin with the latest one.">
      {(entry) => (
        <EntryView
          title={entry.title || entry.company}
          place={joined(entry.title ? entry.company : "", entry.location)}
          period={periodLabel(entry.from, entry.to)}
        >
          <Bullets lines={entry.responsibilities} />
          <Bullets label="Notable achievements" lines={entry.notable_achievements} />
        </EntryView>
      )}
    </EntryViews>
  );
}

export function ExperienceFields() {
  return (
    <EntryList section={section} noun="position">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.title`} label="Job title" />
          <FormText name={`${section}.${index}.company`} label="Company" />
          <FormText name={`${section}.${index}.location`} label="Location" className="sm:col-span-2" />
          <MonthField name={`${section}.${index}.from`} label="From" emptyLabel="Month" />
          <MonthField name={`${section}.${index}.to`} label="To" emptyLabel="Present" />
          <FormLines name={`${section}.${index}.responsibilities`} label="Responsibilities" noun="responsibility" />
          <FormLines
            name={`${section}.${index}.notable_achievements`}
            label="Notable achievements"
            noun="achievement"
          />
        </FieldGrid>
      )}
    </EntryList>
  );
}
