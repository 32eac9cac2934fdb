import { CalendarPlus } from "lucide-react";
import { calendarEventsOf } from "../../../shared/tracker/calendar/calendar-dates.rules.ts";
import { calendarFile } from "../../../shared/tracker/calendar/calendar-file.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** The dates of a card as a file that calendar programs take in; nothing for one without a date. */
export function CalendarFileButton({ job }: { job: TrackedJob }) {
  const events = calendarEventsOf(job);
  if (events.length === 0) return null;
  const save = () => saveAsFile(calendarFile(events, new Date()), "text/calendar", "job-search.ics");
  return (
    <IconButton label="Add to your calendar (.ics)" onClick={save}>
      <CalendarPlus />
    </IconButton>
  );
}
