import { documentLanguages, monthNumberOf } from "../../../text/text.ts";
import { folded } from "./languages.ts";
import type { Token } from "./words.ts";

export type DateRole = "since" | "until" | "from" | "in";

export interface WrittenDate {
  year: number | undefined;
  month: number | undefined;
  day?: number;
  role: DateRole;
  text: string;
  at: number;
  /** Tokens that it takes. */
  length: number;
}

const roles: ReadonlyMap<string, DateRole> = new Map(
  Object.entries({
    since: "since seit ab desde depuis dal sinds od",
    until: "until till through bis hasta jusqu fino tot do ate jusque to",
    from: "from von vom de van",
    in: "in im en nel w em dated during year years ano anno annee jahr jaar",
  }).flatMap(([role, words]) => words.split(" ").map((word): [string, DateRole] => [folded(word), role as DateRole])),
);

/** Portuguese names of working days are numbers with a hyphen, and left out. */
const weekdays: ReadonlyMap<string, number> = new Map(
  documentLanguages.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    return [0, 1, 2, 3, 4, 5, 6].map((day): [string, number] => [
      folded(format.format(Date.UTC(2023, 0, 1 + day))),
      day,
    ]);
  }),
);

/** From Sunday as 0; "mondays", "mittwochs" as well. */
export const weekdayOf = (key: string): number | undefined => weekdays.get(key) ?? weekdays.get(key.replace(/s$/, ""));

const year = /^(?:19[3-9]\d|20\d\d)$/;
const isYear = ({ text, kind }: Token) => kind === "number" && year.test(text);
/** "FY2024" */
const yearWithin = ({ text, kind }: Token) => (kind === "number" ? text : text.replace(/^\p{Lu}{1,3}(?=\d{4}$)/u, ""));

/** Dates and the tokens that they take; a number of four digits that counts something is none. */
export function datesOf(tokens: readonly Token[]): { dates: WrittenDate[]; taken: Set<number> } {
  const dates: WrittenDate[] = [];
  const taken = new Set<number>();
  tokens.forEach((token, at) => {
    if (taken.has(at)) return;
    const found =
      monthYear(tokens, at) ??
      dayOfMonth(tokens, at) ??
      numericDate(tokens, at) ??
      shortEnd(tokens, at) ??
      shortYear(tokens, at) ??
      lonelyYear(tokens, at) ??
      lonelyMonth(token, at, tokens);
    if (!found) return;
    if (!found.isUnsure) for (let index = at; index < at + found.length; index++) taken.add(index);
    dates.push({
      ...found.date,
      role: roleAt(tokens, at),
      text: textOf(tokens, at, found.length),
      at,
      length: found.length,
    });
  });
  return { dates: ranged(dates, tokens), taken };
}

interface Found {
  date: Pick<WrittenDate, "year" | "month" | "day">;
  length: number;
  /** May as well be numbers: these are read too. */
  isUnsure?: boolean;
}

const textOf = (tokens: readonly Token[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(" ");

/** "March 2019", "marzo de 2019", "14 March 2019", "Mar. 2019", "March 14, 2019" */
function monthYear(tokens: readonly Token[], at: number): Found | undefined {
  const isDay = tokens[at]?.kind === "number" && /^\d{1,2}$/.test(tokens[at]?.text ?? "");
  const start = isDay ? at + 1 + (tokens[at + 1]?.key === "de" ? 1 : 0) : at;
  const month = monthOf(tokens[start]);
  if (month === undefined) return undefined;
  for (let length = 1; length <= 2; length++) {
    const year = tokens[start + length];
    const between = tokens[start + 1];
    const isJoined = length === 1 || between?.key === "de" || /^\d{1,2}$/.test(between?.text ?? "");
    if (year && isYear(year) && isJoined && !/[;:()]/.test(year.gap))
      return {
        date: { year: Number(year.text), month, ...(isDay ? { day: Number(tokens[at]?.text) } : {}) },
        length: start + length + 1 - at,
      };
  }
  return undefined;
}

const monthOf = (token: Token | undefined): number | undefined =>
  token?.kind === "word" ? monthNumberOf(token.text) : undefined;

/** "03/2019", "2019-03" */
function numericDate(tokens: readonly Token[], at: number): Found | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === "number" && /^(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d$/.test(first.text)) {
    const [month, year] = first.text.split(".");
    return { date: { year: Number(year), month: Number(month) }, length: 1 };
  }
  if (!first || !second || !/^[-/.]$/.test(second.gap)) return undefined;
  const isMonth = ({ text }: Token) => /^(?:0[1-9]|1[0-2]|[1-9])$/.test(text);
  if (isMonth(first) && isYear(second))
    return { date: { year: Number(second.text), month: Number(first.text) }, length: 2 };
  const isIso = isYear(first) && /^(?:0[1-9]|1[0-2])$/.test(second.text);
  return isIso ? { date: { year: Number(first.text), month: Number(second.text) }, length: 2 } : undefined;
}

/** The 24 of "2022-24". */
function shortEnd(tokens: readonly Token[], at: number): Found | undefined {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || !isYear(before) || !/^[-–—/]$/.test(own.gap) || !/^\d\d$/.test(own.text)) return undefined;
  const end = Number(before.text.slice(0, 2) + own.text);
  return end > Number(before.text) ? { date: { year: end, month: undefined }, length: 1 } : undefined;
}

/** "'07", and each of "22/23". */
function shortYear(tokens: readonly Token[], at: number): Found | undefined {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!own || !/^\d\d$/.test(own.text)) return undefined;
  const isSeason = (first: Token | undefined, second: Token | undefined) =>
    second?.gap === "/" && /^[12]\d$/.test(first?.text ?? "") && Number(first?.text) + 1 === Number(second.text);
  const isShort = /(?:^|[\s(\p{Pd}])['’‘]$/u.test(own.gap);
  if (!isShort && !isSeason(before, own) && !isSeason(own, next)) return undefined;
  const short = Number(own.text);
  return { date: { year: short + (short < 50 ? 2000 : 1900), month: undefined }, length: 1, isUnsure: !isShort };
}

/** A year unless it is money or a share; a count that looks like one is compared with both. */
function lonelyYear(tokens: readonly Token[], at: number): Found | undefined {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (!token || !year.test(yearWithin(token)) || isMoney(token, before) || next?.kind === "sign") return undefined;
  return { date: { year: Number(yearWithin(token)), month: undefined }, length: 1 };
}

/** Not the year of "27 %, 2024". */
const isMoney = ({ gap }: Token, before: Token | undefined) =>
  before?.kind === "sign" && before.text !== "%" && !gap.includes(",");

/** "3 March", "1er mars", "am 3. Dezember": a day of a year that is not said. */
function dayOfMonth(tokens: readonly Token[], at: number): Found | undefined {
  const day = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(tokens[at]?.text ?? "")?.[1];
  const start = at + 1 + (/^(?:de|of)$/.test(tokens[at + 1]?.key ?? "") ? 1 : 0);
  const month = monthOf(tokens[start]);
  if (day === undefined || month === undefined || Number(day) > 31) return undefined;
  return { date: { year: undefined, month, day: Number(day) }, length: start + 1 - at };
}

/** "from July to December 2014", "in July": with a capital or where another date follows, for "may" and "mars" are words. */
function lonelyMonth(token: Token, at: number, tokens: readonly Token[]): Found | undefined {
  const month = monthOf(token);
  const before = tokens[at - 1];
  if (month === undefined || token.text.length < 3 || !before) return undefined;
  const isMeant = token.isCapital || (roles.has(before.key) && token.text.length > 3);
  return isMeant ? { date: { year: undefined, month }, length: 1 } : undefined;
}

function roleAt(tokens: readonly Token[], at: number): DateRole {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own) return "in";
  const isBehindMark = /[.;:(]/.test(own.gap);
  const near = isBehindMark ? undefined : roles.get(before.key);
  return near ?? "in";
}

/** Two dates with a joint between them: the first is where it begins, the second where it ends. */
function ranged(dates: WrittenDate[], tokens: readonly Token[]): WrittenDate[] {
  const isRange = (first: WrittenDate | undefined, second: WrittenDate | undefined) => {
    if (!first || !second) return false;
    const own = tokens[second.at];
    const words = tokens.slice(first.at + 1, second.at).filter(({ kind }) => kind === "word");
    const isDashed = /^[-–—/]['’‘]?$/.test(own?.gap.trim() ?? "");
    const isBetween = /^(?:between|zwischen|entre|tra|tussen)$/.test(tokens[first.at - 1]?.key ?? "");
    return (
      (isDashed || second.role === "until" || isBetween || /^(?:a|al|au|zu|to|alla)$/.test(words.at(-1)?.key ?? "")) &&
      words.length <= 4
    );
  };
  return dates.map((date, index) => {
    if (isRange(date, dates[index + 1])) return { ...date, role: "from", year: date.year ?? dates[index + 1]?.year };
    return isRange(dates[index - 1], date) ? { ...date, role: "until" } : date;
  });
}
