import { useController } from "react-hook-form";
import { maximumSummaryLength, type ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { CharacterCount } from "../ui/character-count.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useFieldError } from "./form-fields.tsx";

export function SummaryView({ profile }: { profile: ProfileDocument }) {
  if (!profile.profile_summary) {
    return <p className="text-muted">Two or three sentences on who you are at work and what you look for.</p>;
  }
  return <p className="max-w-prose whitespace-pre-wrap break-words">{profile.profile_summary}</p>;
}

export function SummaryFields() {
  const { field } = useController<ProfileDocument, "profile_summary">({ name: "profile_summary" });
  return (
    <TextArea
      {...field}
      label="Summary"
      rows={7}
      aside={<CharacterCount length={field.value.length} max={maximumSummaryLength} />}
      error={useFieldError("profile_summary")}
    />
  );
}
