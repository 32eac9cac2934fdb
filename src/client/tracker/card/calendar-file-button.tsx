import { CalendarPlus } from "lucide-react";
import { type CalendarEvent, calendarFile } from "../../../shared/tracker/calendar/calendar-file.rules.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { IconButton } from "../../ui/icon-button.tsx";

interface CalendarFileButtonProps {
  events: readonly CalendarEvent[];
  /** Which of several on a card: "the interview: Phone call". */
  of?: string;
}

/** Dates as a file that calendar programs take in; nothing where there is none. */
export function CalendarFileButton({ events, of }: CalendarFileButtonProps) {
  if (events.length === 0) return null;
  const save = () => saveAsFile(calendarFile(events, new Date()), "text/calendar", "job-search.ics");
  return (
    <IconButton label={of ? `Add ${of} to your calendar (.ics)` : "Add to your calendar (.ics)"} onClick={save}>
      <CalendarPlus />
    </IconButton>
  );
}
