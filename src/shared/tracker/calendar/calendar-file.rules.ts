import { dayAfter } from "../../time/calendar-day.rules.ts";

/** Something with a date, as a calendar keeps it. */
export interface CalendarEvent {
  /** Stays the same when the rest changes, so that a calendar changes it too. */
  uid: string;
  title: string;
  description?: string;
  url?: string;
  location?: string;
  /** A day, YYYY-MM-DD, or a moment and how long it lasts. */
  when: { day: string } | { at: Date; minutes: number };
}

const productId = "-//Forthright//Job search//EN";
const maxOctets = 75;

/** RFC 5545: whole days as dates, moments in UTC. @param name what a calendar that is subscribed to is called */
export function calendarFile(events: readonly CalendarEvent[], now: Date, name?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${productId}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT1H"] : []),
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ uid, title, description, url, location, when }: CalendarEvent, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${inUtc(now)}`,
    ...timeLines(when),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    // An address is no text: it is not escaped, and can hold no line end.
    ...(url ? [`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`] : []),
    "END:VEVENT",
  ];
}

/** A day ends where the next one begins, and keeps nobody busy. */
function timeLines(when: CalendarEvent["when"]): string[] {
  if ("day" in when) {
    const [start, end] = [dateOf(when.day), dateOf(dayAfter(when.day, 1))];
    return [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, "TRANSP:TRANSPARENT"];
  }
  const end = new Date(when.at.getTime() + when.minutes * 60_000);
  return [`DTSTART:${inUtc(when.at)}`, `DTEND:${inUtc(end)}`];
}

const dateOf = (day: string): string => day.replaceAll("-", "");
const inUtc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** A TEXT value: control characters have no place in one, and a line end is written as two characters. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** At most 75 octets a line, of which the space that begins a further one is one; no character is torn apart. */
function folded(line: string): string {
  let octets = 0;
  let text = "";
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > maxOctets) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
