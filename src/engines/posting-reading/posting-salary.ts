import { anyOf, currencyCodes, currencyNames, currencySigns } from "../text/text.ts";
import type { DraftSalary } from "./boards/job-board.ts";

export interface PostedSalary {
  min: number;
  max: number;
  /** ISO 4217. */
  currency: string;
  period: SalaryPeriod;
}

type SalaryPeriod = "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";

const periodWords: [SalaryPeriod, RegExp][] = [
  ["HOUR", /\b(hour|hourly|hr|h|stunde|stuendlich|stundlich|std|heure|horaire|hora|ora|uur|godz|godzina|godzinę)\b/i],
  ["DAY", /\b(day|daily|tag|tagessatz|jour|dia|día|giorno|dag|dzień)(?![\p{L}])/iu],
  ["WEEK", /\b(week|weekly|woche|semaine|semana|settimana|tydzień)(?![\p{L}])/iu],
  [
    "MONTH",
    /\b(month|monthly|monat|monatlich|mois|mensuel|mes|mensual|mensuales|mese|mensili|maand|miesiąc|mies|miesięcznie|mês|mensal)(?![\p{L}])/iu,
  ],
  [
    "YEAR",
    /\b(year|yearly|annual|annually|annum|yr|p\.?\s?a|jahr|jaehrlich|jährlich|jahresgehalt|annuel|année|año|anual|anuales|anno|annui|annua|jaar|rok|rocznie|ano)(?![\p{L}])/iu,
  ],
];
/** What a salary can plausibly be, in any currency; outside of it the numbers mean something else. */
const plausible: Record<SalaryPeriod, [least: number, most: number]> = {
  HOUR: [1, 100_000],
  DAY: [10, 1_000_000],
  WEEK: [30, 3_000_000],
  MONTH: [100, 20_000_000],
  YEAR: [1_000, 200_000_000],
};
/** Without a word for the period, amounts from here on are taken for a year's. */
const surelyYearly = 15_000;

export function salaryFromNumbers({ min, max, currency, period }: DraftSalary): PostedSalary | undefined {
  const low = min || max;
  const high = max || min;
  const code = currency.trim().toUpperCase();
  if (!low || !high || !isCurrency(code)) return undefined;
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  return checked(least, most, code, period === "" ? likelyPeriod(least) : periodOf(period.replace(/[-_]/g, " ")));
}

/** For pay that names no period, as boards and pages often leave it out: what an amount of this size is paid for. */
function likelyPeriod(amount: number): SalaryPeriod | undefined {
  if (amount >= surelyYearly) return "YEAR";
  if (amount >= 1000) return "MONTH";
  return amount < 200 ? "HOUR" : undefined;
}

const sign = `(?:${anyOf(currencySigns)}|\\b${anyOf(currencyCodes)}\\b)`;
const amount = String.raw`(\d{1,2}(?:,\d\d)+,\d{3}|\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?\s?([kK]\b)?`;
const between = String.raw`\s*(?:-|–|—|to|bis|und|and|à|a|y|hasta|tot|do|e|até)\s*`;
const rangeBefore = new RegExp(`(${sign})\\s?${amount}${between}(?:${sign})?\\s?${amount}\\s?(${sign})?`, "g");
const rangeAfter = new RegExp(`${amount}\\s?(?:${sign})?${between}${amount}\\s?(${sign})`, "g");
const otherUnit = /^\s*(?:m|mm|mio|million|millions|b|bn|billion|billions|%)\b/i;
/** How far behind the amounts a word for the period is looked for. */
const periodReach = 40;

/** A salary that a text names plainly: a range with a currency, and a word for the period unless it is surely a year's. */
export function salaryFromText(text: string): PostedSalary | undefined {
  for (const line of text.split("\n").filter((candidate) => candidate.length < 2000)) {
    const found = [...line.matchAll(rangeBefore)].map(signFirst).concat([...line.matchAll(rangeAfter)].map(signLast));
    for (const range of found) {
      const salary = rangeSalary(range, line);
      if (salary) return salary;
    }
  }
  return undefined;
}

const single = new RegExp(`(${sign})?\\s?${amount}\\s?(${sign})?`, "g");

/** Pay that stands under a label of its own, where one amount is a salary, too. */
export function salaryFromLabel(text: string): PostedSalary | undefined {
  const range = salaryFromText(text);
  if (range) return range;
  for (const match of text.matchAll(single)) {
    const [whole, first, low, cents, thousands, last] = match;
    const currency = first ?? last;
    const value = amountOf(low, cents, thousands);
    const period = periodOf(text.slice(match.index + whole.length)) ?? likelyPeriod(value);
    const salary = currency && checked(value, value, currencyOf(currency), period);
    if (salary) return salary;
  }
  return undefined;
}

interface FoundRange {
  currency: string;
  low: number;
  high: number;
  end: number;
}

function signFirst(match: RegExpMatchArray): FoundRange {
  const [whole, first = "", low, lowCents, lowK, high, highCents, highK, last] = match;
  return {
    currency: currencyOf(last && first === "$" ? last : first),
    low: amountOf(low, lowCents, lowK ?? highK),
    high: amountOf(high, highCents, highK),
    end: match.index === undefined ? 0 : match.index + whole.length,
  };
}

function signLast(match: RegExpMatchArray): FoundRange {
  const [whole, low, lowCents, lowK, high, highCents, highK, last = ""] = match;
  return {
    currency: currencyOf(last),
    low: amountOf(low, lowCents, lowK ?? highK),
    high: amountOf(high, highCents, highK),
    end: match.index === undefined ? 0 : match.index + whole.length,
  };
}

function rangeSalary({ currency, low, high, end }: FoundRange, line: string): PostedSalary | undefined {
  const rest = line.slice(end, end + periodReach);
  if (otherUnit.test(rest) || high < low) return undefined;
  const period = periodOf(rest) ?? (low >= surelyYearly ? "YEAR" : undefined);
  return checked(low, high, currency, period);
}

const currencyOf = (word: string) => currencyNames.get(word.toLowerCase()) ?? word;

function amountOf(whole = "", cents = "0", thousands: string | undefined): number {
  const value = Number(`${whole.replace(/\D/g, "")}.${cents}`);
  return thousands ? value * 1000 : value;
}

/** "par an"; alone the word is English for something else. */
const perFrenchYear = /(?:\bpar|\/)\s?an\b/i;

function periodOf(words: string): SalaryPeriod | undefined {
  if (perFrenchYear.test(words)) return "YEAR";
  const found = periodWords.flatMap(([period, word]) => {
    const at = words.search(word);
    return at < 0 ? [] : [{ period, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.period;
}

/** A range wider than this is a mistake, or no salary. */
const widest = 10;

function checked(min: number, max: number, currency: string, period: SalaryPeriod | undefined) {
  if (!period || !Number.isFinite(min) || !Number.isFinite(max)) return undefined;
  const [least, most] = plausible[period];
  return min >= least && max <= most && max <= min * widest ? { min, max, currency, period } : undefined;
}

const knownCurrencies = new Set(Intl.supportedValuesOf("currency"));
const isCurrency = (code: string) => knownCurrencies.has(code);
