import { AttendanceField } from "../../fields/attendance-field.tsx";
import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText } from "../../fields/form-fields.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "education";

export function EducationFields() {
  return (
    <EntryList section={section} noun="course of study">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.institution`} className="sm:col-span-2" />
          <FormText name={`${section}.${index}.degree_type`} />
          <FormText name={`${section}.${index}.specialization`} />
          <AttendanceField name={`${section}.${index}.attendance`} />
          <FormText name={`${section}.${index}.gpa`} />
        </FieldGrid>
      )}
    </EntryList>
  );
}
