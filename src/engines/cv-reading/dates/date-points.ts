import { monthOfName, monthPattern, presentPattern, solarMonthOfName, toPattern } from "../words/date-words.ts";

/** A point in time as far as it is written; offsets into the text. A year of 0 is one that is left open ("20XX"). */
export interface DatePoint {
  from: number;
  to: number;
  year: number;
  month: number | undefined;
  day: number | undefined;
  /** Where the year ends, if the short name of a month behind it may be a word as well: "2011 Out of work". */
  yearEnd?: number;
}

const year = "(?:19[4-9]\\d|20[0-4]\\d)";
const hijriYear = "(?:13[4-9]\\d|14[0-4]\\d)";
const anyYear = `(?:${year}|(?<=[^\\d]|^)${hijriYear})`;
const month = "(?:0?[1-9]|1[0-2])";
const day = "(?:3[01]|[12]\\d|0?[1-9])";
const name = `(?<!\\p{L})(?:${monthPattern})\u0654?(?![\\p{L}\\p{M}])`;
const yearEnd = "(?:\\s?(?:гг?\\.?|рр?\\.?|r\\.|roku|год[а]?|рік|року)(?!\\p{L}))?";

/** Two names of months begin what English says of people: "2012 Out of work", "2019 Set up a shop". */
const phrase = "(?:out of|set (?:up|out))(?!\\p{L})";

const eras: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018, 大正: 1911 };

const points = new RegExp(
  [
    `(?<eastYear>${year})\\s*[年년]度?(?:\\s*(?<eastMonth>${month})\\s*[月월](?:\\s*(?<eastDay>${day})\\s*[日일])?)?`,
    `(?<era>昭和|平成|令和|大正)\\s*(?<eraYear>\\d{1,2}|元)\\s*年?(?:\\s*[./]?\\s*(?<eraMonth>${month})\\s*月?(?:\\s*(?<eraDay>${day})\\s*日)?)?`,
    `(?<![\\d.,/:])(?<isoYear>${anyYear})(?:[-/]|\\.\\s?)(?<isoMonth>${month})(?:(?:[-/]|\\.\\s?)(?<isoDay>${day}))?(?!\\d)\\.?`,
    `(?<![\\d.,/])(?<first>\\d{1,2})\\s?(?<sign>[./-])\\s?(?<second>\\d{1,2})\\s?\\k<sign>\\s?(?<fullYear>${anyYear}|\\d\\d(?!\\d))${yearEnd}`,
    `(?<![\\d.,/])(?<number>${month})\\s?[./-]\\s?(?<numberYear>${year})(?!\\d)${yearEnd}`,
    `(?<![\\d.,/])(?<shortNumber>0[1-9]|1[0-2])[/.](?<shortYear>\\d\\d)(?![\\d/.])`,
    `(?:(?<!\\d)(?<day>${day})(?:st|nd|rd|th|er|\\.|º)?[^\\S\\t]*(?:de\\s+)?)?(?<name>${name})\\.?,?\\s*(?:(?<dayBehind>${day})(?:st|nd|rd|th)?,\\s*)?(?:(?:del?|of)\\s+|[/-]\\s?)?(?:(?<nameYear>${anyYear})(?!\\d)${yearEnd}|(?:(?<=-\\s?)|')(?<nameShortYear>\\d\\d)(?!\\d)|(?<nameOpenYear>20xx|19xx))`,
    `(?<![\\d.,/])(?<yearBefore>${year}),?\\s+(?!${phrase})(?<nameBehind>${name})(?:(?<isBeforeWord>(?<=(?<!\\p{L})\\p{L}{3})(?= +(?!(?:${toPattern}|${presentPattern})(?!\\p{L}))\\p{L}))|)`,
    `q[1-4]\\s*[/ ]?\\s*(?<quarterYear>${year})(?!\\d)`,
    `(?<![\\d$€£#]|\\d[.,:/])(?<year>${anyYear})(?!\\d|[.,:]\\d|\\s?[%€$]|\\+\\s?\\p{L})${yearEnd}`,
    `(?<!\\p{L})(?<open>20xx|19xx|20__)(?!\\p{L})`,
  ].join("|"),
  "gu",
);

/** @param folded with Latin digits and in small letters */
export function datePointsIn(folded: string): DatePoint[] {
  if (!/\d|元/.test(folded)) return [];
  return [...folded.matchAll(points)].flatMap((match) => {
    const point = pointOf(match.groups ?? {});
    const text = match[0].replace(/[\s.,]+$/u, "");
    const yearEnd = match.groups?.isBeforeWord === undefined ? undefined : match.index + yearLength;
    return point ? [{ ...point, from: match.index, to: match.index + text.length, yearEnd }] : [];
  });
}

const yearLength = 4;

type Day = Pick<DatePoint, "year" | "month" | "day">;

function pointOf(found: Record<string, string | undefined>): Day | undefined {
  const read = (years?: string, months?: string, days?: string): Day => ({
    year: fullYear(years ?? ""),
    month: months ? Number(months) : undefined,
    day: days ? Number(days) : undefined,
  });
  if (found.era) {
    const count = found.eraYear === "元" ? 1 : Number(found.eraYear);
    return { ...read(undefined, found.eraMonth, found.eraDay), year: (eras[found.era] ?? 0) + count };
  }
  if (found.open || found.nameOpenYear) return { year: 0, month: undefined, day: undefined };
  if (found.eastYear) return read(found.eastYear, found.eastMonth, found.eastDay);
  if (found.isoYear) return civil(read(found.isoYear, found.isoMonth, found.isoDay));
  if (found.fullYear) return dayFirst(Number(found.first), Number(found.second), fullYear(found.fullYear));
  if (found.number) return read(found.numberYear, found.number);
  if (found.shortNumber) return read(found.shortYear, found.shortNumber);
  if (found.name)
    return named(found.name, read(found.nameYear ?? found.nameShortYear, undefined, found.day ?? found.dayBehind));
  if (found.nameBehind) return named(found.nameBehind, read(found.yearBefore));
  return civil(read(found.quarterYear ?? found.year));
}

function named(written: string, day: Day): Day {
  const name = written.replace("\u0654", "");
  const solar = solarMonthOfName(name);
  return solar ? civil({ ...day, month: solar }) : civil({ ...day, month: monthOfName(name) });
}

/** Two digits are of this century up to the next few years. */
function fullYear(digits: string): number {
  const number = Number(digits);
  if (digits.length > 2 || digits === "") return number;
  return number > 40 ? 1900 + number : 2000 + number;
}

function dayFirst(first: number, second: number, year: number): Day | undefined {
  if (first > 31 || second > 31 || (first > 12 && second > 12) || first === 0 || second === 0) return undefined;
  const [days, months] = second > 12 ? [second, first] : [first, second];
  return civil({ year, month: months, day: days });
}

/** Solar Hijri years begin in March: 1398 is 2019, and its tenth month the January after. Lunar ones are some 3 % shorter. */
function civil({ year, month, day }: Day): Day {
  if (year > 1500 || year === 0) return { year, month, day };
  if (year >= 1420) return { year: Math.floor(year * 0.970224 + 621.5774), month: undefined, day: undefined };
  const civilMonth = month === undefined ? undefined : month + 2;
  if (civilMonth !== undefined && civilMonth > 12) return { year: year + 622, month: civilMonth - 12, day: undefined };
  return { year: year + 621, month: civilMonth, day: undefined };
}
