import type { ComponentType } from "react";
import type { ProfileSection } from "../../../shared/profile/profile.contract.ts";
import type { ProfileEditing } from "../use-profile-editor.ts";
import { CertificationFields } from "./certification-fields.tsx";
import { EducationFields } from "./education-fields.tsx";
import { ExperienceFields } from "./experience-fields.tsx";
import { PersonalDetailsFields } from "./personal-details-fields.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { ReferenceFields } from "./reference-fields.tsx";
import { SectionForm } from "./section-form.tsx";
import { SkillFields } from "./skill-fields.tsx";
import { SummaryFields } from "./summary-fields.tsx";
import { TrainingFields } from "./training-fields.tsx";
import { VolunteerFields } from "./volunteer-fields.tsx";

/** They read the section's form from the context. */
const fieldsOf: Record<ProfileSection, ComponentType> = {
  personal_details: PersonalDetailsFields,
  profile_summary: SummaryFields,
  professional_experience: ExperienceFields,
  volunteer_experience: VolunteerFields,
  education: EducationFields,
  skills: SkillFields,
  training: TrainingFields,
  publications: PublicationFields,
  certifications: CertificationFields,
  references: ReferenceFields,
};

interface SectionEditorProps {
  section: ProfileSection;
  title: string;
  editing: ProfileEditing;
}

/** One section under edit. */
export function SectionEditor({ section, title, editing }: SectionEditorProps) {
  const Fields = fieldsOf[section];
  return (
    <SectionForm section={section} title={title} editing={editing}>
      <Fields />
    </SectionForm>
  );
}
