import type { ComponentType } from "react";
import type { ProfileDocument, ProfileSection } from "../../shared/profile/profile.contract.ts";
import { CertificationFields, CertificationView } from "./certification-section.tsx";
import { EducationFields, EducationView } from "./education-section.tsx";
import { ExperienceFields, ExperienceView } from "./experience-section.tsx";
import { PersonalDetailsFields, PersonalDetailsView } from "./personal-details-section.tsx";
import { PublicationFields, PublicationView } from "./publication-section.tsx";
import { ReferenceFields, ReferenceView } from "./reference-section.tsx";
import { SkillFields, SkillView } from "./skill-section.tsx";
import { SummaryFields, SummaryView } from "./summary-section.tsx";
import { TrainingFields, TrainingView } from "./training-section.tsx";
import { VolunteerFields, VolunteerView } from "./volunteer-section.tsx";

export interface ProfileSectionParts {
  section: ProfileSection;
  title: string;
  View: ComponentType<{ profile: ProfileDocument }>;
  /** Reads the section's form from the context. */
  Fields: ComponentType;
}

/** The ten sections in the order in which they are shown. */
export const profileSections: readonly ProfileSectionParts[] = [
  { section: "personal_details", title: "Personal Details", View: PersonalDetailsView, Fields: PersonalDetailsFields },
  { section: "profile_summary", title: "Profile Summary", View: SummaryView, Fields: SummaryFields },
  {
    section: "professional_experience",
    title: "Professional Experience",
    View: ExperienceView,
    Fields: ExperienceFields,
  },
  { section: "volunteer_experience", title: "Volunteer Experience", View: VolunteerView, Fields: VolunteerFields },
  { section: "education", title: "Education", View: EducationView, Fields: EducationFields },
  { section: "skills", title: "Skills", View: SkillView, Fields: SkillFields },
  { section: "training", title: "Training", View: TrainingView, Fields: TrainingFields },
  { section: "publications", title: "Publications", View: PublicationView, Fields: PublicationFields },
  { section: "certifications", title: "Certifications", View: CertificationView, Fields: CertificationFields },
  { section: "references", title: "References", View: ReferenceView, Fields: ReferenceFields },
];
