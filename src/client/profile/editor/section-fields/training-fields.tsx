import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormTextArea, FormWords, FormYear } from "../../fields/form-fields.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "training";

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
