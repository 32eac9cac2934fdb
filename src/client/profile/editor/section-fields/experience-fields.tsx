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
