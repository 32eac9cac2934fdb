export type CvPart =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "volunteer"
  | "training"
  | "publications"
  | "languages"
  | "references";

/**
 * All words of a document that are not the person's. Names and statements are put in as they are: each phrase is built so
 * that it is right whatever their gender, number and case, and, where a posting may say "du", "jullie" or "vosotros", in every form of address.
 */
export interface DocumentPhrases {
  /** BCP 47, for dates and lists. */
  locale: string;
  /** ISO 3166, where the words are of one country. */
  region: string | null;
  /** What the documents are called, in their own titles and in the names of the files. */
  names: { cv: string; letter: string };
  headings: Record<CvPart, string>;
  /** "2019-03" as it stands in a CV. */
  month(yearMonth: string): string;
  present: string;
  grade(grade: string): string;
  /** Of a study that was left. */
  notCompleted: string;
  /** Of a training: what was learnt. */
  topics: (list: string) => string;
  salutation: string;
  closing: string;
  subject(title: string): string;
  applying(title: string, company: string): string;
  /** "as a Bench joiner" */
  asPost(title: string): string;
  /** Undefined where a count of years cannot be held against the dates. */
  experience: ((years: number, posts: string) => string) | undefined;
  /** The same as a sentence. */
  brings(experience: string): string;
  /** Before an occupation and what is added to it; undefined where its case would change. */
  iAm: ((trade: string) => string) | undefined;
  /** Where it is not written like in English. */
  colon?: string;
  /** Where one works, as it stands behind a title: "at Harbour Quay Hotel", and in parentheses what may want an article or is no name. */
  atEmployer(employer: string): string;
  /** A job that goes on, and one that has ended, maybe before the one that was named last, by somebody whose own words may tell their gender; its name is not bent; without a stop. */
  worksAs(role: string, from: string): string;
  workedAs(role: string, from: string, to: string, isBefore: boolean, own: string): string;
  /** Before a list of studies, certificates and courses, and one of skills and languages: behind a colon no name wants an article, or is bent. */
  holds(list: string, isOne: boolean): string;
  skillsAre(list: string, isOne: boolean): string;
  /** A degree with its subject. */
  studyOf(degree: string, subject: string): string;
  /** Before notes of what was done, as a list. */
  examples: string;
  /** What pay is asked for, and from when somebody could begin, as they typed it. */
  asksPay(pay: string): string;
  startsFrom(date: string): string;
  noticeIs(period: string): string;
  /** How a reason begins that is no sentence, and what makes it one. */
  because: [word: RegExp, clause: string];
  conversation: string;
  /** Behind it. */
  thanks: string[];
  /** Begins a sentence in which somebody speaks of themselves. */
  ownVoice: RegExp;
  /** How a wish begins, and the subject that it takes where it has none. */
  wishes: [verb: RegExp, subject: string][];
  /** What else begins a sentence without its subject, where a language cannot spare it. */
  subjectless?: [verb: RegExp, subject: string];
}
