import { payText } from "../posting-reading/posting-reading.ts";
import type { PagePosting } from "./page-posting.ts";

type Salary = Pick<PagePosting, "salaryMin" | "salaryMax" | "salaryCurrency" | "salaryPeriod">;

/** "€55,000 – €70,000 a year"; empty when no salary is named. */
export function salaryText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary): string {
  if (salaryMin === null) return "";
  return payText({ min: salaryMin, max: salaryMax ?? salaryMin, currency: salaryCurrency, period: salaryPeriod });
}
