import { z } from "zod/mini";
import { emailShape, notAnEmail } from "../text/email-shape.rules.ts";
import { nationalities } from "./nationality.rules.ts";
import { fromAttendance, isYearOffered } from "./period.rules.ts";
import { isTooLongForPhone, isTooShortForPhone } from "./phone.rules.ts";

type TextField = z.ZodMiniType<string, string>;
type TextList = z.ZodMiniType<string[], string[]>;

interface Period {
  from: string;
  to: string;
}

/** The kinds of field that a profile is made of. */
export interface ProfileFields {
  text(max: number): TextField;
  /** Statements, each with room of its own. */
  lines: TextList;
  words(max: number): TextList;
  email(max: number): TextField;
  url: TextField;
  birthDate: TextField;
  nationality: TextField;
  phone: TextField;
  phones: TextList;
  yearMonth: TextField;
  year: TextField;
  attendance: TextField;
  /** What went on from one month to another. */
  period<Entry extends z.ZodMiniType<Period>>(entry: Entry): Entry;
  entries<Entry extends z.ZodMiniType>(entry: Entry, max: number): z.ZodMiniArray<Entry>;
}

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`));
const listOf = <Entry extends z.ZodMiniType>(entry: Entry, max: number) =>
  z.array(entry).check(z.maxLength(max, `At most ${max} entries`));
const emptyOr = (pattern: RegExp) => (value: string) => value === "" || pattern.test(value);
const offered = (year: string) => year === "" || isYearOffered(year, new Date());

const phone = z.string().check(
  z.refine(emptyOr(/^\+? ?\d[\d -]{0,39}$/), "Please use only digits, spaces and hyphens"),
  z.refine((number) => !isTooShortForPhone(number), "Please enter at least 4 digits after the country code"),
  z.refine((number) => !isTooLongForPhone(number), "Please enter at most 15 digits with the country code"),
);

/** What may be saved: the validation rules of the specification (section 5). */
export const checkedFields: ProfileFields = {
  text,
  lines: listOf(text(2000), 100),
  words: (max) => listOf(text(max), 100),
  email: (max) => text(max).check(z.refine(emptyOr(emailShape), notAnEmail)),
  url: text(500).check(
    z.refine(emptyOr(/^https?:\/\//), "Invalid URL format. URL must start with http:// or https://"),
  ),
  birthDate: z.string().check(
    z.refine(emptyOr(/^\d{4}-\d{2}-\d{2}$/), "Please enter a date"),
    z.refine((day) => day <= new Date().toISOString().slice(0, 10), "Date of birth cannot be in the future"),
  ),
  nationality: z
    .string()
    .check(z.refine((value) => value === "" || nationalities.includes(value), "Please choose a country from the list")),
  phone,
  phones: listOf(phone, 20),
  /** "2021-03"; a CV may name the year alone, and a month is never made up for it. */
  yearMonth: z.string().check(z.regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/, "Please choose a year and a month")),
  year: z
    .string()
    .check(z.regex(/^(\d{4})?$/, "Please choose a year"), z.refine(offered, "Please choose a year from the list")),
  attendance: z.string().check(
    z.regex(/^(\d{4}|\d{4} - (\d{4})?)?$/, "Please choose the years from the lists"),
    z.refine((years) => Object.values(fromAttendance(years)).every(offered), "Please choose the years from the lists"),
    z.refine((years) => endsInOrder(fromAttendance(years)), "Lies before the start year"),
  ),
  period: (entry) =>
    entry.check(z.refine(({ from, to }) => isInOrder(from, to), { path: ["to"], message: "Lies before the start" })),
  entries: listOf,
};

/** Months of years, or years alone: what both of them name is compared. */
function isInOrder(from: string, to: string): boolean {
  const named = Math.min(from.length, to.length);
  return from.slice(0, named) <= to.slice(0, named);
}

function endsInOrder({ start, end }: { start: string; end: string }): boolean {
  return !start || !end || start <= end;
}

const anyText = z.string();
const anyList = z.array(z.string());

/** What may have been saved: under rules of another day, it must still be readable. */
export const storedFields: ProfileFields = {
  text: () => anyText,
  lines: anyList,
  words: () => anyList,
  email: () => anyText,
  url: anyText,
  birthDate: anyText,
  nationality: anyText,
  phone: anyText,
  phones: anyList,
  yearMonth: anyText,
  year: anyText,
  attendance: anyText,
  period: (entry) => entry,
  entries: (entry) => z.array(entry),
};
