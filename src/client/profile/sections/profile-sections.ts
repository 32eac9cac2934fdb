import type { ComponentType } from "react";
import type { ProfileDocument, ProfileSection } from "../../../shared/profile/profile.contract.ts";
import { CertificationView } from "../views/certification-view.tsx";
import { EducationView } from "../views/education-view.tsx";
import { ExperienceView } from "../views/experience-view.tsx";
import { PersonalDetailsView } from "../views/personal-details-view.tsx";
import { PublicationView } from "../views/publication-view.tsx";
import { ReferenceView } from "../views/reference-view.tsx";
import { SkillView } from "../views/skill-view.tsx";
import { SummaryView } from "../views/summary-view.tsx";
import { TrainingView } from "../views/training-view.tsx";
import { VolunteerView } from "../views/volunteer-view.tsx";

export interface ProfileSectionParts {
  section: ProfileSection;
  title: string;
  View: ComponentType<{ profile: ProfileDocument }>;
}

export function saysSomething(profile: ProfileDocument, section: ProfileSection): boolean {
  if (section === "personal_details") return profile.personal_details.name !== "";
  return profile[section].length > 0;
}

/** The ten sections in the order in which they are shown. */
export const profileSections: readonly ProfileSectionParts[] = [
  { section: "personal_details", title: "Personal Details", View: PersonalDetailsView },
  { section: "profile_summary", title: "Profile Summary", View: SummaryView },
  {
    section: "professional_experience",
    title: "Professional Experience",
    View: ExperienceView,
  },
  { section: "volunteer_experience", title: "Volunteer Experience", View: VolunteerView },
  { section: "education", title: "Education", View: EducationView },
  { section: "skills", title: "Skills", View: SkillView },
  { section: "training", title: "Training", View: TrainingView },
  { section: "publications", title: "Publications", View: PublicationView },
  { section: "certifications", title: "Certifications", View: CertificationView },
  { section: "references", title: "References", View: ReferenceView },
];
