const yearsBack = 80;

/** The years to choose from, newest first: this year and the 80 before it. */
export function yearsOffered(now: Date): string[] {
  const newest = now.getFullYear();
  return Array.from({ length: yearsBack + 1 }, (_, back) => String(newest - back));
}

/** Whether the lists of years have this one. */
export function isYearOffered(year: string, now: Date): boolean {
  const newest = now.getFullYear();
  return Number(year) <= newest && Number(year) >= newest - yearsBack;
}

/** "2016 - 2019"; only the start while the study goes on is "2016 - "; empty without a start. */
export function toAttendance(start: string, end: string): string {
  if (!start) return end;
  return `${start} - ${end}`;
}

/** Takes "2016 - 2019" apart; one year alone is the end. */
export function fromAttendance(attendance: string): { start: string; end: string } {
  const [first = "", second] = attendance.split(" - ");
  return second === undefined ? { start: "", end: first } : { start: first, end: second };
}

/** "2021-03" as "Mar 2021"; a year alone and the empty text stay as they are. */
export function monthLabel(yearMonth: string): string {
  const [year, month] = yearMonth.split("-");
  if (!year || !month) return yearMonth;
  const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString("en", { month: "short", timeZone: "UTC" });
  return `${name} ${year}`;
}

/** "Mar 2021 to Present"; empty when neither end is known. */
export function periodLabel(from: string, to: string): string {
  if (!from && !to) return "";
  const end = monthLabel(to) || "Present";
  return from ? `${monthLabel(from)} to ${end}` : end;
}

/** "1990-04-12" as "April 12, 1990"; anything else as it is. */
export function dayLabel(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!day || Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
