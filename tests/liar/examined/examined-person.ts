import { postingFacts, targetPosting } from "../../../src/engines/requirement-matching/requirement-matching.ts";
import type { FactBase } from "../../../src/engines/truth/truth.ts";
import { profileFacts } from "../../../src/engines/truth/truth.ts";
import { emptyProfile } from "../../../src/shared/profile/profile.rules.ts";

/**
 * Sentences by what they cite, one to a line: "exp0" is the first job without its statements, "exp0.2" with the third of them,
 * "exp0.*" with all; "edu0", "cert0", "vol0.0", "train0" alike; "skills", "langs", "summary", "posting"; "all" is the whole
 * profile, "none" nothing. Several are separated by spaces.
 */
type Sentences = Record<string, string>;

export interface ExaminedPerson {
  name: string;
  place: string;
  summary: string;
  languages: string[];
  skills: string[];
  jobs: [title: string, company: string, place: string, from: string, to: string, statements: string[]][];
  volunteer?: [title: string, organisation: string, place: string, from: string, to: string, statements: string[]][];
  degrees: [degree: string, subject: string, school: string, years: string][];
  certificates: [name: string, by: string, year: string][];
  posting: { title: string; company: string; lines: string[] };
  truths: Sentences;
  /** About an employer, title, date, degree, certificate, number, tool, skill, language or achievement. */
  hardLies: Sentences;
  /** Scope, manner, cause, praise. */
  softLies: Sentences;
}

export function examinedFacts(person: ExaminedPerson): FactBase {
  const empty = emptyProfile();
  const facts = new Map(
    profileFacts({
      ...empty,
      personal_details: {
        ...empty.personal_details,
        name: person.name,
        present_location: person.place,
        languages_known: person.languages,
      },
      profile_summary: person.summary,
      skills: person.skills.map((skill) => ({ skill })),
      professional_experience: person.jobs.map(([title, company, location, from, to, notable_achievements]) => ({
        ...{ title, company, location, from, to, notable_achievements },
        responsibilities: [],
      })),
      volunteer_experience: (person.volunteer ?? []).map(
        ([title, organization, location, from, to, responsibilities]) => ({
          ...{ title, organization, location, from, to, responsibilities },
        }),
      ),
      education: person.degrees.map(([degree_type, specialization, institution, attendance]) => ({
        ...{ degree_type, specialization, institution, attendance },
        gpa: "",
      })),
      certifications: person.certificates.map(
        ([certification_name, certification_organization, certification_date]) => ({
          ...{ certification_name, certification_organization, certification_date },
        }),
      ),
    }),
  );
  const { title, company, lines } = person.posting;
  const target = targetPosting({ job_title: title, description: "", requirements: lines.join("\n") });
  for (const fact of postingFacts(target, company)) facts.set(fact.id, fact);
  return facts;
}

const entries: Record<string, string> = {
  exp: "experience",
  vol: "volunteer",
  edu: "education",
  cert: "certification",
};
const persons: Record<string, string> = {
  skills: "person.skill.",
  langs: "person.language.",
  summary: "person.summary.",
  place: "person.place",
  posting: "posting.",
};

/** The ids behind a short way of citing. */
export function citedIds(short: string, facts: FactBase): string[] {
  const ids = [...facts.keys()];
  return short.split(" ").flatMap((part) => {
    if (part === "none") return [];
    if (part === "all") return ids.filter((id) => facts.get(id)?.section !== "posting");
    const prefix = persons[part];
    if (prefix !== undefined)
      return [...ids.filter((id) => id.startsWith(prefix)), ...(part === "posting" ? ["request.company"] : [])];
    const [, kind = "", index = "", statement] = /^([a-z]+)(\d+)(?:\.(.+))?$/.exec(part) ?? [];
    const entry = `${entries[kind]}.${index}.`;
    return ids.filter(
      (id) =>
        id.startsWith(entry) &&
        (!id.includes(".statement.") || statement === "*" || id === `${entry}statement.${statement}`),
    );
  });
}

export function linesOf(sentences: Sentences): { cites: string; text: string }[] {
  return Object.entries(sentences).flatMap(([cites, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((text) => ({ cites, text: text.trim() })),
  );
}
