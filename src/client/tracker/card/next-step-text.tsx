import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

// Making a format costs as much as drawing a card: once each, and only where there is a day.
let dayFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;

/** "Call the recruiter, May 6, 2031, 10:30 AM"; the zone is named where it is not the reader's. */
export function NextStepText({ job }: { job: TrackedJob }) {
  const { next_step, next_step_on, next_step_at, next_step_zone } = job;
  const day = next_step_on && dayText(next_step_on);
  const time = next_step_at && timeText(next_step_at);
  const zone = time && next_step_zone !== ownZone() && next_step_zone?.replaceAll("_", " ");
  const when = [day, time, zone].filter(Boolean).join(", ");
  return (
    <>
      {next_step}
      {next_step && when && ", "}
      {when && <span className={zone ? undefined : "whitespace-nowrap"}>{when}</span>}
    </>
  );
}

function dayText(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
  // Noon is the same day in every zone that a browser may be in.
  return dayFormat.format(new Date(`${day}T12:00:00`));
}

function timeText(time: string): string {
  timeFormat ??= new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
  return timeFormat.format(new Date(`2000-01-01T${time}`));
}
