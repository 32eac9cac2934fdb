import { monthNamePattern, monthNumberOf } from "../text/text.ts";

/** Dates are "YYYY-MM", or "YYYY" where the CV names no month: a month is never made up. */
export interface DateSpan {
  from: string | undefined;
  /** Undefined means Present, or no date at all when `from` is undefined as well. */
  to: string | undefined;
  /** The line without its dates. */
  rest: string;
}

const year = "(?:19|20)\\d{2}";
const date = `(?:${monthNamePattern}\\.?,?\\s*(?:of\\s+|de\\s+)?${year}|(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}|${year}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?!\\d)|${year})`;
const present =
  "(?:present|today|now|current(?:ly)?|ongoing|to date|heute|jetzt|aktuell|laufend|présent|aujourd['’]hui|actuel(?:lement)?|actualidad|presente|actual(?:mente)?|hoy|oggi|heden|nu|nuvarande|obecnie|teraz|dziś|hoje|atual(?:mente)?)";
const dash = "\\s*(?:[-–—~→]|to|until|till|bis|à|au|a|al|hasta|jusqu['’]à)\\s*";
const since = "(?:since|seit|depuis|desde|from|ab)\\s+";
const edge = "(?<![\\p{L}\\d])";
const endEdge = "(?![\\p{L}\\d])";

const rangePattern = new RegExp(
  `${edge}(?:from\\s+|von\\s+|de\\s+)?(${date})${dash}(${date}|${present})${endEdge}`,
  "iu",
);
const shortRangePattern = new RegExp(
  `${edge}(${monthNamePattern})\\.?${dash}(${monthNamePattern}\\.?\\s+(${year}))${endEdge}`,
  "iu",
);
const twoDigitPattern = new RegExp(`${edge}(${year})\\s*[-–/]\\s*(\\d{2})${endEdge}`, "u");
const sincePattern = new RegExp(`${edge}${since}(${date})${endEdge}`, "iu");
/** "2022 –" ends its line and tells no end. */
const openPattern = new RegExp(`${edge}(${date})\\s+[-–—]$`, "iu");
const singlePattern = new RegExp(`${edge}(${date})${endEdge}`, "iu");

/** The dates of a line: "03/2019 – Present", "Jan 2016 - Feb 2019", "seit 2020", "2014-16", "May 2018". */
export function dateSpanOf(line: string): DateSpan | undefined {
  const range = rangePattern.exec(line);
  if (range) return span(line, range[0], dateOf(range[1]), dateOf(range[2]));
  const short = shortRangePattern.exec(line);
  if (short) return span(line, short[0], dateOf(`${short[1]} ${short[3]}`), dateOf(short[2]));
  const from = sincePattern.exec(line) ?? openPattern.exec(line);
  if (from) return span(line, from[0], dateOf(from[1]), undefined);
  const twoDigit = twoDigitRange(line);
  if (twoDigit) return twoDigit;
  const single = singlePattern.exec(line);
  return single ? span(line, single[0], dateOf(single[1]), dateOf(single[1])) : undefined;
}

/** True for a span with two ends or an open end; a lone year may stand in any sentence. */
export function hasDateRange(line: string): boolean {
  return [rangePattern, shortRangePattern, sincePattern].some((pattern) => pattern.test(line)) || !!twoDigitRange(line);
}

function twoDigitRange(line: string): DateSpan | undefined {
  const match = twoDigitPattern.exec(line);
  const [first, second] = [Number(match?.[1]), Number(`${match?.[1]?.slice(0, 2)}${match?.[2]}`)];
  if (!match || second <= first) return undefined;
  return span(line, match[0], dateOf(String(first)), dateOf(String(second)));
}

function span(line: string, found: string, from: string | undefined, to: string | undefined): DateSpan {
  const rest = line
    .replace(found, "\t")
    // LinkedIn adds the length of a job: "(3 years 2 months)".
    .replace(/\((?:\s*\d+ (?:years?|months?|yrs?|mos?))+\s*\)/i, "")
    .replace(/\(\s*\)|\[\s*\]/g, "\t")
    .replace(/^[\s,;:|()·•–—-]+|[\s,;:|(·•–—-]+$/gu, "");
  return { from, to, rest };
}

function dateOf(text: string | undefined): string | undefined {
  const yearText = new RegExp(year).exec(text ?? "")?.[0];
  if (!text || !yearText) return undefined;
  const named = /\p{L}{3,}/u.exec(text)?.[0].toLowerCase();
  const digits = /\d{1,2}/.exec(text.replace(yearText, ""))?.[0];
  const month = named ? monthNumberOf(named) : Number(digits);
  return month ? `${yearText}-${String(month).padStart(2, "0")}` : yearText;
}
