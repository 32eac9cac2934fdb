import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";

/** A profile with every field `extra` characters beyond its maximum length and `entries` entries in each section. */
export function fullProfile({ entries = 100, extra = 0 } = {}): ProfileDocument {
  const each = <Entry>(entry: (number: number) => Entry) =>
    Array.from({ length: entries }, (_, index) => entry(index + 1));
  const long = (max: number) => (number: number) => filled(`${number} `, max + extra);
  const lines = (number: number) => [1, 2, 3].map((line) => filled(`${number}.${line} `, 160));
  const [forty, fifty, hundred] = [long(40), long(50), long(100)];
  return {
    personal_details: {
      name: forty(1),
      email: `${"e".repeat(40)}@example.org`,
      external_profile_url: `https://example.org/${"u".repeat(200)}`,
      date_of_birth: "1980-01-31",
      marital_status: "Separated",
      nationality: "Saint Vincent and the Grenadines",
      present_location: fifty(1),
      address: hundred(1),
      languages_known: [1, 2, 3].map(fifty),
      mobile_numbers: ["+1 555 0100", "+49 621 555 0132"],
    },
    profile_summary: long(3000)(1),
    professional_experience: each((number) => ({
      company: fifty(number),
      location: fifty(number),
      from: "2010-01",
      to: "2011-12",
      title: hundred(number),
      responsibilities: lines(number),
      notable_achievements: lines(number),
    })),
    volunteer_experience: each((number) => ({
      organization: fifty(number),
      title: hundred(number),
      location: fifty(number),
      from: "2010-01",
      to: "2011-12",
      responsibilities: lines(number),
    })),
    education: each((number) => ({
      institution: hundred(number),
      attendance: "2000 - 2004",
      degree_type: hundred(number),
      specialization: hundred(number),
      gpa: long(20)(number),
    })),
    skills: each((number) => ({ skill: fifty(number) })),
    training: each((number) => ({
      skill: fifty(number),
      training_name: hundred(number),
      training_institution: hundred(number),
      date: "2012",
      skills_acquired: [fifty(number)],
      description: long(200)(number),
    })),
    publications: each((number) => ({
      publication_title: hundred(number),
      publication_date: "2013",
      publication_organization: hundred(number),
      publication_description: hundred(number),
    })),
    certifications: each((number) => ({
      certification_name: hundred(number),
      certification_date: "2014",
      certification_organization: hundred(number),
    })),
    references: each((number) => ({
      name: hundred(number),
      title: hundred(number),
      company: hundred(number),
      mobile: "+48 58 555 0199",
      email: filled("", 88 + extra, "r").concat("@example.org"),
    })),
  };
}

const words = "patient measured careful ward night shift intensive ";

function filled(start: string, length: number, filling = words): string {
  return (start + filling.repeat(Math.ceil(length / filling.length))).slice(0, length).replace(/ $/, ".");
}
