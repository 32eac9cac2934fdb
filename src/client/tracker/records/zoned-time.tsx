import { ownZone } from "../../../shared/time/time-zone.rules.ts";

/** "Tue, May 6, 2031, 10:30 AM, Europe/Berlin"; in one's own zone its name is left out, from another one's own time is said too. */
export function ZonedTime({ iso, zone }: { iso: string; zone: string }) {
  const isOwn = zone === ownZone();
  return (
    <time dateTime={iso}>
      {longTime(iso, zone)}
      {!isOwn && `, ${zone.replaceAll("_", " ")}`}
      {!isOwn && <span className="text-muted"> ({longTime(iso, ownZone())} where you are)</span>}
    </time>
  );
}

/** Noon is the same day in every zone that a browser may be in. */
export const dayInWords = (day: string): string =>
  day && new Date(`${day}T12:00:00`).toLocaleDateString(undefined, { dateStyle: "medium" });

const longTime = (iso: string, timeZone: string) =>
  new Date(iso).toLocaleString(undefined, {
    ...{ weekday: "short", month: "short", day: "numeric", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZone },
  });
