/** A posting of the index, as far as its page shows it. */
export interface PagePosting {
  id: string;
  title: string;
  company: string;
  companyInfo: string;
  description: string;
  requirements: string;
  benefits: string;
  /** BCP 47 */
  language: string;
  keywords: string[];
  /** ISO 3166-1 alpha-2; empty where the posting names none, as state and city may be. */
  countryCode: string;
  state: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** The place or places as the board writes them. */
  writtenLocation: string | null;
  workplace: "on_site" | "hybrid" | "remote";
  employmentType: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";
  /** Null where the posting names no pay. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";
  experienceYears: number;
  postedAt: Date;
  validThrough: Date | null;
}
