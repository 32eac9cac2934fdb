import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormTextArea, FormYear } from "../../fields/form-fields.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "publications";

export function PublicationFields() {
  return (
    <EntryList section={section} noun="publication">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.publication_title`} className="sm:col-span-2" />
          <FormText name={`${section}.${index}.publication_organization`} />
          <FormYear name={`${section}.${index}.publication_date`} />
          <FormTextArea name={`${section}.${index}.publication_description`} className="sm:col-span-2" />
        </FieldGrid>
      )}
    </EntryList>
  );
}
