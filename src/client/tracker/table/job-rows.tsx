import { type ChangeEvent, memo } from "react";
import { appliedAt, changedAt } from "../../../shared/tracker/table/job-table.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { classNames } from "../../ui/class-names.ts";
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { NextStepText } from "../card/next-step-text.tsx";
import { rowCheckbox } from "./use-chosen-rows.ts";

interface JobRowProps {
  job: TrackedJob;
  isChosen: boolean;
  onToggle: (jobUrl: string, event: ChangeEvent<HTMLInputElement>) => void;
  onOpen: (job: TrackedJob) => void;
}

/** Made once: making one costs more than all else that a row draws. */
let dayFormat: Intl.DateTimeFormat | undefined;

export function dayOfMoment(moment: string | undefined): string {
  const at = new Date(moment ?? "");
  if (Number.isNaN(at.getTime())) return "";
  dayFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
  return dayFormat.format(at);
}

function Choice({ job, isChosen, onToggle }: Omit<JobRowProps, "onOpen">) {
  return (
    <RowCheckbox
      label={`Choose ${job.job_title}, ${job.company_name}`}
      checked={isChosen}
      onChange={(event) => onToggle(job.job_url, event)}
      {...{ [rowCheckbox]: job.job_url }}
    />
  );
}

const cell = "px-3 py-1.5 align-middle";

/** A row of the table on wide screens. */
export const JobRow = memo(function JobRow({ job, isChosen, onToggle, onOpen }: JobRowProps) {
  const status = statusOf(job);
  return (
    <tr className={classNames("border-line border-b", isChosen ? "bg-accent-soft" : "hover:bg-sunken/60")}>
      <td className="w-11 pl-2">
        <Choice {...{ job, isChosen, onToggle }} />
      </td>
      <th scope="row" className={classNames(cell, "min-w-52 text-left font-semibold")}>
        <button
          type="button"
          onClick={() => onOpen(job)}
          title={job.job_title}
          className="block text-left hover:underline"
        >
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{job.job_title}</span>
        </button>
      </th>
      <td className={cell}>
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{job.company_name}</span>
      </td>
      <td className={cell}>{status && <StatusBadge status={status} />}</td>
      <td className={classNames(cell, "whitespace-nowrap text-muted")}>{dayOfMoment(appliedAt(job))}</td>
      <td className={classNames(cell, "whitespace-nowrap text-muted")}>{dayOfMoment(changedAt(job))}</td>
      <td className={cell}>
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          <NextStepText job={job} />
        </span>
      </td>
    </tr>
  );
});

/** The same as an entry of a compact list, for narrow screens. */
export const JobEntry = memo(function JobEntry({ job, isChosen, onToggle, onOpen }: JobRowProps) {
  const status = statusOf(job);
  const applied = dayOfMoment(appliedAt(job));
  const changed = applied ? `applied ${applied}` : dayOfMoment(changedAt(job));
  return (
    <li className={classNames("flex items-center gap-1 border-line border-b", isChosen && "bg-accent-soft")}>
      <Choice {...{ job, isChosen, onToggle }} />
      <button type="button" onClick={() => onOpen(job)} className="min-w-0 flex-1 py-2 pr-2 text-left">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{job.job_title}</span>
          {status && <StatusBadge status={status} />}
        </span>
        <span className="block truncate text-muted text-sm">
          {[job.company_name, changed].filter(Boolean).join(" · ")}
        </span>
        {(job.next_step || job.next_step_on) && (
          <span className="block truncate text-sm">
            Next: <NextStepText job={job} />
          </span>
        )}
      </button>
    </li>
  );
});
