import type { DocumentLanguage } from "../../text/document-languages.rules.ts";
import { dayIn } from "../../time/calendar-day.rules.ts";
import { ownZone } from "../../time/time-zone.rules.ts";
import { sourceHost } from "../job-address.rules.ts";
import type { HistoryEntry, TrackedJob } from "../tracker.contract.ts";
import { isUnlinked } from "../unlinked-job.rules.ts";
import type { JobReport, ReportRow } from "./job-report.contract.ts";
import { type ReportWords, reportWords } from "./report-words.rules.ts";

export interface ReportPeriod {
  /** Days, YYYY-MM-DD, both within it. */
  from: string;
  to: string;
}

interface ReportChoice extends ReportPeriod {
  language: DocumentLanguage;
  name: string;
  paper: JobReport["paper"];
}

/** The applications of a period, the oldest first, from the board and the archive. */
export function jobReportOf(jobs: readonly TrackedJob[], { from, to, ...choice }: ReportChoice): JobReport {
  const words = reportWords(choice.language);
  const format = new Intl.DateTimeFormat(choice.language, { day: "numeric", month: "short", year: "numeric" });
  const day = (text: string) => format.format(new Date(`${text}T12:00:00`));
  const { title, date, employer, job_title, kind, result, signature } = words;
  return {
    ...choice,
    title,
    period: `${day(from)} – ${day(to)}`,
    heads: { date, employer, job_title, kind, result },
    rows: applicationsIn(jobs, from, to).map(({ job, applied }) => rowOf(job, applied, words, format)),
    signature,
  };
}

/** Whoever was interviewed has applied, also where nobody noted when. */
const applicationOf = ({ history }: TrackedJob): HistoryEntry | undefined =>
  history.find(({ status }) => status === "Applied") ?? history.find(({ status }) => status !== "Viewed");

function applicationsIn(jobs: readonly TrackedJob[], from: string, to: string) {
  return jobs
    .flatMap((job) => {
      const applied = applicationOf(job);
      return applied ? { job, applied } : [];
    })
    .filter(({ applied }) => {
      const day = dayIn(ownZone(), new Date(applied.timestamp));
      return day >= from && day <= to;
    })
    .sort((a, b) => a.applied.timestamp.localeCompare(b.applied.timestamp));
}

function rowOf(job: TrackedJob, applied: HistoryEntry, words: ReportWords, format: Intl.DateTimeFormat): ReportRow {
  const { job_title, company_name: employer, job_url } = job;
  return {
    date: format.format(new Date(applied.timestamp)),
    employer,
    job_title,
    // Where the posting stood, it was applied to: the person corrects what was otherwise.
    kind: isUnlinked(job_url) ? "" : `${words.online}: ${sourceHost(job_url)}`.slice(0, 100),
    result: resultOf(job, applied, words, format),
  };
}

function resultOf({ history }: TrackedJob, applied: HistoryEntry, words: ReportWords, format: Intl.DateTimeFormat) {
  const last = history.at(-1) ?? applied;
  if (last.status === "Viewed" || last.status === "Applied") return words.results.Applied;
  return `${words.results[last.status]}, ${format.format(new Date(last.timestamp))}`;
}
