import type { ProfileDocument } from "./profile.contract.ts";

/** The profile of somebody who has not entered anything yet (specification, section 3). */
export function emptyProfile(): ProfileDocument {
  return {
    personal_details: {
      name: "",
      email: "",
      external_profile_url: "",
      date_of_birth: "",
      marital_status: "Single",
      nationality: "",
      present_location: "",
      address: "",
      languages_known: [],
      mobile_numbers: [],
    },
    profile_summary: "",
    professional_experience: [],
    volunteer_experience: [],
    education: [],
    skills: [],
    training: [],
    publications: [],
    certifications: [],
    references: [],
  };
}
