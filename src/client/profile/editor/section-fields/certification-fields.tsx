import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormYear } from "../../fields/form-fields.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "certifications";

export function CertificationFields() {
  return (
    <EntryList section={section} noun="certification">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.certification_name`} className="sm:col-span-2" />
          <FormText name={`${section}.${index}.certification_organization`} />
          <FormYear name={`${section}.${index}.certification_date`} />
        </FieldGrid>
      )}
    </EntryList>
  );
}
