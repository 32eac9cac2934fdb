import { latinPeople } from "./corpus-people-latin.ts";
import { otherPeople } from "./corpus-people-other-scripts.ts";

export interface CorpusJob {
  title: string;
  company: string;
  city: string;
  /** "2019-03" */
  from: string;
  /** Empty while it goes on. */
  to: string;
}

export interface CorpusStudy {
  degree: string;
  school: string;
  from: string;
  to: string;
}

export interface CorpusPerson {
  language: string;
  name: string;
  headline: string;
  email: string;
  phone: string;
  city: string;
  jobs: CorpusJob[];
  studies: CorpusStudy[];
  skills: string[];
  languages: [name: string, level: string][];
}

export type PersonRow = [
  name: string,
  email: string,
  phone: string,
  city: string,
  jobs: string,
  studies: string,
  skills: string,
  languages: string,
];

export const corpusPeople: CorpusPerson[] = Object.entries({ ...latinPeople, ...otherPeople }).flatMap(
  ([language, rows]) => rows.map((row) => personOf(language, row)),
);

function personOf(
  language: string,
  [name, email, phone, city, jobs, studies, skills, languages]: PersonRow,
): CorpusPerson {
  const jobList = jobs.split(";").map((job): CorpusJob => {
    const [title = "", company = "", place = "", from = "", to = ""] = job.split("|");
    return { title, company, city: place, from, to };
  });
  return {
    ...{ language, name, email, phone, city, jobs: jobList },
    headline: jobList[0]?.title ?? "",
    studies: studies.split(";").map((study): CorpusStudy => {
      const [degree = "", school = "", from = "", to = ""] = study.split("|");
      return { degree, school, from, to };
    }),
    skills: skills.split(";"),
    languages: languages.split(";").map((spoken): [string, string] => {
      const [language = "", level = ""] = spoken.split("|");
      return [language, level];
    }),
  };
}
