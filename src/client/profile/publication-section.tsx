import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { EntryList } from "./entry-list.tsx";
import { EntryView, EntryViews } from "./entry-view.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FormText, FormTextArea, FormYear } from "./form-fields.tsx";

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
          {entry.publication_description && <p className="mt-1.5 break-words">{entry.publication_description}</p>}
        </EntryView>
      )}
    </EntryViews>
  );
}

export function PublicationFields() {
  return (
    <EntryList section={section} noun="publication">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.publication_title`} label="Title" className="sm:col-span-2" />
          <FormText name={`${section}.${index}.publication_organization`} label="Publisher or organization" />
          <FormYear name={`${section}.${index}.publication_date`} label="Year" />
          <FormTextArea
            name={`${section}.${index}.publication_description`}
            label="Description"
            className="sm:col-span-2"
          />
        </FieldGrid>
      )}
    </EntryList>
  );
}
