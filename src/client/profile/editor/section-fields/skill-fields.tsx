import { useController } from "react-hook-form";
import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import { fieldLabel } from "../../../../shared/profile/profile-words.rules.ts";
import { useFieldError } from "../../fields/form-fields.tsx";
import { WordsField } from "../../lists/words-field.tsx";

export function SkillFields() {
  const { field } = useController<ProfileDocument, "skills">({ name: "skills" });
  return (
    <WordsField
      label={fieldLabel("skill", "skills")}
      noun="skill"
      hint="Enter adds a skill; commas separate several."
      words={field.value.map(({ skill }) => skill)}
      onChange={(words) => field.onChange(words.map((skill) => ({ skill })))}
      error={useFieldError("skills")}
    />
  );
}
