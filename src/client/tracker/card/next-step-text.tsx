import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

/** "Call the recruiter, May 6, 2031" */
export function NextStepText({ job: { next_step, next_step_on } }: { job: TrackedJob }) {
  // Noon is the same day in every zone that a browser may be in.
  const day =
    next_step_on && new Date(`${next_step_on}T12:00:00`).toLocaleDateString(undefined, { dateStyle: "medium" });
  return (
    <>
      {next_step}
      {next_step && day && ", "}
      {day && <span className="whitespace-nowrap">{day}</span>}
    </>
  );
}
