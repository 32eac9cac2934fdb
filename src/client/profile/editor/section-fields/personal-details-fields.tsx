import { useController } from "react-hook-form";
import { nationalities } from "../../../../shared/profile/nationality.rules.ts";
import { maritalStatuses, type ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import { Combobox } from "../../../ui/fields/combobox/combobox.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { FieldGrid } from "../../fields/field-grid.tsx";
import { FormText, FormWords, labelAt, useFieldError } from "../../fields/form-fields.tsx";
import { PhoneListField } from "../../fields/phone-list-field.tsx";

export function PersonalDetailsFields() {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <FieldGrid>
      <FormText name="personal_details.name" autoComplete="name" />
      <FormText name="personal_details.email" type="email" autoComplete="email" />
      <FormText
        name="personal_details.external_profile_url"
        type="url"
        placeholder="https://"
        className="sm:col-span-2"
      />
      <PhoneListField />
      <FormText name="personal_details.present_location" />
      <FormText name="personal_details.address" autoComplete="street-address" />
      <FormText name="personal_details.date_of_birth" type="date" max={today} />
      <MaritalStatusField />
      <NationalityField />
      <FormWords name="personal_details.languages_known" noun="language" />
    </FieldGrid>
  );
}

function MaritalStatusField() {
  const name = "personal_details.marital_status";
  const { field } = useController<ProfileDocument, typeof name>({ name });
  const hint =
    field.value === maritalStatuses[0] ? "Also what stands here where nothing was chosen: it is not shown." : undefined;
  return <SelectField label={labelAt(name)} hint={hint} options={maritalStatuses} {...field} />;
}

function NationalityField() {
  const name = "personal_details.nationality";
  const { field } = useController<ProfileDocument, typeof name>({ name });
  return (
    <Combobox
      label={labelAt(name)}
      placeholder="Choose a country"
      options={nationalities}
      value={field.value}
      onChange={field.onChange}
      error={useFieldError(name)}
      className="sm:col-span-2"
    />
  );
}
