import { expect, it } from "vitest";
import { documentLanguages } from "../../text/document-languages.rules.ts";
import type { JobStatus, TrackedJob } from "../tracker.contract.ts";
import { unlinkedAddress } from "../unlinked-job.rules.ts";
import { jobReport } from "./job-report.contract.ts";
import { jobReportOf } from "./job-report.rules.ts";
import { reportWords } from "./report-words.rules.ts";

function job(job_title: string, ...history: [JobStatus, month: number, day: number][]): TrackedJob {
  const entries = history.map(([status, month, day]) => ({
    status,
    timestamp: new Date(2026, month - 1, day, 23, 30).toISOString(),
  }));
  const job_url = `https://www.jobs.example/${job_title}`;
  return { job_title, company_name: "Acme", job_url, history: entries, generated_documents: null };
}

const choice = { from: "2026-03-01", to: "2026-03-31", name: "Anna Weber", paper: "a4" as const };

it("lists what was applied to in the period, the oldest first, with what came of it", () => {
  const jobs = [
    job("Cook", ["Viewed", 2, 1], ["Applied", 3, 31], ["Rejected", 4, 2]),
    job("Baker", ["Viewed", 3, 5]),
    job("Nurse", ["Applied", 2, 28]),
    { ...job("Welder", ["Applied", 3, 1]), archived_at: "2026-05-01T00:00:00.000Z" },
    { ...job("Driver", ["Interview", 3, 10]), job_url: unlinkedAddress("Driver", "Acme") },
  ];
  const report = jobReportOf(jobs, { ...choice, language: "en" });
  expect(report.rows).toEqual([
    { ...row("Mar 1, 2026", "Welder"), kind: "Online: jobs.example", result: "No answer yet" },
    { ...row("Mar 10, 2026", "Driver"), kind: "", result: "Interview, Mar 10, 2026" },
    { ...row("Mar 31, 2026", "Cook"), kind: "Online: jobs.example", result: "Rejected, Apr 2, 2026" },
  ]);
  expect(report.period).toBe("Mar 1, 2026 – Mar 31, 2026");
  expect(jobReport.safeParse(report).success).toBe(true);
  expect(jobReport.safeParse(jobReportOf([], { ...choice, language: "en" })).success).toBe(false);
});

const row = (date: string, job_title: string) => ({ date, employer: "Acme", job_title });

it("speaks eight languages, each whole", () => {
  for (const language of documentLanguages) {
    const { results, ...words } = reportWords(language);
    for (const word of [...Object.values(words), ...Object.values(results)]) expect(word, language).not.toBe("");
  }
  expect(documentLanguages).toHaveLength(8);
  const german = jobReportOf([job("Koch", ["Applied", 3, 2], ["Offer", 3, 9])], { ...choice, language: "de" });
  expect(german.rows[0]).toMatchObject({ date: "2. März 2026", result: "Zusage, 9. März 2026" });
});
