export const levels = ["junior", "mid", "senior", "lead"] as const;
export type Level = (typeof levels)[number];

export const sectors = [
  "health",
  "care",
  "construction",
  "manufacturing",
  "automotive",
  "logistics",
  "hospitality",
  "retail",
  "technology",
  "finance",
  "science",
  "education",
  "beauty",
  "public",
  "design",
] as const;
export type Sector = (typeof sectors)[number];

/** What postings of one occupation are made of. Sentences may hold {place} and {company}. */
export interface DemoOccupation {
  name: string;
  titles: Record<Level, readonly string[]>;
  sectors: readonly Sector[];
  /** Yearly pay of an experienced worker as a multiple of the country's median. */
  pay: number;
  /** Paid by the hour or month where the country does so for such work. */
  isWaged: boolean;
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
  credentials: Partial<Record<string, string>> & { other: string };
  tools: readonly string[];
  benefits: readonly string[];
  hours: readonly string[];
}
