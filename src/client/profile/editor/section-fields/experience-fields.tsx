import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormLines, FormText } from "../../fields/form-fields.tsx";
import { MonthField } from "../../fields/month-field.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "professional_experience";

export function ExperienceFields() {
  return (
    <EntryList section={section} noun="position">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.title`} />
          <FormText name={`${section}.${index}.company`} />
          <FormText name={`${section}.${index}.location`} className="sm:col-span-2" />
          <MonthField name={`${section}.${index}.from`} emptyLabel="Month" />
          <MonthField name={`${section}.${index}.to`} emptyLabel="Present" />
          <FormLines name={`${section}.${index}.responsibilities`} noun="responsibility" />
          <FormLines name={`${section}.${index}.notable_achievements`} noun="achievement" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
