import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { EntryList } from "./entry-list.tsx";
import { EntryView, EntryViews, joined } from "./entry-view.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FormText, FormTextArea, FormWords, FormYear } from "./form-fields.tsx";

const section = "training";

export function TrainingView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No courses or training yet.">
      {(entry) => (
        <EntryView
          title={entry.training_name || entry.skill}
          place={joined(entry.training_institution, entry.skill, entry.skills_acquired.join(", "))}
          period={entry.date}
        >
          {entry.description && <p className="mt-1.5 whitespace-pre-wrap break-words">{entry.description}</p>}
        </EntryView>
      )}
    </EntryViews>
  );
}

export function TrainingFields() {
  return (
    <EntryList section={section} noun="training">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.training_name`} label="Training name" />
          <FormText name={`${section}.${index}.training_institution`} label="Institution" />
          <FormText name={`${section}.${index}.skill`} label="Primary skill" />
          <FormYear name={`${section}.${index}.date`} label="Year" />
          <FormWords name={`${section}.${index}.skills_acquired`} label="Secondary skills" noun="secondary skill" />
          <FormTextArea name={`${section}.${index}.description`} label="Description" className="sm:col-span-2" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
