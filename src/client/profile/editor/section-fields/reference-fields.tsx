import { useState } from "react";
import { useController } from "react-hook-form";
import { fromPhoneNumber, type TypedPhone, toPhoneNumber } from "../../../../shared/profile/phone.rules.ts";
import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, labelAt, useFieldError } from "../../fields/form-fields.tsx";
import { PhoneField } from "../../fields/phone-field.tsx";
import { EntryList } from "../../lists/entry-list.tsx";

const section = "references";

export function ReferenceFields() {
  return (
    <EntryList section={section} noun="reference">
      {(index) => (
        <FieldGrid>
          <FormText name={`${section}.${index}.name`} />
          <FormText name={`${section}.${index}.title`} />
          <FormText name={`${section}.${index}.company`} />
          <FormText name={`${section}.${index}.email`} type="email" />
          <ReferencePhone name={`${section}.${index}.mobile`} />
        </FieldGrid>
      )}
    </EntryList>
  );
}

type PhonePath = `references.${number}.mobile`;

function ReferencePhone({ name }: { name: PhonePath }) {
  const { field } = useController<ProfileDocument, PhonePath>({ name });
  const [typed, setTyped] = useState<TypedPhone>(() => fromPhoneNumber(field.value));
  const change = (phone: TypedPhone) => {
    setTyped(phone);
    field.onChange(toPhoneNumber(phone));
  };
  return (
    <div className="sm:col-span-2">
      <PhoneField label={labelAt(name)} value={typed} onChange={change} error={useFieldError(name)} />
    </div>
  );
}
