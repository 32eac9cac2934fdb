import type { Level } from "../occupations/occupation.ts";

export interface LocalOccupation {
  titles: Record<Level, string>;
  purposes: readonly string[];
  duties: readonly string[];
  requirements: readonly string[];
}

/** What a posting in the country's own language is made of; {company}, {place} and {years} are filled in. */
export interface LocalWording {
  language: string;
  companyInfo: readonly string[];
  dutiesHeading: string;
  hours: readonly string[];
  experience: Record<Level, string>;
  benefits: readonly string[];
  /** By the English name of the occupation. */
  occupations: Readonly<Record<string, LocalOccupation>>;
}
