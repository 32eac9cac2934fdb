import type { Pool } from "../pool.ts";
import type { Clause } from "../reading/clauses.ts";
import type { Readings } from "../reading/readings.ts";
import type { Reason } from "../reason.ts";

/** What a rule looks at: one clause and what it may rest on. */
export interface Case {
  clause: Clause;
  pool: Pool;
  readings: Readings;
  /** Months since the year 0. */
  now: number;
}

export type Rule = (of: Case) => Reason[];
