import type { ComponentType } from "react";
import type { ProfileSection } from "../../../shared/profile/profile.contract.ts";
import { CertificationFields } from "./section-fields/certification-fields.tsx";
import { EducationFields } from "./section-fields/education-fields.tsx";
import { ExperienceFields } from "./section-fields/experience-fields.tsx";
import { PersonalDetailsFields } from "./section-fields/personal-details-fields.tsx";
import { PublicationFields } from "./section-fields/publication-fields.tsx";
import { ReferenceFields } from "./section-fields/reference-fields.tsx";
import { SkillFields } from "./section-fields/skill-fields.tsx";
import { SummaryFields } from "./section-fields/summary-fields.tsx";
import { TrainingFields } from "./section-fields/training-fields.tsx";
import { VolunteerFields } from "./section-fields/volunteer-fields.tsx";
import { SectionForm } from "./section-form.tsx";
import type { ProfileEditing } from "./use-profile-editor.ts";

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
