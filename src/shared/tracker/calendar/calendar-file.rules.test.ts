import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.rules.ts";

const now = new Date("2027-03-01T07:08:09.123Z");
const event = { uid: "one@forthright", title: "Call", when: { day: "2027-12-31" } };

it("writes a day as a date that ends with the next, and a moment in UTC", () => {
  const interview = {
    uid: "two@forthright",
    title: "Talk",
    when: { at: new Date("2027-03-28T00:30:00Z"), minutes: 45 },
  };
  const url = "https://jobs.example/a;b,c\\d\r\nX-EVIL:1";
  expect(calendarFile([event, { ...interview, url }], now).split("\r\n")).toEqual([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Forthright//Job search//EN", "CALSCALE:GREGORIAN"],
    ...["METHOD:PUBLISH", "BEGIN:VEVENT", "UID:one@forthright", "DTSTAMP:20270301T070809Z"],
    ...["DTSTART;VALUE=DATE:20271231", "DTEND;VALUE=DATE:20280101", "TRANSP:TRANSPARENT", "SUMMARY:Call", "END:VEVENT"],
    ...["BEGIN:VEVENT", "UID:two@forthright", "DTSTAMP:20270301T070809Z", "DTSTART:20270328T003000Z"],
    ...["DTEND:20270328T011500Z", "SUMMARY:Talk", "URL:https://jobs.example/a;b,c\\d%0D%0AX-EVIL:1", "END:VEVENT"],
    ...["END:VCALENDAR", ""],
  ]);
});

it("escapes text, so that nobody's title is a line of its own", () => {
  const title = "a;b,c\\d\r\nBEGIN:VALARM\u2028e\tf\u0000g\u0085h";
  expect(calendarFile([{ ...event, title }], now)).toContain("SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VALARM\\ne f g h\r\n");
});

it("writes every field of an event", () => {
  const full = { ...event, description: "Nurse, Charité", location: "Room 5", url: "https://jobs.example/1" };
  const lines = calendarFile([full], now).split("\r\n").slice(5, -2);
  expect(lines).toEqual([
    ...["BEGIN:VEVENT", "UID:one@forthright", "DTSTAMP:20270301T070809Z"],
    ...["DTSTART;VALUE=DATE:20271231", "DTEND;VALUE=DATE:20280101", "TRANSP:TRANSPARENT", "SUMMARY:Call"],
    ...["DESCRIPTION:Nurse\\, Charité", "LOCATION:Room 5", "URL:https://jobs.example/1", "END:VEVENT"],
  ]);
});

it("folds lines at 75 octets without tearing a character, and unfolds to what was written", () => {
  const title = "Gespräch über 日本 👩‍🔬 ".repeat(20).trim();
  const file = calendarFile([{ ...event, title }], now, "Job search");
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\ufffd");
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});
