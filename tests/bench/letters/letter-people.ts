import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Fact } from "../../../src/engines/truth/truth.ts";
import type { KeptAnswer, MatchedRequirement } from "../../../src/shared/matching/requirement-match.contract.ts";
import type { ProfileDocument } from "../../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../src/shared/profile/profile.rules.ts";

const ownFolder = join(import.meta.dirname, "people");

const texts = z.array(z.string());
const threeTexts = z.tuple([z.string(), z.string(), z.string()]);

const letterPerson = z.object({
  language: z.string(),
  /** Whether those who mend the writers have read what is written for them. */
  read: z.boolean(),
  name: z.string(),
  place: z.string(),
  summary: z.string(),
  languages: texts,
  skills: texts,
  /** Title, company, place, from, to, notes as people write them. */
  jobs: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), texts])),
  /** Degree, subject, school, years. */
  degrees: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  /** Name, by whom, when. */
  certificates: z.array(threeTexts),
  trainings: z.array(threeTexts),
  posting: z.object({ title: z.string(), company: z.string(), text: z.string() }),
  motive: z.string(),
  availability: z.string(),
  /** By words of a requirement, words of the fact that answers it: what they would say yes to. */
  answers: z.record(z.string(), z.string()),
  /** By the beginning of a note, what a good model would propose to say instead; of others the rules propose. */
  wordings: z.record(z.string(), z.string()),
  /** By words of what the posting asks the letter to say, what they would say to it. */
  said: z.record(z.string(), z.string()).default({}),
});

export type LetterPerson = z.infer<typeof letterPerson> & { id: string };

/** @param folder with a JSON file for each of them */
export const letterPeople = (folder = ownFolder): LetterPerson[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({
      ...letterPerson.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))),
      id: file.replace(/\.json$/, ""),
    }));

export function profileOf(person: LetterPerson): ProfileDocument {
  const empty = emptyProfile();
  const address = `${person.name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace("ł", "l")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".")}@example.org`;
  return {
    ...empty,
    personal_details: {
      ...empty.personal_details,
      name: person.name,
      email: address,
      present_location: person.place,
      languages_known: person.languages,
    },
    profile_summary: person.summary,
    skills: person.skills.map((skill) => ({ skill })),
    professional_experience: person.jobs.map(([title, company, location, from, to, responsibilities]) => ({
      ...{ title, company, location, from, to, responsibilities },
      notable_achievements: [],
    })),
    education: person.degrees.map(([degree_type, specialization, institution, attendance]) => ({
      ...{ degree_type, specialization, institution, attendance },
      gpa: "",
    })),
    certifications: person.certificates.map(([certification_name, certification_organization, certification_date]) => ({
      ...{ certification_name, certification_organization, certification_date },
    })),
    training: person.trainings.map(([training_name, training_institution, date]) => ({
      ...{ skill: "", training_name, training_institution, date, skills_acquired: [], description: "" },
    })),
  };
}

/** What they would click, asked what the posting asks for. */
export function answersOf({ answers }: LetterPerson, matched: MatchedRequirement[], facts: Fact[]): KeptAnswer[] {
  return matched.flatMap(({ requirement, verdict }): KeptAnswer[] => {
    if (verdict.is !== "question") return [];
    const [, words] = Object.entries(answers).find(([asked]) => requirement.text.includes(asked)) ?? [];
    const named = facts.find(
      ({ text, section }) => words !== undefined && section !== "posting" && text.includes(words),
    );
    if (!named) return [];
    const { id, key = id, text } = named;
    const about = { term_key: requirement.term_key, lang: requirement.lang, at: "2026-11-25T10:00:00.000Z" };
    return [{ ...about, said: "yes", facts: [{ key, text }] }];
  });
}
