import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { AttendanceField } from "./attendance-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { EntryView, EntryViews, joined } from "./entry-view.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FormText } from "./form-fields.tsx";

const section = "education";

export function EducationView({ profile }: { profile: ProfileDocument }) {
  return (
    <EntryViews entries={profile[section]} empty="No schools or universities yet.">
      {({ institution, attendance, degree_type, specialization, gpa }) => (
        <EntryView
          title={[degree_type, specialization].filter(Boolean).join(", ") || institution}
          place={joined(degree_type || specialization ? institution : "", gpa && `GPA ${gpa}`)}
          period={attendance}
        />
      )}
    </EntryViews>
  );
}

export function EducationFields() {
  return (
    <EntryList section={section} noun="course of study">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.institution`} label="Institution" className="sm:col-span-2" />
          <FormText name={`${section}.${index}.degree_type`} label="Degree" />
          <FormText name={`${section}.${index}.specialization`} label="Field of study" />
          <AttendanceField name={`${section}.${index}.attendance`} />
          <FormText name={`${section}.${index}.gpa`} label="GPA" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
