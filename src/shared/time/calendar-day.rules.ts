/** Days are YYYY-MM-DD, zones IANA names. */
const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a moment lies on where the clocks go by a zone. */
export function dayIn(zone: string, at: Date): string {
  const known = formats.get(zone);
  // Sweden writes days as ISO 8601 does. Making a format costs more than using it a thousand times.
  const format =
    known ?? new Intl.DateTimeFormat("sv-SE", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: zone });
  if (!known) formats.set(zone, format);
  return format.format(at).padStart(10, "0");
}

/** So many calendar days later; no change of clocks makes one longer. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Calendar days from one to another; negative where that lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}
