import { useController } from "react-hook-form";
import { nationalities } from "../../../../shared/profile/nationality.rules.ts";
import { maritalStatuses, type ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import { Combobox } from "../../../ui/fields/combobox/combobox.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormWords, useFieldError } from "../../fields/form-fields.tsx";
import { PhoneListField } from "../../fields/phone-list-field.tsx";

export function PersonalDetailsFields() {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <FieldGrid>
      <FormText name="personal_details.name" label="Name" autoComplete="name" />
      <FormText name="personal_details.email" label="Email" type="email" autoComplete="email" />
      <FormText
        name="personal_details.external_profile_url"
        label="External profile URL"
        type="url"
        placeholder="https://"
        className="sm:col-span-2"
      />
      <PhoneListField />
      <FormText name="personal_details.present_location" label="Present location" />
      <FormText name="personal_details.address" label="Address" autoComplete="street-address" />
      <FormText name="personal_details.date_of_birth" label="Date of birth" type="date" max={today} />
      <MaritalStatusField />
      <NationalityField />
      <FormWords name="personal_details.languages_known" label="Languages" noun="language" />
    </FieldGrid>
  );
}

function MaritalStatusField() {
  const { field } = useController<ProfileDocument, "personal_details.marital_status">({
    name: "personal_details.marital_status",
  });
  return <SelectField label="Marital status" options={maritalStatuses} {...field} />;
}

function NationalityField() {
  const { field } = useController<ProfileDocument, "personal_details.nationality">({
    name: "personal_details.nationality",
  });
  return (
    <Combobox
      label="Nationality"
      placeholder="Choose a country"
      options={nationalities}
      value={field.value}
      onChange={field.onChange}
      error={useFieldError("personal_details.nationality")}
      className="sm:col-span-2"
    />
  );
}
