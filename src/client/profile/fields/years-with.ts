import { yearsOffered } from "../../../shared/profile/period.rules.ts";

/** The years to choose from, and the chosen one should it lie outside them. */
export function yearsWith(chosen: string): string[] {
  const offered = yearsOffered(new Date());
  return !chosen || offered.includes(chosen) ? offered : [chosen, ...offered];
}
