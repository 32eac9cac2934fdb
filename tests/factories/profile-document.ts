import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";

/** A process engineer with two jobs, in which every section says something. */
export function engineerProfile(change: Partial<ProfileDocument> = {}): ProfileDocument {
  const empty = emptyProfile();
  return {
    ...empty,
    personal_details: {
      ...empty.personal_details,
      name: "Zoë Łukasiewicz",
      email: "zoe@example.org",
      external_profile_url: "https://example.org/zoe",
      present_location: "Ludwigshafen, Germany",
      languages_known: ["Polish", "German", "English"],
      mobile_numbers: ["+49 621 555 0132"],
    },
    profile_summary:
      "Process engineer with twelve years in chemical plants. I like measurements more than opinions and leave a line running better than I found it.",
    professional_experience: [
      {
        company: "Polska Farba S.A.",
        location: "Gdańsk",
        from: "2014-09",
        to: "2019-02",
        title: "Process Engineer",
        responsibilities: ["Started up two batch reactors.", "Kept the piping and instrumentation diagrams current."],
        notable_achievements: ["Reduced batch time from 14 to 11 hours."],
      },
      {
        company: "Kernwerk Chemie GmbH",
        location: "Ludwigshafen",
        from: "2019-03",
        to: "",
        title: "Senior Process Engineer",
        responsibilities: ["Lead HAZOP studies for three plants.", "Responsible for the solvent recovery unit."],
        notable_achievements: [
          "Cut solvent losses by 18 % over two years by re-sequencing the distillation columns.",
          "Trained four shift teams to read trend charts themselves.",
        ],
      },
    ],
    volunteer_experience: [
      {
        organization: "Water for Wola",
        title: "Treasurer",
        location: "Kraków",
        from: "2012-01",
        to: "2014-06",
        responsibilities: ["Managed a budget of 40,000 zł."],
      },
    ],
    education: [
      {
        institution: "AGH University",
        attendance: "2009 - 2014",
        degree_type: "MSc",
        specialization: "Chemical Engineering",
        gpa: "4.8",
      },
    ],
    skills: ["Excel", "Distillation", "HAZOP", "Python", "Aspen Plus"].map((skill) => ({ skill })),
    training: [
      {
        skill: "Process safety",
        training_name: "Functional safety",
        training_institution: "TÜV Süd",
        date: "2021",
        skills_acquired: ["IEC 61511"],
        description: "Five days with an examination",
      },
    ],
    publications: [
      {
        publication_title: "Solvent recovery in small plants",
        publication_date: "2022",
        publication_organization: "Chemical Engineering Review",
        publication_description: "A case study",
      },
    ],
    certifications: [
      {
        certification_name: "Functional Safety Engineer",
        certification_date: "2021",
        certification_organization: "TÜV",
      },
    ],
    references: [
      {
        name: "Marek Nowak",
        title: "Plant Manager",
        company: "Polska Farba S.A.",
        mobile: "+48 58 555 0199",
        email: "marek@example.org",
      },
    ],
    ...change,
  };
}

export const distillationPosting = {
  job_title: "Lead Process Engineer (Distillation)",
  description: "You will look after our distillation columns and lead a team of 12. We use Kubernetes and Salesforce.",
  requirements: [
    "Experience in running distillation columns and cutting solvent losses",
    "HAZOP studies",
    "Ten years of leadership of 12 engineers",
    "PhD in chemistry",
    "Python; fluent German",
  ].join("\n"),
};
