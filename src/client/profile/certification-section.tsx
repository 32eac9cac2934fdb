import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { EntryList } from "./entry-list.tsx";
import { EntryView, EntryViews } from "./entry-view.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FormText, FormYear } from "./form-fields.tsx";

const section = "certifications";

export function CertificationView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No certificates yet.">
      {(entry) => (
        <EntryView
          title={entry.certification_name}
          place={entry.certification_organization}
          period={entry.certification_date}
        />
      )}
    </EntryViews>
  );
}

export function CertificationFields() {
  return (
    <EntryList section={section} noun="certification">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.certification_name`} label="Certification" className="sm:col-span-2" />
          <FormText name={`${section}.${index}.certification_organization`} label="Issuing organization" />
          <FormYear name={`${section}.${index}.certification_date`} label="Year" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
