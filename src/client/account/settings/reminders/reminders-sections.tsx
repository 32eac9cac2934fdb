import { useReminders } from "../../../ui/reminders/reminders.queries.ts";
import { CalendarSection } from "./calendar-section.tsx";
import { DigestSection } from "./digest-section.tsx";

/** What comes to the person without their looking. */
export function RemindersSections() {
  const { data } = useReminders();
  if (!data) return null;
  return (
    <>
      <DigestSection digest={data.digest} />
      <CalendarSection url={data.calendar_url} />
    </>
  );
}
