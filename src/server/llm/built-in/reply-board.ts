import type { ReadBoardOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { jobStatuses } from "../../../shared/tracker/tracker.contract.ts";
import { counted, plainText } from "./markdown-text.ts";

const mostJobs = 5;

/** The board column by column, the newest change first. */
export function boardReply({ jobs }: ReadBoardOutput): string {
  if (jobs.length === 0) {
    return "Your [board](/jobtracking) is still empty. Openings come onto it when you press **Apply** here or in the [job search](/jobsearch).";
  }
  const columns = jobStatuses.map((status) =>
    columnText(
      status,
      jobs.filter((job) => job.status === status),
    ),
  );
  return [
    `There ${jobs.length === 1 ? "is" : "are"} ${counted(jobs.length, "job")} on your [board](/jobtracking):`,
    ...columns.filter((text) => text !== ""),
  ].join("\n\n");
}

function columnText(status: string, jobs: ReadBoardOutput["jobs"]): string {
  if (jobs.length === 0) return "";
  const newestFirst = jobs.toSorted((a, b) => b.since.localeCompare(a.since));
  const shown = newestFirst
    .slice(0, mostJobs)
    .map(
      (job) =>
        `- [${plainText(job.job_title)}](${job.job_url}), ${plainText(job.company)}, since ${job.since.slice(0, 10)}`,
    );
  const rest = jobs.length > mostJobs ? [`- and ${jobs.length - mostJobs} more`] : [];
  return [`**${status}** (${jobs.length})`, "", ...shown, ...rest].join("\n");
}
