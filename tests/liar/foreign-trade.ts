/** What profiles and postings in another language than English are made of, and how that language tells of them. */
export interface ForeignTrade {
  name: string;
  language: "de" | "fr" | "es";
  titles: [present: string, past: string];
  employers: [present: string, past: string];
  degree: [degree: string, subject: string, school: string];
  skills: string[];
  languages: string[];
  summary: string;
  /** Of the present job; the first three say less than a liar would like. */
  statements: string[];
  earlier: string[];
  posting: { title: string; lines: string[] };
  wanted: string[];
  envied: { degree: string; employer: string; title: string };
  /** Parts of the statements without which they would say more, and words that turn them. */
  raised: [from: RegExp, to: string][];
}

/** How a language says what is true and what is not; titles and employers are put in. */
export interface Tongue {
  month(yearMonth: string): string;
  trueOfPresent(title: string, employer: string, from: string): string[];
  trueOfPast(title: string, employer: string, from: string, to: string): string[];
  trueOfWork(title: string, employer: string, told: string): string[];
  span(from: string, to: string): string;
  today: string;
  skills(list: string): string[];
  languages(list: string): string[];
  study(degree: string, subject: string, school: string): string[];
  applying(title: string, company: string): string[];
  quoting(line: string): string[];
  /** Put behind a statement, each is a lie. */
  additions(wanted: string): string[];
  /** Whole sentences that no fact holds. */
  inventions(title: string, employer: string, wanted: string): string[];
}
