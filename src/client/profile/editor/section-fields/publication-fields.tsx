import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormTextArea, FormYear } from "../../fields/form-fields.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "publications";

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
