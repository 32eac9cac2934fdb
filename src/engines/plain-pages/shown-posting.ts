import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import type { PagePosting } from "./page-posting.ts";
import { locationText } from "./posting-place.ts";
import { salaryText } from "./salary-text.ts";

/** A posting as lists of openings show it. */
export function shownPosting(row: PagePosting, jobUrl: string): JobPosting {
  return {
    id: row.id,
    job_title: row.title,
    company: row.company,
    location: locationText(row),
    salary: salaryText(row),
    company_info: row.companyInfo,
    description: row.description,
    requirements: row.requirements,
    benefits: row.benefits,
    job_url: jobUrl,
    posted_at: row.postedAt.toISOString(),
  };
}
