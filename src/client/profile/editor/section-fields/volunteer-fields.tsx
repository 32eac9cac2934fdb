import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormLines, FormText } from "../../fields/form-fields.tsx";
import { MonthField } from "../../fields/month-field.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "volunteer_experience";

export function VolunteerFields() {
  return (
    <EntryList section={section} noun="volunteer position">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.title`} />
          <FormText name={`${section}.${index}.organization`} />
          <FormText name={`${section}.${index}.location`} className="sm:col-span-2" />
          <MonthField name={`${section}.${index}.from`} emptyLabel="Month" />
          <MonthField name={`${section}.${index}.to`} emptyLabel="Present" />
          <FormLines name={`${section}.${index}.responsibilities`} noun="responsibility" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
