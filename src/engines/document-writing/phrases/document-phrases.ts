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

/** A title, and where it was held ("at Kernwerk"). */
type RolePhrase = (title: string, where: string) => string;
/** The same with "2019-03". */
type SinceRolePhrase = (title: string, where: string, month: string) => string;
/** The same with its end, and its beginning where that is known. */
type PastRolePhrase = (title: string, where: string, to: string, from?: string) => string;

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
  /** Who somebody is, without a verb: "Process Engineer since March 2019". */
  titleSince: (title: string, from: string) => string;
  /** Before certificates, languages and skills in a summary. */
  qualifications: string;
  salutation: string;
  closing: string;
  subject(title: string): string;
  /** "at Kernwerk"; in parentheses where no preposition suits every name. */
  at(organisation: string): string;
  applying(title: string, company: string): string;
  /** Undefined where a count of years cannot be held against the dates. */
  experience: ((years: number, titles: string) => string) | undefined;
  /** The same as a sentence. */
  brings(experience: string): string;
  worksSince: SinceRolePhrase;
  worked: PastRolePhrase;
  /** Where the times are not known. */
  hasWorked: RolePhrase;
  /** Before an occupation and what is added to it; undefined where its case would change. */
  iAm: ((trade: string) => string) | undefined;
  /** Where it is not written like in English. */
  colon?: string;
  /** Before what somebody did there, which a colon may introduce. */
  fromWork: RolePhrase;
  /** Introduces what somebody notes of work that was just named. */
  fromThisWork: string;
  /** The same of earlier work, and behind sentences. */
  ofNote: string;
  /** Names of courses in quotation marks, behind the noun that carries their case. */
  courses: (list: string, isOne: boolean) => string;
  quoted(name: string): string;
  speaks(list: string): string;
  /** Names of studies, certificates and skills, behind a colon, where none is bent. */
  alsoBrings(list: string): string;
  conversation: string;
  /** Behind it. */
  thanks: string[];
  /** Begins a sentence in which somebody speaks of themselves. */
  ownVoice: RegExp;
  /** How a wish begins, and the subject that it takes where it has none. */
  wishes: [verb: RegExp, subject: string][];
}
