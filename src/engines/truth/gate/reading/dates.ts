import { monthNamePattern, monthNumberOf, monthsOfYearPart, yearPartPattern } from "../../../text/text.ts";
import { folded } from "./languages.ts";
import { isArticle, type Token } from "./words.ts";

export type DateRole = "since" | "until" | "from" | "in";

export interface WrittenDate {
  year: number | undefined;
  month: number | undefined;
  day: number | undefined;
  /** Months of "spring" or "early". */
  part: readonly number[];
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

const year = String.raw`(?:19[3-9]|20\d)\d(?!\d|[.,]\d)`;

/**
 * Each way to write one: "14 March 2019", "March 14, 2019", "marzo de 2019", "3rd of May", "July"; "03/2019"; "2019-03"; the 24 of "2022-24";
 * "'07"; and a year, unless it is money or a share.
 */
const written = new RegExp(
  [
    String.raw`(?:(?<!\d|\d[.,])(?<day>[0-3]?\d)(?:st|nd|rd|th|er|\.)? (?:de |of )?)?(?<![\p{L}\d])(?<name>${monthNamePattern})(?!\p{L})\.?` +
      String.raw`(?: (?<dayBehind>[0-3]?\d)(?:(?:st|nd|rd|th)(?!\p{L})|(?=, ${year})))?(?:,? (?:de |del |of )?(?<yearOfName>${year}))?`,
    String.raw`(?<![\p{L}\d])(?<part>${yearPartPattern})(?: (?:of|de|del|des|du|der|di))?[ -](?<yearOfPart>${year})`,
    String.raw`(?<!\d|\d[.,])(?:[0-3]?\d[./-])?(?<number>0?[1-9]|1[0-2])[./-](?<yearOfNumber>${year})`,
    String.raw`(?<!\d|\d[.,])(?<yearOfIso>${year})-(?<iso>0[1-9]|1[0-2])(?!\d)`,
    String.raw`(?<=20\d\d[-–—/])(?<end>\d\d)(?!\d)`,
    String.raw`(?<=(?:^|[\s(\p{Pd}])['’‘])(?<short>\d\d)(?!\d)`,
    String.raw`(?<!\d|\d[.,]|\p{Sc} ?)(?<year>${year})(?! ?[%\p{Sc}])`,
  ].join("|"),
  "giu",
);

/** Dates and the tokens that they take. */
export function datesOf(tokens: readonly Token[]): { dates: WrittenDate[]; taken: Set<number> } {
  let text = "";
  for (const token of tokens) text = text.padEnd(token.at - token.gap.length) + token.gap + token.text;
  const dates = [...text.matchAll(written)].flatMap((match) => dateOf(match, tokens) ?? []);
  const taken = new Set(dates.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  return { dates: ranged(dates, tokens), taken };
}

function dateOf({ 0: text, index, groups = {} }: RegExpExecArray, tokens: readonly Token[]): WrittenDate | undefined {
  const at = tokens.findIndex(({ end }) => end > index);
  const own = tokens[at];
  const before = tokens[isArticle.test(tokens[at - 1]?.key ?? "") ? at - 2 : at - 1];
  const { name, number, iso, short, end, day = groups.dayBehind } = groups;
  const written = groups.yearOfName ?? groups.yearOfNumber ?? groups.yearOfIso ?? groups.yearOfPart ?? groups.year;
  const century = end || Number(short) < 50 ? 2000 : 1900;
  const year = Number(written ?? 0) || (end || short ? century + Number(end ?? short) : undefined);
  const role = (before && own && !/[.;:(]/.test(own.gap) && roles.get(before.key)) || "in";
  // "may" and "mars" are words.
  const isMonth = before && (own?.isCapital || (roles.has(before.key) && (name?.length ?? 0) > 3));
  if (year === undefined && day === undefined && !(isMonth && (name?.length ?? 0) > 2)) return undefined;
  return {
    ...{ year, month: name ? monthNumberOf(name) : Number(number ?? iso ?? 0) || undefined },
    ...{ day: day === undefined ? undefined : Number(day), role, text, at },
    part: monthsOfYearPart(groups.part ?? ""),
    length: tokens.slice(at).filter((token) => token.at < index + text.length).length,
  };
}

/** Two dates with a joint between them: the first is where it begins, the second where it ends. */
const ranged = (dates: WrittenDate[], tokens: readonly Token[]): WrittenDate[] =>
  dates.map((date, index) => {
    const [before, next] = [dates[index - 1], dates[index + 1]];
    if (next && isRange(date, next, tokens)) return { ...date, role: "from", year: date.year ?? next.year };
    return before && isRange(before, date, tokens) ? { ...date, role: "until" } : date;
  });

function isRange(first: WrittenDate, second: WrittenDate, tokens: readonly Token[]): boolean {
  const words = tokens.slice(first.at + first.length, second.at).filter(({ kind }) => kind === "word");
  const isJoined =
    /^[-–—/]['’‘]?$/.test(tokens[second.at]?.gap.trim() ?? "") ||
    second.role === "until" ||
    /^(?:between|zwischen|entre|tra|tussen)$/.test(tokens[first.at - 1]?.key ?? "") ||
    /^(?:a|al|au|zu|to|alla)$/.test(words.at(-1)?.key ?? "");
  return isJoined && words.length < 4;
}
