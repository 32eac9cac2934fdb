import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { personalDetailsOf } from "./cv-contact.ts";
import { educationOf } from "./cv-education.ts";
import { experienceOf, volunteeringOf } from "./cv-experience.ts";
import type { CvSectionKind } from "./cv-headings.ts";
import { certificationsOf, languagesOf, publicationsOf, skillsOf, trainingOf } from "./cv-lists.ts";
import { referencesOf } from "./cv-references.ts";
import { sectionsOf } from "./cv-sections.ts";
import { blocksOf, clipped, widestLine } from "./cv-text.ts";

const maxEntries = 100;

/**
 * What a CV says, in the shape of a profile. By rules alone: every value is a stretch of the text itself (dates apart,
 * which take the profile's form), what is not recognised stays out, and values end at the profile's own limits.
 */
export function profileFromCvText(text: string): ProfileDocument {
  const { head, bySection } = sectionsOf(text);
  const width = widestLine(text.split("\n"));
  const linesOf = (section: CvSectionKind) => bySection.get(section) ?? [];
  return {
    personal_details: {
      ...personalDetailsOf(head, linesOf("contact")),
      languages_known: languagesOf(linesOf("languages"), width),
    },
    profile_summary: clipped(summaryOf(linesOf("summary"), head), 3000),
    professional_experience: experienceOf(linesOf("experience")).slice(0, maxEntries),
    volunteer_experience: volunteeringOf(linesOf("volunteer")).slice(0, maxEntries),
    education: educationOf(linesOf("education")).slice(0, maxEntries),
    skills: skillsOf(linesOf("skills"), width),
    training: trainingOf(linesOf("training")).slice(0, maxEntries),
    publications: publicationsOf(linesOf("publications")).slice(0, maxEntries),
    certifications: certificationsOf(linesOf("certifications")).slice(0, maxEntries),
    references: referencesOf(linesOf("references")).slice(0, maxEntries),
  };
}

/** The summary section, or else the one paragraph of real sentences between the name and the first heading. */
function summaryOf(section: string[], head: string[]): string {
  if (section.some((line) => line !== "")) return section.filter((line) => line !== "").join(" ");
  const paragraphs = blocksOf(head).map((block) => block.join(" "));
  return (
    paragraphs.find((paragraph) => paragraph.length > 120 && /[.!]$/.test(paragraph) && !/@/.test(paragraph)) ?? ""
  );
}
