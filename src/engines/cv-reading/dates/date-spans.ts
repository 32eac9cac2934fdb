import type { CvLine, Slice } from "../lines/cv-line.ts";
import { andPattern, monthOfName, monthPattern, presentPattern, sincePattern, toPattern } from "../words/date-words.ts";
import { withLatinDigits } from "../words/word-table.ts";
import { type DatePoint, datePointsIn } from "./date-points.ts";

/** What a stretch of a line says of time. */
export interface DateSpan {
  from: number;
  to: number;
  kind: "range" | "since" | "single";
  /** "2019-03", "2019" or "". */
  start: string;
  end: string;
  isCurrent: boolean;
}

const sign = "[-–—−―‐‑~〜～→~ー]+|\\.\\.+";
const joint = new RegExp(
  `^[\\s(.,]*(?:(?:${sign})\\s*(?:${sincePattern}|${toPattern})?|(?<!\\p{L})(?:${toPattern})(?!\\p{L}))[\\s.:]*$`,
  "u",
);
const present = new RegExp(
  `^[\\s(,.]*(?:(?:${andPattern})\\s+)?(?:(?:${sign}|(?:${toPattern})(?!\\p{L}))[\\s(]*)*(?:${toPattern})?\\s*(?<present>${presentPattern})(?![\\p{L}\\p{M}])`,
  "u",
);
const opened = new RegExp(`^[\\s.]*(?:${sign})\\s*(?=$|[\\t)）|,])`, "u");
const since = new RegExp(`(?<![\\p{L}\\p{M}])(?:${sincePattern})[\\s:]*$`, "u");
const sinceBehind = /^\s*(?:から|より|부터|起|以来|से)/u;
const shortEnd = /^\s?[-–—/]\s?(\d\d)(?!\d|[./-]\d)/u;
const monthBefore = new RegExp(
  `(?<![\\p{L}])(?<name>${monthPattern})\\.?\\s*(?:${sign}|${toPattern}|/)\\s*(?:\\d{1,2}\\.?\\s*)?$`,
  "u",
);
const numberBefore = /(?<![\d.,/-])(0?[1-9]|1[0-2])\s?[-–—]\s?$/u;

const found = new WeakMap<CvLine, DateSpan[]>();

/** The dates of a line, ranges first made of their two ends; offsets into its text. */
export function lineDates(line: CvLine): DateSpan[] {
  const known = found.get(line);
  if (known) return known;
  const spans = spansIn(line.folded);
  found.set(line, spans);
  return spans;
}

/** @param folded of any text; offsets are its own */
export function spansIn(folded: string): DateSpan[] {
  const text = withLatinDigits(folded);
  const points = datePointsIn(text);
  const spans: DateSpan[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const [first, later] = [points[index], points[index + 1]];
    if (!first) break;
    const next = later && first.month === undefined ? withoutName(later) : later;
    if (next && isJoint(text, first, next)) {
      spans.push(extended(text, range(first, next)));
      index += 1;
      continue;
    }
    spans.push(extended(text, spanOf(text, first, text.slice(first.to))));
  }
  return spans;
}

/** Of a span whose start is a year alone: "2010 to 2011 Out of work". */
const withoutName = (point: DatePoint): DatePoint =>
  point.yearEnd === undefined ? point : { ...point, month: undefined, to: point.yearEnd };

function isJoint(text: string, point: DatePoint, next: DatePoint): boolean {
  const between = text.slice(point.to, next.from);
  if (joint.test(between)) return true;
  // "summer 2019, summer 2021", "summers 2019 and 2021"
  const [name, again] = [point, next].map(({ from, to }) => /^\p{L}{3,}/u.exec(text.slice(from, to))?.[0]);
  const isSeason = name !== undefined && point.month === undefined;
  if (name && (name === again || (isSeason && !again)) && /^\s*(?:,|&|\p{L}{1,3}(?=\s))\s*$/u.test(between))
    return true;
  // Two cells of nothing else: "2018 | 2020".
  return between === "\t" && /(?:^|\t)$/.test(text.slice(0, point.from)) && /^(?:$|\t)/.test(text.slice(next.to));
}

function range(point: DatePoint, next: DatePoint): DateSpan {
  const [first, last] = value(point) > value(next) && value(next) !== "" ? [next, point] : [point, next];
  return { from: point.from, to: next.to, kind: "range", start: value(first), end: value(last), isCurrent: false };
}

const presentAhead = new RegExp(
  `(?:^|[\\t(|]|\\s{2,})\\s*((?:${presentPattern})\\s*(?:${sign}|${toPattern}(?!\\p{L}))\\s*)$`,
  "u",
);

function spanOf(text: string, point: DatePoint, behind: string): DateSpan {
  const alone = { from: point.from, to: point.to, start: value(point), end: "", isCurrent: false };
  const now = present.exec(behind);
  if (now) return { ...alone, to: point.to + now[0].length, kind: "range", isCurrent: true };
  const short = point.month === undefined ? shortEnd.exec(behind) : null;
  const century = Math.floor(point.year / 100) * 100;
  if (short && century + Number(short[1]) > point.year) {
    const to = point.to + short[0].length;
    // "seit WS 2022/23"
    return since.test(text.slice(0, point.from)) && short[0].includes("/")
      ? { ...alone, to, kind: "since", isCurrent: true }
      : { ...alone, to, kind: "range", end: String(century + Number(short[1])) };
  }
  const before = text.slice(0, point.from);
  const months = point.month === undefined ? undefined : (monthBefore.exec(before) ?? numberBefore.exec(before));
  if (months) {
    const first = months.groups ? monthOfName(months.groups.name ?? "") : Number(months[1]);
    return { ...alone, from: months.index, kind: "range", start: value({ ...point, month: first }), end: value(point) };
  }
  if (since.test(before) || sinceBehind.test(behind)) return { ...alone, kind: "since", isCurrent: true };
  const open = opened.exec(behind);
  if (open) return { ...alone, to: point.to + open[0].trimEnd().length, kind: "since", isCurrent: true };
  // "Today – 2019", as right-to-left and some newest-first lists have it; "USA Today – 2018" is a name.
  const [, ahead] = presentAhead.exec(before) ?? [];
  if (ahead) return { ...alone, from: point.from - ahead.length, kind: "range", isCurrent: true };
  return { ...alone, kind: "single" };
}

/** "from", "since" and brackets belong to it. */
function extended(text: string, span: DateSpan): DateSpan {
  const word = since.exec(text.slice(0, span.from));
  const from = word ? word.index : span.from;
  const suffix =
    /^(?:\s*(?:から|より|부터|起|まで|까지|止)|\.(?=\s*(?:[:,;)]|$)))/u.exec(text.slice(span.to))?.[0].length ?? 0;
  return { ...span, from, to: span.to + suffix };
}

function value({ year, month }: Pick<DatePoint, "year" | "month">): string {
  if (year === 0) return "";
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

/** The dates within a stretch. */
export const datesWithin = ({ line, from, to }: Slice): DateSpan[] =>
  lineDates(line).filter((span) => span.from >= from && span.to <= to);

/** "(2 years 3 months)" */
export const withoutDuration = (folded: string): string =>
  folded.replace(
    /\(?(?:\d+|one|two|three|a few)\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|anos?|meses|mes|anni?|mesi|jaar|maanden?|lat|lata|rok|miesi\p{L}+|лет|год\p{L}*|мес\p{L}*|рок\p{L}*|міс\p{L}*|let|mesic\p{L}*|年|个月|ヶ月|か月|년|개월|سنوات|سنه|شهر|سال|ماه|שנים|חודשים|वर्ष|महीने)\.?(?!\p{L})(?:\s*(?:and|und|et|y|e|en|i|и|,)?\s*(?=\d))?\)?/gu,
    "",
  );
