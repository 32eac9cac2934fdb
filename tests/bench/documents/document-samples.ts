import type { CvDocument, LetterDocument } from "../../../src/engines/document-writing/document-writing.ts";
import { writeCv, writeLetter } from "../../../src/engines/document-writing/document-writing.ts";
import { postingFacts, targetPosting } from "../../../src/engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../src/engines/truth/truth.ts";
import type { ProfileDocument } from "../../../src/shared/profile/profile.contract.ts";
import { answered } from "../../factories/answered.ts";
import { distillationPosting, engineerProfile } from "../../factories/profile-document.ts";

/** A CV and a letter as the writers make them, without a model. */
export function writtenSet(profile: ProfileDocument): { cv: CvDocument; letter: LetterDocument } {
  const posted = targetPosting(distillationPosting);
  const facts = new Map(profileFacts(profile));
  for (const fact of postingFacts(posted, "Nordchem")) facts.set(fact.id, fact);
  const target = answered(posted, facts);
  return {
    cv: writeCv(facts, target),
    letter: writeLetter(facts, target, "Nordchem", "2026-11-21"),
  };
}

const duties = [
  "Lead HAZOP studies for three plants and keep the actions that follow from them moving until they are closed.",
  "Cut solvent losses by 18 % over two years by re-sequencing the distillation columns.",
  "Trained four shift teams to read trend charts themselves.",
  "Wrote the operating procedures for the new evaporator together with the people who run it.",
  "Kept the piping and instrumentation diagrams current through eleven changes of the plant.",
];
const towns = ["Ludwigshafen", "Gdańsk", "Antwerp", "Basel", "Kraków", "Lyon"];
const titles = [
  "Senior Process Engineer",
  "Process Engineer",
  "Plant Engineer",
  "Shift Engineer",
  "Commissioning Lead",
];
const firms = ["Kernwerk Chemie GmbH", "Polska Farba S.A.", "Rheinische Lacke AG", "Atelier du Sel SARL"];

/** Jobs one after the other back in time, each of three years. */
export function careerOf(jobs: number, bullets = 5): ProfileDocument["professional_experience"] {
  return Array.from({ length: jobs }, (_, index) => ({
    title: titles[index % titles.length] ?? "",
    company: firms[index % firms.length] ?? "",
    location: towns[index % towns.length] ?? "",
    from: `${2022 - index * 3}-03`,
    to: index === 0 ? "" : `${2025 - index * 3}-02`,
    responsibilities: Array.from({ length: bullets }, (_, line) => duties[(line + index) % duties.length] ?? ""),
    notable_achievements: [],
  }));
}

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3);
const longAddress = `https://example.org/${"a-rather-long-path/".repeat(12)}index.html?query=${"x".repeat(60)}`;

/** What a layout has to cope with. */
export const layoutProfiles: Record<string, ProfileDocument> = {
  usual: engineerProfile(),
  "one-job": engineerProfile({
    professional_experience: careerOf(1, 3),
    volunteer_experience: [],
    training: [],
    publications: [],
    certifications: [],
    references: [],
  }),
  "two-pages": engineerProfile({ professional_experience: careerOf(6) }),
  "thirty-pages": engineerProfile({
    professional_experience: careerOf(100),
    publications: Array.from({ length: 200 }, (_, index) => ({
      publication_title: `Solvent recovery in small plants, part ${index + 1}`,
      publication_date: "2022",
      publication_organization: "Chemical Engineering Review",
      publication_description: "A case study of one plant over a year, with the measurements in full",
    })),
    certifications: Array.from({ length: 100 }, (_, index) => ({
      certification_name: `Functional Safety Engineer, level ${index + 1}`,
      certification_date: "2021",
      certification_organization: "TÜV",
    })),
  }),
  "empty-sections": engineerProfile({
    profile_summary: "",
    professional_experience: [],
    volunteer_experience: [],
    skills: [],
    training: [],
    publications: [],
    references: [],
  }),
  "long-words": engineerProfile({
    personal_details: { ...engineerProfile().personal_details, name: `Zoë ${longWord.slice(0, 36)}` },
    profile_summary: `${longWord} and then some more words. See ${longAddress} for the rest of it.`,
    professional_experience: careerOf(3).map((job) => ({ ...job, title: `${job.title} ${longWord.slice(0, 90)}` })),
    skills: [longWord, "Python", longAddress].map((skill) => ({ skill })),
  }),
};
