import { documentLanguages } from "../../text/document-languages.rules.ts";

/** What "03/04/2026" means: the third of April, or the fourth of March. */
export type DateOrder = "day_first" | "month_first";

export interface ReadDate {
  /** YYYY-MM-DD */
  day: string;
  /** The moment, ISO 8601; of a mere day its noon on the person's own clock. */
  at: string;
}

const monthByName = new Map<string, number>();
for (const language of documentLanguages) {
  for (const style of ["long", "short"] as const) {
    const names = new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1) {
      const parts = names.formatToParts(Date.UTC(2026, month, 15));
      const name = parts.find(({ type }) => type === "month")?.value ?? "";
      monthByName.set(plainMonth(name), month + 1);
      monthByName.set(plainMonth(name).slice(0, 3), monthByName.get(plainMonth(name).slice(0, 3)) ?? month + 1);
    }
  }
}

function plainMonth(name: string): string {
  return name.toLowerCase().replaceAll(".", "").trim();
}

/** Behind a date: "10:01", "10:01:23 PM", "T10:01:23.000Z", "10:01 UTC", "+02:00". */
const time = String.raw`(?:,?\s*T?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AP]\.?M\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?${time}$`, "i");
const numbers = new RegExp(String.raw`^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})${time}$`, "i");
const dayThenName = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]+(?:de\s+)?(\p{L}+)\.?[\s,-]+(?:de\s+)?(\d{4}|\d{2})${time}$`,
  "iu",
);
const nameThenDay = new RegExp(String.raw`^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${time}$`, "iu");
const weekday = /^\p{L}{2,}\.?,\s*/u;

type Parts = [year: number, month: number, day: number];

/** The date that a cell of somebody's table says; undefined where it is none. */
export function readDate(text: string, order: DateOrder): ReadDate | undefined {
  const said = text.trim();
  const moment = momentOfNumber(said);
  if (moment) return dateAt(moment);
  const plain = said.replace(weekday, "");
  const iso = yearFirst.exec(plain);
  if (iso) return dateOf([Number(iso[1]), Number(iso[2]), Number(iso[3])], iso.slice(4));
  const numeric = numbers.exec(plain);
  if (numeric) return dateOf(numericParts(numeric, order), numeric.slice(5));
  const dayNamed = dayThenName.exec(plain);
  if (dayNamed) return dateOf(namedParts(dayNamed[3], dayNamed[2], dayNamed[1]), dayNamed.slice(4));
  const monthNamed = nameThenDay.exec(plain);
  return monthNamed ? dateOf(namedParts(monthNamed[3], monthNamed[1], monthNamed[2]), monthNamed.slice(4)) : undefined;
}

/** How a table writes its dates; undefined where each of them can be read either way, or there are none. */
export function dateOrderOf(texts: readonly string[]): DateOrder | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const found = numbers.exec(text.trim());
    if (!found) continue;
    if (Number(found[1]) > 12 || found[2] === ".") dayFirst += 1;
    // Whoever writes AM and PM writes the month first: LinkedIn's export does.
    else if (Number(found[3]) > 12 || found[8]) monthFirst += 1;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst > monthFirst ? "day_first" : "month_first";
}

/** Whether the order of day and month decides what a text says. */
export function isEitherWay(text: string): boolean {
  const [one, other] = [readDate(text, "day_first"), readDate(text, "month_first")];
  return one?.day !== other?.day;
}

function numericParts(found: RegExpExecArray, order: DateOrder): Parts {
  const [first, second] = [Number(found[1]), Number(found[3])];
  const isDayFirst = first > 12 || (second <= 12 && (found[2] === "." || order === "day_first"));
  return [wholeYear(found[4]), isDayFirst ? second : first, isDayFirst ? first : second];
}

const namedParts = (year: string | undefined, month: string | undefined, day: string | undefined): Parts => {
  const name = plainMonth(month ?? "");
  return [wholeYear(year), monthByName.get(name) ?? monthByName.get(name.slice(0, 3)) ?? 0, Number(day)];
};

/** No job search is from before 1970. */
function wholeYear(year = ""): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) >= 70 ? 1900 : 2000);
}

function dateOf([year, month, day]: Parts, [hour, minute, second, half, zone]: (string | undefined)[]) {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (!isReal || year < 1970) return undefined;
  if (hour === undefined) return dateAt(new Date(year, month - 1, day, 12));
  const hours = (Number(hour) % (half ? 12 : 24)) + (/^p/i.test(half ?? "") ? 12 : 0);
  const clock: [number, number, number] = [hours, Number(minute), Number(second ?? 0)];
  if (!zone) return dateAt(new Date(year, month - 1, day, ...clock));
  return dateAt(new Date(Date.UTC(year, month - 1, day, ...clock) - minutesEast(zone) * 60_000));
}

function minutesEast(zone: string): number {
  const found = /([+-])(\d{2}):?(\d{2})/.exec(zone);
  return found ? (Number(found[2]) * 60 + Number(found[3])) * (found[1] === "-" ? -1 : 1) : 0;
}

/** A spreadsheet's count of days since 1899, and the seconds or milliseconds of programs. */
function momentOfNumber(text: string): Date | undefined {
  if (/^[345]\d{4}(\.\d+)?$/.test(text)) {
    const day = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text))));
    return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
  }
  if (/^1\d{9}$/.test(text)) return new Date(Number(text) * 1000);
  return /^1\d{12}$/.test(text) ? new Date(Number(text)) : undefined;
}

function dateAt(moment: Date): ReadDate {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return { day, at: moment.toISOString() };
}
