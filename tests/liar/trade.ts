/** A statement as a person wrote it, and ways in which somebody else tells the same or less. */
export type Told = [statement: string, ...tellings: string[]];

/** What profiles and postings of one trade are made of. */
export interface Trade {
  name: string;
  /** From the first job to the last. */
  titles: string[];
  employers: string[];
  places: string[];
  degree: [degree: string, subject: string, school: string];
  certificates: [name: string, by: string][];
  skills: string[];
  summary: Told;
  statements: Told[];
  posting: { title: string; lines: string[] };
  /** What postings of the trade ask for and nobody in these profiles has. */
  wanted: string[];
  /** Degrees, certificates, employers and titles that a liar of the trade would like. */
  envied: { degree: string; certificate: string; employer: string; title: string };
}
