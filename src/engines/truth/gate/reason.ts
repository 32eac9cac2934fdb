/** Why a sentence is refused. */
export type HardFact =
  | "length"
  | "hidden"
  | "amount"
  | "date"
  | "duration"
  | "name"
  | "title"
  | "rank"
  | "leading"
  | "degree"
  | "credential"
  | "level"
  | "award"
  | "unfinished"
  | "ended"
  | "entry"
  | "posting"
  | "denied";

/** What only the person can say, the riskiest first: the first that is found is asked. */
export const doubts = [
  "limiter",
  "cause",
  "scope",
  "posting-word",
  "counts-other",
  "calculated",
  "joined",
  "praise",
  "rewording",
] as const;

export type Doubt = (typeof doubts)[number];

export interface Reason {
  kind: HardFact | Doubt;
  /** What the sentence says. */
  found: string;
  /** What the facts say instead, where they say something of that kind. */
  held?: string;
}
