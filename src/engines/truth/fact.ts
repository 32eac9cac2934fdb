export type FactKind =
  | "name"
  | "contact"
  | "place"
  /** Of post: a letter's sender has one. */
  | "address"
  | "summary"
  | "title"
  | "organisation"
  | "from"
  | "to"
  | "period"
  | "year"
  | "statement"
  | "skill"
  | "language"
  | "degree"
  | "subject"
  | "grade"
  | "posting-title"
  | "posting-line"
  | "company";

export type FactSection =
  | "person"
  | "experience"
  | "volunteer"
  | "education"
  | "training"
  | "publication"
  | "certification"
  | "reference"
  /** What the posting and the request say: never anything about the person. */
  | "posting";

/** One thing that the profile says, in the person's own words. */
export interface Fact {
  /** The place in the profile, e.g. "experience.0.statement.2". */
  id: string;
  kind: FactKind;
  section: FactSection;
  /** Facts of one job, degree, course ... share it; facts about the person as such have none. */
  entry: string | null;
  /** Dates as the profile has them ("2019-03"); an experience's open end is "". */
  text: string;
  /** Permanent, where `id` tells a place that changes: "17", or "5.title" of the entry 5. What is no line of a stored profile has none. */
  key?: string;
  entryKey?: string;
  /** Of no use to whoever hires ("20 hours, mornings"): no document is chosen from it where there is anything else. */
  isAside?: true;
}

export type FactBase = ReadonlyMap<string, Fact>;
