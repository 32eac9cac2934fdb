import type { AddedFact } from "../../shared/matching/matching.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { type KeyedProfile, profileFacts } from "../truth/truth.ts";

/** The profile with one line more; undefined where the job that it is for is gone. */
export function withAddedFact(
  { content, keys }: KeyedProfile,
  { field, words, job }: AddedFact,
): ProfileDocument | undefined {
  if (field === "skill") return { ...content, skills: [...content.skills, { skill: words }] };
  if (field === "language") {
    const { personal_details: personal } = content;
    return { ...content, personal_details: { ...personal, languages_known: [...personal.languages_known, words] } };
  }
  if (field === "certification") {
    const added = { certification_name: words, certification_date: "", certification_organization: "" };
    return { ...content, certifications: [...content.certifications, added] };
  }
  if (field === "study") {
    const added = { institution: "", attendance: "", degree_type: words, specialization: "", gpa: "" };
    return { ...content, education: [...content.education, added] };
  }
  const title = [...profileFacts(content, keys).values()].find(({ key, kind }) => key === job && kind === "title");
  const at = /^experience\.(\d+)\./.exec(title?.id ?? "")?.[1];
  if (at === undefined) return undefined;
  const professional_experience = content.professional_experience.map((entry, index) =>
    index === Number(at) ? { ...entry, responsibilities: [...entry.responsibilities, words] } : entry,
  );
  return { ...content, professional_experience };
}
