import { useController } from "react-hook-form";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { ChipList } from "./chip-list.tsx";
import { useFieldError } from "./form-fields.tsx";
import { WordsField } from "./words-field.tsx";

export function SkillView({ profile }: { profile: ProfileDocument }) {
  const skills = profile.skills.map(({ skill }) => skill);
  if (skills.length === 0) return <p className="text-muted">No skills yet. Name the ones you could speak about.</p>;
  return <ChipList words={skills} />;
}

export function SkillFields() {
  const { field } = useController<ProfileDocument, "skills">({ name: "skills" });
  return (
    <WordsField
      label="Skill"
      noun="skill"
      hint="Enter adds a skill; commas separate several."
      words={field.value.map(({ skill }) => skill)}
      onChange={(words) => field.onChange(words.map((skill) => ({ skill })))}
      error={useFieldError("skills")}
    />
  );
}
