import { useController } from "react-hook-form";
import { maximumSummaryLength, type ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import { CharacterCount } from "../../../ui/fields/character-count.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { labelAt, useFieldError } from "../../fields/form-fields.tsx";

export function SummaryFields() {
  const { field } = useController<ProfileDocument, "profile_summary">({ name: "profile_summary" });
  return (
    <TextArea
      {...field}
      label={labelAt("profile_summary")}
      rows={7}
      aside={<CharacterCount length={field.value.length} max={maximumSummaryLength} />}
      error={useFieldError("profile_summary")}
    />
  );
}
