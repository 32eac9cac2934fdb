import type { CvDraft } from "../../../src/shared/profile/cv-draft/cv-draft.contract.ts";
import { foldKey } from "../../../src/shared/text/folded-text.rules.ts";
import type { CorpusPerson } from "./corpus-people.ts";

export const scoredFields = ["name", "email", "phone", "jobs", "years", "education", "skills"] as const;

/** Each field from 0 to 1; jobs that are whole, and such that the person never had. */
export type CorpusScore = Record<(typeof scoredFields)[number], number> & {
  whole: number;
  jobCount: number;
  invented: number;
};

const plain = (text: string | undefined) => foldKey((text ?? "").normalize("NFKC")).replace(/[\s\u200c-]+/g, "");

/** The same words, or the larger part of them. */
function isSame(read: string | undefined, said: string): boolean {
  const [a, b] = [plain(read), plain(said)];
  if (a === "" || b === "") return a === b;
  return (
    a === b || ((a.includes(b) || b.includes(a)) && Math.min(a.length, b.length) >= 0.6 * Math.max(a.length, b.length))
  );
}

export function scoreOf(draft: CvDraft, person: CorpusPerson): CorpusScore {
  const left = new Set(draft.experience);
  const year = (date: string | undefined) => (date ?? "").slice(0, 4);
  const found = person.jobs.map((job) => {
    const match = [...left].find(
      (read) =>
        (isSame(read.title?.value, job.title) || isSame(read.company?.value, job.company)) &&
        year(read.period?.from) === year(job.from),
    );
    if (match) left.delete(match);
    const isEnd = match && (job.to === "" ? match.period?.isCurrent === true : year(match.period?.to) === year(job.to));
    const isWhole = isEnd && isSame(match.title?.value, job.title) && isSame(match.company?.value, job.company);
    return { match, isEnd, isWhole };
  });
  const share = (count: number, all: number) => (all === 0 ? 1 : count / all);
  const studies = person.studies.filter(({ degree, school, to }) =>
    draft.education.some(
      (read) =>
        (isSame(read.institution?.value, school) ||
          isSame(`${read.degree?.value ?? ""} ${read.specialization?.value ?? ""}`, degree) ||
          isSame(read.degree?.value, degree)) &&
        (read.period === undefined || [year(read.period.to), year(read.period.from)].includes(year(to))),
    ),
  );
  const skills = person.skills.filter((skill) => draft.skills.some(({ value }) => isSame(value, skill))).length;
  const digits = (number: string) => number.replace(/\D/g, "");
  return {
    name: isSame(draft.personal.name?.value, person.name) ? 1 : 0,
    email: draft.personal.email?.value === person.email ? 1 : 0,
    phone: draft.personal.phones.some(({ value }) => digits(value) === digits(person.phone)) ? 1 : 0,
    jobs: share(found.filter(({ match }) => match).length, person.jobs.length),
    years: share(found.filter(({ isEnd }) => isEnd).length, person.jobs.length),
    education: share(studies.length, person.studies.length),
    skills: (2 * skills) / Math.max(1, person.skills.length + draft.skills.length),
    whole: found.filter(({ isWhole }) => isWhole).length,
    jobCount: person.jobs.length,
    invented: left.size,
  };
}

export const mean = (score: CorpusScore) =>
  (100 * scoredFields.reduce((sum, field) => sum + score[field], 0)) / scoredFields.length;
