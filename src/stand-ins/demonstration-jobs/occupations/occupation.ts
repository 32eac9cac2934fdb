export const levels = ["junior", "mid", "senior", "lead"] as const;
export type Level = (typeof levels)[number];

/** What postings of one occupation are made of. Sentences may hold {place} and {company}. */
export interface DemoOccupation {
  name: string;
  /** Occupations whose postings read alike: the key of their lines in the phrases of each language. */
  family: string;
  /** Share of all postings, relative to the other occupations. */
  weight: number;
  titles: Record<Level, readonly string[]>;
  /** The usual title by language. */
  localTitles: Readonly<Record<string, string>>;
  /** Keys of the table of companies. */
  sectors: readonly string[];
  /** Yearly pay of an experienced worker as a multiple of the country's median. */
  pay: number;
  /** Paid by the hour or month where the country does so for such work. */
  isWaged: boolean;
  /** Whether people are taken on and trained without a qualification. */
  isOpenToAll: boolean;
  /** How often the work can be done from home, fully or in part: 0 to 1. */
  remoteShare: number;
  keywords: readonly string[];
  /** One sentence each: why the role exists. */
  purposes: readonly string[];
  /** Each may end the title and brings a sentence of its own. */
  fields: readonly (readonly [name: string, sentence: string])[];
  duties: readonly string[];
  requirements: readonly string[];
  /** What the law or custom of a country asks for; `other` everywhere else. */
  credentials: Readonly<Record<string, string>>;
  tools: readonly string[];
  benefits: readonly string[];
  hours: readonly string[];
  /** Text of its own by language, where it is not its family's. */
  local: Readonly<Record<string, LocalOccupation>>;
}

export interface LocalOccupation {
  titles: Record<Level, string>;
  purposes: readonly string[];
  duties: readonly string[];
  requirements: readonly string[];
}
