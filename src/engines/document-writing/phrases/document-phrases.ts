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

/** A title and an employer, as they stand in a sentence. */
export type RolePhrase = (title: string, organisation: string) => string;
/** The same with "2019-03". */
type TimedRolePhrase = (title: string, organisation: string, month: string) => string;

/**
 * All words of a document that are not the person's. Names and statements are put in as they are: each phrase is built so
 * that it is right whatever their gender, number and case.
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
  /** Of a training: what was learnt. */
  topics: (list: string) => string;
  salutation: string;
  closing: string;
  subject(title: string): string;
  applying(title: string, company: string): string;
  worksSince: TimedRolePhrase;
  workedUntil: TimedRolePhrase;
  /** Where the times are not known. */
  hasWorked: RolePhrase;
  /** Introduces a summary that is no sentence; undefined where it is worded as one instead. */
  aboutMe: string | undefined;
  /** Where it is not written like in English. */
  semicolon?: string;
  /** Quotes a line of the posting; the second follows the first. */
  asks: [first: (quote: string) => string, second: (quote: string) => string];
  /** Introduces what somebody did there, in their own words. */
  fromWork: RolePhrase;
  skills(list: string): string;
  certificates(list: string): string;
  languages(list: string): string;
  study(parts: string[]): string;
  conversation: string;
  /** Behind it. */
  thanks: string[];
  /** Begins a sentence in which somebody speaks of themselves. */
  ownVoice: RegExp;
  /** A first word that is no name and needs no capital within a sentence. */
  plainOpening: RegExp;
}
