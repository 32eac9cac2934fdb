import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormTextArea, FormWords, FormYear } from "../../fields/form-fields.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "training";

export function TrainingFields() {
  return (
    <EntryList section={section} noun="training">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.training_name`} />
          <FormText name={`${section}.${index}.training_institution`} />
          <FormText name={`${section}.${index}.skill`} />
          <FormYear name={`${section}.${index}.date`} />
          <FormWords name={`${section}.${index}.skills_acquired`} noun="secondary skill" />
          <FormTextArea name={`${section}.${index}.description`} className="sm:col-span-2" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
