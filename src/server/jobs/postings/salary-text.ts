import { payText, type SourcePosting } from "../../../engines/posting-reading/posting-reading.ts";

interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: NonNullable<SourcePosting["salary"]>["period"];
}

/** "€55,000 – €70,000 a year"; empty when no salary is named. */
export function salaryText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary): string {
  if (salaryMin === null) return "";
  return payText({ min: salaryMin, max: salaryMax ?? salaryMin, currency: salaryCurrency, period: salaryPeriod });
}
